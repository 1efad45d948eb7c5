import { TIMEZONE_NAMES } from './codes.generated.ts';

let known: ReadonlySet<string> | undefined;
let knownToHost: ReadonlySet<string> | undefined;

/**
 * True for a name of the IANA time zone database, as it is spelled there; also for an old one (`US/Eastern`). False for
 * offsets, and for abbreviations such as EST, though the database has some.
 */
export function isTimezoneName(text: string): boolean {
  known ??= new Set(TIMEZONE_NAMES.split(';').flatMap(namesOfArea));
  if (known.has(text)) return true;
  // The host's list may be newer, but lacks old names; looking those up at the host takes long.
  knownToHost ??= new Set(Intl.supportedValuesOf('timeZone'));
  return knownToHost.has(text);
}

/** The names in `Europe:Berlin,Paris`; the area is empty for names without one. */
function namesOfArea(group: string): string[] {
  const colon = group.indexOf(':');
  const area = group.slice(0, colon);
  const names = group.slice(colon + 1).split(',');
  return area === '' ? names : names.map((name) => `${area}/${name}`);
}
