import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { wrongCodes } from '../../../functions/messages/wrong-codes.ts';
import { has, type JsonObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { type SentMoney, sentMoney } from '../../../model/exchange/sent-money.ts';
import { isCurrencyCode, lacksMinorUnits } from '../../../model/text/standards/iso-4217.ts';
import { commonType } from '../../../model/types/common-types.ts';
import { amountFault, CURRENCY_CODES, minorUnitsFault } from './money-texts.ts';

/**
 * The statement has two rules for descriptions; this one judges all of it in bodies. Of the decimals only that of
 * currencies without minor units is fixed.
 */
export default defineExchange({
  group: 'differences',
  values: sentMoney(isRight),
  judge: (money) => [...missingMembers(money), ...valueFaults(money), ...currencyFaults(money)],
});

/** True for Money with a value and a currency that are as they should be. */
function isRight({ value, currency }: JsonObject): boolean {
  if (typeof value !== 'string' || typeof currency !== 'string' || !isCurrencyCode(currency)) return false;
  return amountFault(value) === null && minorUnitsFault(value, currency) === null;
}

function missingMembers({ value: money, place }: SentMoney): ExchangeViolation[] {
  const missing = ['value', 'currency'].filter((name) => !has(money, name));
  if (missing.length === 0) return [];
  const { misnomers } = commonType('money');
  const others = missing.map((name) =>
    Object.keys(misnomers).find((other) => misnomers[other] === name && has(money, other)),
  );
  const wanted = missing.map((name, index) =>
    others[index] === undefined ? name : `${name} in place of ${others[index]}`,
  );
  const covers = others.flatMap((other) => (other === undefined ? [] : [below(place, other)]));
  return [{ message: `this Money has ${lacking(missing)}; write ${listed(wanted)}`, covers }];
}

function valueFaults({ value: money, place }: SentMoney): ExchangeViolation[] {
  const { value, currency } = money;
  const at = below(place, 'value');
  if (typeof value === 'number') {
    const isWhole = typeof currency === 'string' && lacksMinorUnits(currency) && Number.isInteger(value);
    const decimal = quote(`${value}${isWhole ? '.0' : ''}`);
    const remedy = `write a decimal string${value < 0 ? ' that is not negative' : ` such as ${decimal}`}`;
    return [{ message: `the value of Money is the number ${quote(value)}; ${remedy}`, at }];
  }
  if (typeof value !== 'string') return [];
  const message = amountFault(value) ?? minorUnitsFault(value, currency);
  return message === null ? [] : [{ message, at }];
}

function currencyFaults({ value: money, place }: SentMoney): ExchangeViolation[] {
  const { currency } = money;
  const at = below(place, 'currency');
  if (currency === undefined || currency === null) return [];
  if (typeof currency !== 'string')
    return [{ message: `the currency of Money is ${quote(currency)}; write an ISO 4217 code such as "EUR"`, at }];
  return isCurrencyCode(currency) ? [] : [{ message: wrongCodes([currency], [currency], CURRENCY_CODES), at }];
}
