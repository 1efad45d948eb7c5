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
