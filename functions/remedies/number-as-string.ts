import { type Edit, type Remedy, remove, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { has } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { exampleValues } from '../../model/schemas/example-values.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';

/** What a text has that takes the place of a number. */
interface TextForm {
  /** The keywords of its schema beside the type. */
  readonly keywords: Readonly<Record<string, string | number>>;
  /** A number as such a text; null where it has none. */
  readonly write: (value: number) => string | null;
}

/** Bounds as in statement 2.2/numeric-string. */
const DECIMAL: TextForm = {
  keywords: { minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' },
  write: (value) => (/e/i.test(String(value)) ? null : String(value)),
};

/** Those of a number that is never negative. */
const UNSIGNED_DECIMAL: TextForm = {
  ...DECIMAL,
  keywords: { ...DECIMAL.keywords, pattern: '^[0-9]+([.][0-9]+)?$' },
};

/** RFC 3339: from seconds in UTC to nanoseconds with an offset. */
const INSTANT: TextForm = {
  keywords: { format: 'date-time', minLength: 20, maxLength: 35 },
  write: (value) => instantText(value),
};

/** From this number on, they are milliseconds: as seconds, it is a day of the year 5138. */
const LEAST_MILLISECONDS = 1e11;

function instantText(value: number): string | null {
  const time = new Date(value < LEAST_MILLISECONDS ? value * 1000 : value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/**
 * Makes a number a decimal string; nothing where it lists its values, or where its type is not written in the schema
 * itself.
 */
export function asDecimal(schema: SchemaNode, description: Description): Remedy {
  const { minimum, exclusiveMinimum } = schema.value;
  const isUnsigned = [minimum, exclusiveMinimum].some((bound) => typeof bound === 'number' && bound >= 0);
  return asText(schema, isUnsigned ? UNSIGNED_DECIMAL : DECIMAL, description);
}

/** Makes seconds or milliseconds since 1970 a date-time. */
export function asInstant(schema: SchemaNode, description: Description): Remedy {
  return asText(schema, INSTANT, description);
}

const NUMERIC_KEYWORDS = ['format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

function asText(schema: SchemaNode, { keywords, write }: TextForm, description: Description): Remedy {
  const { value, place } = schema;
  if ((value.type !== 'integer' && value.type !== 'number') || listedValues(schema).length > 0) return [];
  const added: Edit[] = [...Object.entries(keywords).map(([keyword, given]) => set(below(place, keyword), given))];
  const values = (numbersBySchema(description).get(schema) ?? []).map(({ at, number }) => ({
    at,
    text: write(number),
  }));
  if (values.some(({ text }) => text === null)) return [];
  return [
    set(below(place, 'type'), 'string'),
    ...NUMERIC_KEYWORDS.filter((keyword) => has(value, keyword) && !has(keywords, keyword)).map((keyword) =>
      remove(below(place, keyword)),
    ),
    ...added,
    ...values.map(({ at, text }) => set(at, text)),
  ];
}

/** The numbers that examples and defaults have for a schema. */
export const numbersBySchema: (
  description: Description,
) => ReadonlyMap<SchemaNode, readonly { readonly at: Place; readonly number: number }[]> = memoize((description) => {
  const numbers = new Map<SchemaNode, { at: Place; number: number }[]>();
  for (const shown of exampleValues(description)) {
    const { value, schemas } = shown;
    if (typeof value === 'number')
      for (const schema of schemas) appendTo(numbers, schema, { at: shown.place, number: value });
  }
  return numbers;
});
