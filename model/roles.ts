import { annotationOf } from './annotations.ts';
import { effectiveSchema } from './effective-schema.ts';
import { familyNames } from './families.ts';
import { asString } from './json.ts';
import type { SchemaNode, SchemaUse } from './nodes.ts';
import type { Place } from './place.ts';
import { splitWords } from './words.ts';

const CURRENCY_NAMES = ['currency', 'currencyCode', 'currency_code'];

/** A property of an object, seen from the schema that it has. */
export interface PropertyUse {
  readonly name: string;
  readonly object: SchemaNode;
  readonly place: Place;
}

/** The properties that have the schema, by reference, as a part of theirs or written out, with the object that each belongs to. */
export function propertyUsesOf(node: SchemaNode): PropertyUse[] {
  const found: PropertyUse[] = [];
  const holders = new Set([node]);
  for (const { usedBy } of holders) {
    for (const { relation, key, place, holder } of usedBy) {
      if (holder === null) continue;
      if (relation === 'property') found.push({ name: String(key), object: holder, place });
      if (relation === 'reference' || relation === 'allOf') holders.add(holder);
    }
  }
  return found;
}

/** True for a property whose values are decimals: a Money's value, a Quantity's amount, a percentage. */
export function holdsDecimal({ name, object }: PropertyUse): boolean {
  if (name === 'value' && isMoney(object)) return true;
  return (name === 'amount' && isQuantity(object)) || isPercentageName(name);
}

/** True for a schema that is annotated as a percentage. */
export function isPercentage({ value }: SchemaNode): boolean {
  return asString(annotationOf(value)?.role) === 'percentage';
}

/** Money (statement 2.3/money): an object with a value and a currency, or one that is called or annotated so. */
export function isMoney(node: SchemaNode): boolean {
  if (asString(annotationOf(node.value)?.role) === 'money') return true;
  const { properties } = effectiveSchema(node);
  if (!properties.has('value')) return false;
  return CURRENCY_NAMES.some((name) => familyNames(node).has(name)) || node.usedBy.some(isCalledMoney);
}

function isCalledMoney({ relation, key }: SchemaUse): boolean {
  return relation === 'component' && splitWords(String(key)).at(-1) === 'money';
}

/** Quantity (statement 2.3/quantity): an object with a unit of measure. */
export function isQuantity(node: SchemaNode): boolean {
  return asString(annotationOf(node.value)?.role) === 'quantity' || familyNames(node).has('uom');
}

const PERCENTAGE_WORDS = new Set(['percentage', 'percent', 'apr']);

/** Words before `rate` that make it something else than a percentage. */
const OTHER_RATES = new Set([
  ...[
    'exchange',
    'conversion',
    'fx',
    'frame',
    'heart',
    'refresh',
    'sample',
    'sampling',
    'bit',
    'baud',
    'data',
    'hourly',
  ],
  ...['daily', 'weekly', 'monthly', 'nightly', 'room', 'shipping', 'pulse', 'clock', 'transfer', 'frequency', 'rate'],
]);

/** Percentage, rate or APR by a property's name (statement 2.3/percentage); of a dotted name, by its last part. */
export function isPercentageName(name: string): boolean {
  const words = splitWords(name.slice(name.lastIndexOf('.') + 1));
  const last = words.at(-1) ?? '';
  if (PERCENTAGE_WORDS.has(last)) return true;
  return last === 'rate' && words.length > 1 && !words.slice(0, -1).some((word) => OTHER_RATES.has(word));
}
