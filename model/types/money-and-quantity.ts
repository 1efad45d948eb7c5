import { annotationOf } from '../annotations/annotations.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { joinedWords, lastWord } from './name-words.ts';

const CURRENCY_NAMES = ['currency', 'currencyCode', 'currency_code'];

/** Money (statement 2.3/money): an object with a value and a currency, or one that is called or annotated so. */
export function isMoney(node: SchemaNode): boolean {
  const role = asString(annotationOf(node.value)?.role);
  if (role !== null) return role === 'money';
  const types = typesOf(node);
  const { properties } = effectiveSchema(node);
  if (isCalledMoney(node)) return types.includes('object');
  return properties.has('value') && CURRENCY_NAMES.some((name) => familyPropertyNames(node).has(name));
}

/** True for a schema that is called Money, whatever it is. */
export function isCalledMoney(node: SchemaNode): boolean {
  return definitionNames(node).some(isMoneyName);
}

/** Quantity (statement 2.3/quantity): an object with a unit of measure. */
export function isQuantity(node: SchemaNode): boolean {
  return asString(annotationOf(node.value)?.role) === 'quantity' || familyPropertyNames(node).has('uom');
}

/** A name that calls its schema Money. */
export function isMoneyName(name: string): boolean {
  return lastWord(joinedWords(name)) === 'money';
}
