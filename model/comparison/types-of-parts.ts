import { asArray, has } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { ownTypes, type SchemaType } from '../schemas/schema-types.ts';
import { type ListedValues, ownLists, typeOfValue } from './listed-values.ts';

/** The types that all parts of a schema admit; null for any. */
export function typesOfParts(
  parts: readonly SchemaNode[],
  constants: readonly ListedValues[],
  admitsNullBeside: boolean,
): ReadonlySet<SchemaType> | null {
  const named = parts.filter(({ value }) => has(value, 'type'));
  const deciding = named.length > 0 ? named : parts.filter(({ value }) => ownTypes(value).length > 0);
  if (deciding.length === 0) return typesOfLists(parts, constants, admitsNullBeside);
  const withNull = deciding.map(({ value }) => {
    const types = new Set(ownTypes(value));
    if (value.nullable === true || (listsNull(value) && !has(value, 'type'))) types.add('null');
    return types;
  });
  const common = withNull.reduce(inCommon);
  // Around a reference, null is meant beside it, though OpenAPI 3.0 takes it for what the reference has to admit as
  // well.
  const isWrapped = parts.some(({ value }) => value.nullable === true && (!has(value, 'type') || has(value, 'allOf')));
  return isWrapped || admitsNullBeside ? new Set([...common, 'null']) : common;
}

/** The types of the values that are listed; null where none are. */
function typesOfLists(
  parts: readonly SchemaNode[],
  constants: readonly ListedValues[],
  admitsNullBeside: boolean,
): ReadonlySet<SchemaType> | null {
  const [first] = [...parts.flatMap(ownLists), ...constants];
  if (first === undefined) return null;
  const admitsNull = admitsNullBeside || parts.some(({ value }) => value.nullable === true || listsNull(value));
  return new Set([...first.values.map(typeOfValue), ...(admitsNull ? ['null' as const] : [])]);
}

function listsNull({ enum: listed }: SchemaNode['value']): boolean {
  return asArray(listed).includes(null);
}

function inCommon(left: ReadonlySet<SchemaType>, right: ReadonlySet<SchemaType>): Set<SchemaType> {
  const types = new Set<SchemaType>();
  for (const type of left) if (right.has(type) || (type === 'integer' && right.has('number'))) types.add(type);
  if (right.has('integer') && left.has('number')) types.add('integer');
  return types;
}
