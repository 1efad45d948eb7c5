import { COUNTRIES } from './codes.generated.ts';

let countries: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let parts: ReadonlySet<string> | undefined;

/** Kosovo's code, which ISO 3166-1 leaves to users, and which they agree on. */
const KOSOVO = 'XK';

/** True for a code of ISO 3166-1 alpha-2 that stands for a country; UK and EU are only reserved, and stand for none. */
export function isCountryCode(text: string): boolean {
  return text === KOSOVO || subdivisions().has(text);
}

/** True for a code of ISO 3166-2, whole (`US-CA`) or without the country that stands beside it (`CA`). */
export function isSubdivisionCode(text: string): boolean {
  const [country = '', part, ...others] = text.split('-');
  if (others.length > 0) return false;
  if (part !== undefined) return subdivisions().get(country)?.has(part) === true;
  parts ??= new Set([...subdivisions().values()].flatMap((some) => [...some]));
  return parts.has(country);
}

function subdivisions(): ReadonlyMap<string, ReadonlySet<string>> {
  countries ??= new Map(
    COUNTRIES.split(';').map((entry) => [entry.slice(0, 2), new Set(entry.slice(3).split(',').filter(Boolean))]),
  );
  return countries;
}
