import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { isNullUse } from './only-alternative.ts';

/** Alternatives that are one text each. */
interface ConstantSet {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly schemas: readonly SchemaNode[];
  /** True where there are no other alternatives, but for null. */
  readonly isAll: boolean;
}

/**
 * The alternatives of a schema that are constants and nothing else than its alternatives: together, they are a list, as
 * `enum` would be.
 *
 *   {oneOf: [{const: OPEN}, {const: PAID}]}     one set of both
 *   {oneOf: [{enum: [OPEN]}, {type: integer}]}  none
 */
export function constantSets(schema: SchemaNode): readonly ConstantSet[] {
  const { oneOf, anyOf } = schema.value;
  return oneOf === undefined && anyOf === undefined ? NONE : readSets(schema);
}

const NONE: readonly never[] = Object.freeze([]);

const readSets = memoize(({ uses }: SchemaNode): readonly ConstantSet[] =>
  (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const others = uses.filter((use) => use.relation === keyword && !isNullUse(use));
    const schemas = others.flatMap(({ target }) =>
      target !== null && target.usedBy.length === 1 && isConstant(target) ? [target] : [],
    );
    return schemas.length < 2 ? [] : [{ keyword, schemas, isAll: schemas.length === others.length }];
  }),
);

/** The alternatives of a schema that list all of its values; null where there are none, or others. */
export function listingAlternatives(schema: SchemaNode): readonly SchemaNode[] | null {
  return constantSets(schema).find(({ isAll }) => isAll)?.schemas ?? null;
}

/** True for a schema that lists one text. */
export function isConstant({ value: { const: constant, enum: values } }: SchemaNode): boolean {
  if (!Array.isArray(values)) return typeof constant === 'string';
  return values.length === 1 && typeof values[0] === 'string';
}

/** True for one of such alternatives. */
export function isListingAlternative(schema: SchemaNode): boolean {
  const holder = schema.written?.holder ?? null;
  return holder !== null && listingAlternatives(holder)?.includes(schema) === true;
}
