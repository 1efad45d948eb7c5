import type { Description } from '../description/description.ts';
import { isObject, type JsonObject } from '../description/json.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { ownAnnotatedRole } from '../types/annotated-role.ts';
import { commonTypeSchemas } from '../types/common-types.ts';
import { moneyReading } from '../types/monetary-names.ts';
import { CURRENCY_NAMES, isMoneyName } from '../types/money-and-quantity.ts';
import { type BodySlot, nameOf } from './body/body-slot.ts';
import { Selection } from './body/selection.ts';

/** An object in a body that is Money. */
export interface SentMoney {
  readonly value: JsonObject;
  readonly place: Place;
}

/** The members of Money, and the wrong names for them. */
const MEMBERS: readonly string[] = ['value', 'amount', ...CURRENCY_NAMES];

/**
 * The Money in the bodies of an exchange: what the description has as such; a value beside a currency; and an object
 * with a monetary name that has nothing but members of Money.
 *
 * @param isRight Whether nothing is wrong with one. It has a value that is no object.
 */
export const sentMoney = (isRight: (money: JsonObject) => boolean): Selection<SentMoney> =>
  new Selection({
    at: (slot, type, names) => {
      if (type !== 'object') return 'none';
      const role = roleOf(slot);
      if (role !== null && role !== 'money') return 'none';
      if (role === null && !isDescribedSo(slot) && !mayBeMoney(slot, names)) return 'none';
      return (money: JsonObject) => (isRight(money) ? 'holds' : 'look');
    },
    subject: ({ value, place, slot }) => {
      if (!isObject(value)) return null;
      const role = roleOf(slot);
      const isMoney = role === null ? isDescribedSo(slot) || looksSo(value, slot) : role === 'money';
      return isMoney ? { value, place } : null;
    },
  });

function roleOf({ schemas }: BodySlot): string | null {
  return schemas.map((schema) => ownAnnotatedRole(schema.value)).find((known) => known !== null) ?? null;
}

function isDescribedSo({ kind: { description }, schemas }: BodySlot): boolean {
  return description !== null && schemas.some((schema) => moneySchemas(description).has(schema));
}

function looksSo(value: JsonObject, slot: BodySlot): boolean {
  const names = Object.keys(value);
  if (!mayBeMoney(slot, names)) return false;
  return !hasValueAndCurrency(names) || !isObject(value.value);
}

function mayBeMoney(slot: BodySlot, names: readonly string[]): boolean {
  if (names.includes('uom')) return false;
  if (hasValueAndCurrency(names)) return true;
  const name = slot.isDataKey ? null : nameOf(slot);
  if (name === null || names.length === 0 || !names.every((one) => MEMBERS.includes(one))) return false;
  return isMoneyName(name) || moneyReading(name) === 'money';
}

function hasValueAndCurrency(names: readonly string[]): boolean {
  return names.includes('value') && CURRENCY_NAMES.some((name) => names.includes(name));
}

const moneySchemas = memoize((description: Description) => new Set(commonTypeSchemas(description, 'money')));
