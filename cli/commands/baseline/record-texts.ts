import type { BaselineEntry } from '../../../baseline/baseline.ts';
import { countsOf } from '../../../baseline/counts.ts';
import { dayOf, hasExpired } from '../../../baseline/group.ts';
import type { UpdatedBaseline } from '../../../baseline/update.ts';
import { listed } from '../../../framework/messages.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';
import type { Found } from './find.ts';
import { countsTable } from './list.ts';
import type { RecordMode } from './mode.ts';

/** At most as many rows of what is new are shown. */
const ROWS = 20;

/** At most as many names are given as fit a line or two. */
const NAMED = 3;

/** What was done, for each mode. */
export const SUMMARIES: Readonly<
  Record<RecordMode, (updated: UpdatedBaseline, found: Found, output: string) => string>
> = { record: recorded, force: recorded, add: renewedIn, 'accept-new': accepted };

function recorded({ baseline }: UpdatedBaseline, { run, recording }: Found, output: string): string {
  const count = recording.recorded.filter(Boolean).length;
  return `Recorded ${atPlaces(count, baseline.entries.length)} of ${countedInThousands(run.linted, 'file')} in ${output}`;
}

function renewedIn({ baseline, added, removed, regrouped }: UpdatedBaseline, _: Found, output: string): string {
  const parts = [
    added.length > 0 ? `${added.length} added` : '',
    removed.length > 0 ? `${removed.length} taken out, as ${removed.length === 1 ? 'it is' : 'they are'} gone` : '',
    regrouped.length > 0 ? `${regrouped.length} given the reason or date` : '',
  ].filter((part) => part !== '');
  const did = listed(parts) || 'nothing changed';
  const summary = `${output} has findings at ${countedInThousands(baseline.entries.length, 'place')} now: ${did}`;
  return added.length === 0 ? summary : `${summary}\n\n${rows(added)}`;
}

function accepted({ baseline, added }: UpdatedBaseline, { recording }: Found, output: string): string {
  const has = `${output} has findings at ${countedInThousands(baseline.entries.length, 'place')}`;
  if (added.length === 0) return `Nothing is new; ${has}`;
  const { knownBy } = recording.comparison;
  const count = knownBy.filter((by, index) => recording.recorded[index] === true && by.includes(null)).length;
  return `Accepted ${atPlaces(count, added.length, 'new finding')}; ${has} now\n\n${rows(added)}`;
}

/** Findings, with their places where these are more. */
function atPlaces(findings: number, places: number, noun = 'finding'): string {
  const count = countedInThousands(findings, noun);
  return findings === places ? count : `${count} at ${countedInThousands(places, 'place')}`;
}

function rows(entries: readonly BaselineEntry[]): string {
  const counts = countsOf(entries);
  const more = counts.length - ROWS;
  const shown = countsTable(counts.slice(0, ROWS), dayOf(new Date()));
  return more > 0 ? `${shown}\nand ${more} more; \`lintel baseline --list\` shows all that is recorded` : shown;
}

/**
 * Says that lint goes on reporting some of what is recorded, because its time is over; null where there is none of
 * that.
 */
export function overNote({ baseline }: UpdatedBaseline, { recording }: Found, output: string): string | null {
  const today = dayOf(new Date());
  const gone = new Set(recording.comparison.gone);
  const { length } = baseline.entries.filter((entry) => hasExpired(entry.group, today) && !gone.has(entry));
  if (length === 0) return null;
  const [count, them] = length === 1 ? ['counts', 'it'] : ['count', 'them'];
  return `${countedInThousands(length, 'finding')} of ${output} ${count} again, as the baseline knew ${them} until a day that is over; renew ${them} with \`lintel baseline --add FILES --until DATE\``;
}

/** Why a baseline is not replaced. */
export function otherFilesSentence(entries: readonly BaselineEntry[], output: string): string {
  const files = countedBy(entries, ({ file }) => file);
  return `${output} also has findings of files that are not linted now: ${files}; name these, too, keep what they have with --add in place of --force, or delete ${output} first`;
}

/** What a baseline has no more. */
export function otherRulesNote(entries: readonly BaselineEntry[], output: string): string {
  const rules = countedBy(entries, ({ rule }) => rule);
  return `${output} has findings no more of rules that this run does not record: ${rules}`;
}

/** The names of entries with how many have each, such as `a.yaml (3), b.yaml (1) and 2 more`. */
function countedBy(entries: readonly BaselineEntry[], nameOf: (entry: BaselineEntry) => string): string {
  const counts = [...groupBy(entries, nameOf)].sort(([left], [right]) => (left < right ? -1 : 1));
  const shown = counts.slice(0, NAMED).map(([name, { length }]) => `${name} (${length})`);
  return listed(counts.length > NAMED ? [...shown, `${counts.length - NAMED} more`] : shown);
}
