import type { SchemaNode } from '../description/nodes.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { plainDefinitionNames } from '../schemas/definition-names.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { ownAnnotatedRole } from './annotated-role.ts';
import { joinedWords, lastWord } from './name-words.ts';

/** The name of the currency of Money, and wrong names for it. */
export const CURRENCY_NAMES: readonly string[] = ['currency', 'currencyCode', 'currency_code'];

/**
 * Money (statement 2.3/money): an object with a value and a currency, or one with that name or role. Looser than
 * `commonTypeSchemas`: the currency may stand in another part of the composition.
 */
export function isMoney(node: SchemaNode): boolean {
  const role = ownAnnotatedRole(node.value);
  if (role !== null) return role === 'money';
  if (plainDefinitionNames(node).some(isMoneyName)) return typesOf(node).includes('object');
  return (
    effectiveSchema(node).properties.has('value') && CURRENCY_NAMES.some((name) => familyPropertyNames(node).has(name))
  );
}

/** Quantity (statement 2.3/quantity): an object with the property `uom`, or with that role. */
export function isQuantity(node: SchemaNode): boolean {
  return ownAnnotatedRole(node.value) === 'quantity' || familyPropertyNames(node).has('uom');
}

/** A name of Money: `Money`, `priceMoney`. */
export function isMoneyName(name: string): boolean {
  return lastWord(joinedWords(name)) === 'money';
}

/** True for a rate between currencies, whose value is no amount. */
export function isExchangeRateName(name: string): boolean {
  return /(?:^|-)(?:exchange|conversion|currency|fx)-rate$/.test(joinedWords(name));
}
