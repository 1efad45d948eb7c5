import { COUNTRIES } from './codes.generated.ts';

let countries: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let parts: ReadonlySet<string> | undefined;

/** Kosovo: a user-assigned code of ISO 3166-1 in common use. */
const KOSOVO = 'XK';

/** True for the ISO 3166-1 alpha-2 code of a country; not for codes that are only reserved, such as UK and EU. */
export function isCountryCode(text: string): boolean {
  return text === KOSOVO || subdivisions().has(text);
}

/** True for an ISO 3166-2 code of a subdivision, with its country (`US-CA`) or without (`CA`). */
export function isSubdivisionCode(text: string): boolean {
  const [country = '', part, ...others] = text.split('-');
  if (others.length > 0) return false;
  if (part !== undefined) return subdivisions().get(country)?.has(part) === true;
  parts ??= new Set([...subdivisions().values()].flatMap((some) => [...some]));
  return parts.has(country);
}

/**
 * True for the code of a subdivision of a country, with the country or without; of a country that has no codes, for any
 * text.
 */
export function isSubdivisionOf(country: string, text: string): boolean {
  const codes = subdivisions().get(country);
  if (codes === undefined || codes.size === 0) return true;
  return codes.has(text.startsWith(`${country}-`) ? text.slice(country.length + 1) : text);
}

/** A code of a subdivision of a country, with the country; null for a country that has none. */
export function subdivisionOf(country: string): string | null {
  const [first] = subdivisions().get(country) ?? [];
  return first === undefined ? null : `${country}-${first}`;
}

function subdivisions(): ReadonlyMap<string, ReadonlySet<string>> {
  countries ??= new Map(
    COUNTRIES.split(';').map((entry) => [entry.slice(0, 2), new Set(entry.slice(3).split(',').filter(Boolean))]),
  );
  return countries;
}
