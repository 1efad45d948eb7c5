import { quote } from '../../../framework/messages.ts';
import { isCurrencyCode, lacksMinorUnits } from '../../../model/text/standards/iso-4217.ts';

/** What the currencies of Money are codes of. */
export const CURRENCY_CODES = {
  nameWithArticle: 'an ISO 4217 code',
  example: 'EUR',
  suggestion: (text: string) => (isCurrencyCode(text.toUpperCase()) ? text.toUpperCase() : null),
};

/** The message about the value of Money: a text that is no decimal, or a negative one; null where it is right. */
export function amountFault(value: string): string | null {
  if (/^(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/.test(value)) return null;
  if (!isNegative(value)) return `the value ${quote(value)} of Money is no decimal; write one such as "19.99"`;
  return `the value ${quote(value)} of Money is negative; write one such as ${quote(value.slice(1))}`;
}

/**
 * The message about an amount in a currency without minor units that has another decimal part than `.0`; null where it
 * is right.
 */
export function minorUnitsFault(value: string, currency: unknown): string | null {
  if (typeof currency !== 'string' || !lacksMinorUnits(currency) || hasNoMinorUnits(value)) return null;
  const [, whole = null] = /^(\d+)(?:\.0+)?$/.exec(value) ?? [];
  const remedy = `write ${whole === null ? 'one with the decimal part .0, such as "1500.0"' : quote(`${whole}.0`)}`;
  return `${currency} has no minor units, and the value of Money is ${quote(value)}; ${remedy}`;
}

/** True for an amount such as "1500.0". */
function hasNoMinorUnits(amount: string): boolean {
  return /\.0$/.test(amount);
}

/** True for a decimal with a minus sign. */
export function isNegative(value: unknown): boolean {
  return typeof value === 'string' && /^-[0-9.]+$/.test(value);
}
