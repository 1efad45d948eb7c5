import { rememberedText } from '../remembered.ts';

/** Abbreviations of an offset: hosts know some, and the database keeps a few for old systems (EST). Not those of places. */
const ABBREVIATION = /^(?!(?:UTC|GMT|UCT|ROC|ROK|PRC)$)[A-Z]{3,4}$/;

/** The database's zone of a system that has not been set up, which no host takes. */
const UNSET = 'Factory';

let zones: ReadonlySet<string> | undefined;

/**
 * True for a name of the IANA timezone database that the host knows, in its spelling there. An offset is no name, and an
 * abbreviation such as EST counts for none, though the database has some.
 */
export const isTimezoneName: (text: string) => boolean = rememberedText((text) => {
  zones ??= new Set([...Intl.supportedValuesOf('timeZone'), UNSET]);
  if (zones.has(text)) return true;
  // Old names and links are not listed, and asking for one takes long.
  if (!/^[A-Za-z]/.test(text) || ABBREVIATION.test(text)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    return timeZone === text || timeZone.toLowerCase() !== text.toLowerCase();
  } catch {
    return false;
  }
});
