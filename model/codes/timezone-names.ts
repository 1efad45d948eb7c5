/** Names of the database that are abbreviations of an offset, kept there for old systems only. */
const ABBREVIATIONS = /^(?:EST|MST|HST|CET|MET|EET|WET)$/;

/** Abbreviations and old short names that hosts take for a zone of the database. */
const HOST_NAMES = /^(?!UTC$|GMT$|UCT$|Zulu$|ROC$|ROK$|PRC$|[A-Z]{3}[0-9][A-Z]{3}$)[A-Z]{3}$/;

/**
 * True for a name of the IANA timezone database that the host knows, in its spelling there. An offset is no name, and an
 * abbreviation such as EST counts for none, though the database has some.
 */
export function isTimezoneName(text: string): boolean {
  if (!/^[A-Za-z]/.test(text) || ABBREVIATIONS.test(text) || HOST_NAMES.test(text)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    return timeZone === text || timeZone.toLowerCase() !== text.toLowerCase();
  } catch {
    return false;
  }
}
