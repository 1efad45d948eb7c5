let current: ReadonlySet<string> | undefined;
let names: Intl.DisplayNames | undefined;

/** True for an ISO 4217 currency code that the host has a name for, also for one that is no longer in use. */
export function isCurrencyCode(text: string): boolean {
  if (!/^[A-Z]{3}$/.test(text)) return false;
  current ??= new Set(Intl.supportedValuesOf('currency'));
  if (current.has(text)) return true;
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return names.of(text) !== undefined;
}

/**
 * The currencies without minor units (ISO 4217, list one). The host's data follow what people pay with, and lack minor
 * units for more.
 */
const WITHOUT_MINOR_UNITS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);

/** True for a currency without minor units, such as the yen. */
export function lacksMinorUnits(currency: string): boolean {
  return WITHOUT_MINOR_UNITS.has(currency);
}
