import type { SchemaNode, SchemaUse } from './nodes.ts';
import { CONDITIONS, SAME_VALUE } from './schema-relations.ts';

/** What a schema describes part of, as bits of `SchemaNode.contexts`. */
export const Context = {
  requestBody: 1,
  responseBody: 2,
  pathParameter: 4,
  queryParameter: 8,
  headerParameter: 16,
  cookieParameter: 32,
  responseHeader: 64,
  /** The schema's property names are names of JSON properties. */
  jsonPropertyNames: 128,
  /** The schema's property names are names of multipart parts. */
  multipartPropertyNames: 256,
  /** The schema is a value's own description, not a condition that picks values (`not`, `if`, `contains`, `propertyNames`). */
  describesInstance: 512,
  /** The body is an error response's. */
  errorBody: 1024,
} as const;

const NAME_CONTEXTS = Context.jsonPropertyNames | Context.multipartPropertyNames;

/** A schema with the contexts that it is directly used in. */
export interface ContextSeed {
  readonly schema: SchemaNode;
  readonly contexts: number;
}

/** Spreads contexts from the seeds to everything that is reachable from them. */
export function spreadContexts(seeds: readonly ContextSeed[], add: (schema: SchemaNode, contexts: number) => boolean) {
  const work = seeds.filter(({ schema, contexts }) => add(schema, contexts)).map(({ schema }) => schema);
  for (let schema = work.pop(); schema !== undefined; schema = work.pop()) {
    for (const use of schema.uses) {
      if (use.target !== null && add(use.target, contextsThrough(use, schema.contexts))) work.push(use.target);
    }
  }
}

function contextsThrough(use: SchemaUse, contexts: number): number {
  if (CONDITIONS.has(use.relation)) return contexts & ~Context.describesInstance;
  if (use.relation === 'patternProperty') return contexts & ~NAME_CONTEXTS;
  if (SAME_VALUE.has(use.relation) || (contexts & Context.multipartPropertyNames) === 0) return contexts;
  return (contexts & ~Context.multipartPropertyNames) | Context.jsonPropertyNames;
}

/** True where a schema describes a value itself, and is no condition that picks values (`not`, `if`, `contains`). */
export function describesValue({ contexts }: SchemaNode): boolean {
  return (contexts & Context.describesInstance) !== 0;
}
