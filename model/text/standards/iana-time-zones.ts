import { TIMEZONE_NAMES } from './codes.generated.ts';

let known: ReadonlySet<string> | undefined;
let knownToHost: ReadonlySet<string> | undefined;

/**
 * True for a name of the IANA timezone database in its spelling there, be it an old one (`US/Eastern`). An offset is no name,
 * and an abbreviation such as EST counts for none, though the database has some.
 */
export function isTimezoneName(text: string): boolean {
  known ??= new Set(TIMEZONE_NAMES.split(';').flatMap(namesOfArea));
  if (known.has(text)) return true;
  // The host's list may be newer, but it has no old names, and asking the host for those takes it long.
  knownToHost ??= new Set(Intl.supportedValuesOf('timeZone'));
  return knownToHost.has(text);
}

/** The names behind `Europe:Berlin,Paris`; those without an area stand behind an empty one. */
function namesOfArea(group: string): string[] {
  const colon = group.indexOf(':');
  const area = group.slice(0, colon);
  const names = group.slice(colon + 1).split(',');
  return area === '' ? names : names.map((name) => `${area}/${name}`);
}
