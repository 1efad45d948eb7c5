/**
 * Times that exist, of the kind that a generated text has: from a pattern alone come a thirteenth month and a day 91,
 * and where a format has a length as well, letters behind the time. None for a text of another kind, or a date that
 * exists.
 */
export function timesLike(text: string, format: unknown): readonly string[] {
  if (format === 'date-time' || /^\d{4}-\d\d-\d\dT\d\d:/.test(text))
    return [...writtenOut(text), `${DAY}T14:00:00.000Z`];
  if (format === 'time' || /^\d\d:\d\d:\d\d/.test(text)) return ['17:30:00.000Z', '17:30:00Z', '17:30:00', text];
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? [] : [DAY];
  return /^\d{4}-\d\d$/.test(text) && !isDay(`${text}-01`) ? [DAY.slice(0, 7)] : [];
}

const DAY = '2026-03-02';

/** The time of a text in the form of the conventions; of one with more behind it, what stands before. */
function writtenOut(text: string): readonly string[] {
  const times = [text, text.replace(/(?<=T\d\d:\d\d:\d\d).*$/, 'Z')].map((one) => Date.parse(one));
  return times.filter((time) => !Number.isNaN(time)).map((time) => new Date(time).toISOString());
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
