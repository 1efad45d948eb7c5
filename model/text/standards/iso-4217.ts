let current: ReadonlySet<string> | undefined;
let names: Intl.DisplayNames | undefined;

/** True for a code of ISO 4217 that the host knows by a name; codes that are no longer in use are among them. */
export function isCurrencyCode(text: string): boolean {
  if (!/^[A-Z]{3}$/.test(text)) return false;
  current ??= new Set(Intl.supportedValuesOf('currency'));
  if (current.has(text)) return true;
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return names.of(text) !== undefined;
}
