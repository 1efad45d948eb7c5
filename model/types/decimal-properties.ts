import type { SchemaNode } from '../description/nodes.ts';
import { LEADING_TO_PROPERTIES } from '../description/schema-relations.ts';
import { type PropertyUse, propertyUses } from '../schemas/fields.ts';
import { isMoney, isQuantity } from './money-and-quantity.ts';
import { isPercentageName } from './percentage-names.ts';

/** True for a property whose values are decimals: a Money's value, a Quantity's amount, a percentage. */
export function holdsDecimal({ name, object }: PropertyUse): boolean {
  if (name === 'value' && isMoney(object)) return true;
  return (name === 'amount' && isQuantity(object)) || isPercentageName(name);
}

/** True for a schema that only properties and parameters for decimals use, and at least one such property. */
export function isDecimalEverywhere(node: SchemaNode): boolean {
  const uses = propertyUses(node);
  return uses.length > 0 && uses.every(holdsDecimal) && !hasOtherUse(node);
}

/** True for a schema of items, of the values of a map, of a body, or of a parameter that is no percentage. */
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
