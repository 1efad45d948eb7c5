import { annotationOf } from '../annotations/annotations.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { EXTENSIONS, LEADING_TO_PROPERTIES } from '../description/schema-relations.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { joinedWords, lastWord } from './name-words.ts';
import { isPercentageName } from './percentages.ts';

export { isAddress } from './addresses.ts';
export { annotatedRole, annotatedRoleOfField } from './annotated-role.ts';
export {
  isCountryField,
  isCountryName,
  isLanguageField,
  isLanguageName,
  isProvinceField,
  isProvinceName,
  isTimezoneField,
  isTimezoneFieldName,
} from './code-fields.ts';
export { isEnumeratedCode } from './enumerated-codes.ts';
export { isLocale, isLocaleName } from './locales.ts';
export { isMonetaryField, moneyReading, speaksOfMoney } from './monetary-names.ts';
export { isPercentageField, isPercentageName, mayBePercentageName, OTHER_RATES } from './percentages.ts';
export {
  isDayName,
  isFloatingName,
  isInstantName,
  isTimeRangeName,
  isTimeRangeParameter,
  isYearMonthName,
  mayBeYearMonthName,
} from './temporal-names.ts';

const CURRENCY_NAMES = ['currency', 'currencyCode', 'currency_code'];

/** A property of an object, seen from the schema that it has. */
export interface PropertyUse {
  readonly name: string;
  readonly object: SchemaNode;
  readonly place: Place;
  /** The schema of the property: the one that is asked for, or one that takes it in. */
  readonly schema: SchemaNode;
}

/** The properties that have the schema, by reference, as a part of theirs or written out, with the object that each belongs to. */
export function propertyUses(node: SchemaNode): PropertyUse[] {
  const found: PropertyUse[] = [];
  const holders = new Set([node]);
  for (const { usedBy } of holders) {
    for (const { relation, key, place, holder, target } of usedBy) {
      if (holder === null) continue;
      if (relation === 'property') found.push({ name: String(key), object: holder, place, schema: target ?? node });
      if (EXTENSIONS.has(relation)) holders.add(holder);
    }
  }
  return found;
}

/** True for a property whose values are decimals: a Money's value, a Quantity's amount, a percentage. */
export function holdsDecimal({ name, object }: PropertyUse): boolean {
  if (name === 'value' && isMoney(object)) return true;
  return (name === 'amount' && isQuantity(object)) || isPercentageName(name);
}

/** True for a schema that properties have, all of them decimals, and that nothing but such properties and parameters uses. */
export function isDecimalEverywhere(node: SchemaNode): boolean {
  const uses = propertyUses(node);
  return uses.length > 0 && uses.every(holdsDecimal) && !hasOtherUse(node);
}

/** An array's items, the values of a map, a body, or a parameter that is no percentage. */
function hasOtherUse(node: SchemaNode): boolean {
  const holders = new Set([node]);
  for (const { usedBy } of holders) {
    for (const { relation, key, holder } of usedBy) {
      if (relation === 'parameter' && isPercentageName(String(key))) continue;
      if (!LEADING_TO_PROPERTIES.has(relation)) return true;
      if (holder !== null && relation !== 'property') holders.add(holder);
    }
  }
  return false;
}

/** True for a schema that is annotated as a percentage. */
export function isPercentage({ value }: SchemaNode): boolean {
  return asString(annotationOf(value)?.role) === 'percentage';
}

/** Money (statement 2.3/money): an object with a value and a currency, or one that is called or annotated so. */
export function isMoney(node: SchemaNode): boolean {
  const role = asString(annotationOf(node.value)?.role);
  if (role !== null) return role === 'money';
  const { properties, types } = effectiveSchema(node);
  if (isCalledMoney(node)) return types.includes('object');
  return properties.has('value') && CURRENCY_NAMES.some((name) => familyPropertyNames(node).has(name));
}

/** True for a schema that is called Money, whatever it is. */
export function isCalledMoney(node: SchemaNode): boolean {
  return definitionNames(node).some(isMoneyName);
}

/** A name that calls its schema Money. */
export function isMoneyName(name: string): boolean {
  return lastWord(joinedWords(name)) === 'money';
}

/** Quantity (statement 2.3/quantity): an object with a unit of measure. */
export function isQuantity(node: SchemaNode): boolean {
  return asString(annotationOf(node.value)?.role) === 'quantity' || familyPropertyNames(node).has('uom');
}
