import { asArray, has } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { ownTypes, type SchemaType } from '../schemas/schema-types.ts';
import type { ListedValues } from './listed-values.ts';

/** The types that all parts of a schema admit; null for any. */
export function typesOfParts(
  parts: readonly SchemaNode[],
  constants: readonly ListedValues[],
  admitsNullBeside: boolean,
): ReadonlySet<SchemaType> | null {
  const named = parts.filter(({ value }) => has(value, 'type'));
  const deciding = named.length > 0 ? named : parts.filter(({ value }) => ownTypes(value).length > 0);
  if (deciding.length === 0) return typesOfConstants(constants, admitsNullBeside);
  const withNull = deciding.map(({ value }) => {
    const types = new Set(ownTypes(value));
    const lists = asArray(value.enum).includes(null) && !has(value, 'type');
    if (value.nullable === true || lists) types.add('null');
    return types;
  });
  const common = withNull.reduce(inCommon);
  const isWrapped = parts.some(({ value }) => value.nullable === true && !has(value, 'type'));
  return isWrapped || admitsNullBeside ? new Set([...common, 'null']) : common;
}

function typesOfConstants(constants: readonly ListedValues[], admitsNull: boolean): ReadonlySet<SchemaType> | null {
  const [first] = constants;
  if (first === undefined || !first.values.every((value) => typeof value === 'string')) return null;
  return new Set(admitsNull ? ['string', 'null'] : ['string']);
}

function inCommon(left: ReadonlySet<SchemaType>, right: ReadonlySet<SchemaType>): Set<SchemaType> {
  const types = new Set<SchemaType>();
  for (const type of left) if (right.has(type) || (type === 'integer' && right.has('number'))) types.add(type);
  if (right.has('integer') && left.has('number')) types.add('integer');
  return types;
}
