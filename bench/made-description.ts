/** The parts that the made descriptions of growth.ts and extremes.ts are put together from. */

export type Json = Record<string, unknown>;

/** A description without operations or schemas but those that it is made of. */
export interface MadeDescription extends Json {
  readonly paths: Json;
  readonly components: { readonly schemas: Json };
}

/** A string with both bounds and a pattern. */
export const TEXT = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Za-z ]+$' };

/** A description of these path items and component schemas. */
export function made(paths: Json, schemas: Json): MadeDescription {
  return {
    openapi: '3.1.0',
    info: { title: 'Made', version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas },
  };
}

/** An object with as many members, each made from its index. */
export function many(count: number, entry: (index: number) => readonly [string, unknown]): Json {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
}
