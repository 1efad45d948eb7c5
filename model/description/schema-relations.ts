import type { SchemaUse } from './nodes.ts';

/**
 * A set of the ways in which a schema is used: by another schema under a keyword, or by a body, parameter or component.
 */
export type Relations = ReadonlySet<SchemaUse['relation']>;

/**
 * Subschemas written under a keyword that applies them to the same value as the schema around them: in-place
 * applicators (JSON Schema 2020-12, section 10.2), without `not` and `if`, which only test the value.
 */
export const BRANCHES: Relations = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchema']);

/** `BRANCHES`, and what a `$ref` or `$dynamicRef` refers to: all uses that describe the same value as their holder. */
export const SAME_VALUE: Relations = new Set([...BRANCHES, 'reference']);

/** The uses whose target holds for all values of the holder, and not only for some: `allOf` and references. */
export const EXTENSIONS: Relations = new Set(['allOf', 'reference']);

/** The uses that only give a schema a name, or a place of its own. */
export const NAMING: Relations = new Set(['component', 'definition', 'file']);

/** True for a use whose target holds for all values of the holder. */
export function isExtension({ relation }: SchemaUse): boolean {
  return EXTENSIONS.has(relation);
}

/** Subschemas that only test values or property names, and do not describe what is there. */
export const CONDITIONS: Relations = new Set(['not', 'condition', 'contains', 'propertyNames']);

/**
 * Subschemas that describe nothing that a body carries: `CONDITIONS`, and entries of `$defs`, which do so only where
 * used.
 */
export const NOT_CARRIED: Relations = new Set([...CONDITIONS, 'definition']);

/** The uses of which the holder's own uses say which field has the values: `SAME_VALUE`, and the items of an array. */
export const SAME_FIELD: Relations = new Set([...SAME_VALUE, 'items']);

/**
 * The uses that properties can be found through: properties, `EXTENSIONS`, and the names that schemas have for
 * themselves.
 */
export const LEADING_TO_PROPERTIES: Relations = new Set([...EXTENSIONS, 'property', 'component', 'file']);
