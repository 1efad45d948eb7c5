import type { BaselineEntry } from '../../../baseline/baseline.ts';
import type { Explanation } from '../../../baseline/explain-new.ts';
import { type BaselineGroup, groupKey } from '../../../baseline/group.ts';
import { plain } from '../../../framework/messages.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';

/** At most as many names or groups are named as fit a line or two. */
const SHOWN = 3;

/** Writes `lintel baseline OPTION` with the further options that it needs for a baseline. */
export type BaselineCommandFor = (option: '--accept-new' | '--prune') => string;

/** Says that findings of a baseline are gone, and how to take them out of it. */
export function fixedNote(count: number, command: BaselineCommandFor): string {
  return `${countedInThousands(count, 'finding')} of the baseline ${count === 1 ? 'is' : 'are'} fixed; run \`${command('--prune')}\``;
}

/** Says that this version finds what a baseline knows by another rule or place, and how to record that. */
export function movedNote(count: number, command: BaselineCommandFor): string {
  const has = `${count === 1 ? 'has' : 'have'} another rule or place in this version`;
  return `${countedInThousands(count, 'finding')} of the baseline ${has}; run \`${command('--prune')}\` to record that`;
}

/** One sentence for each group whose time is over, the first that ended first. */
export function expiredNotes(
  knownBy: readonly (readonly (BaselineEntry | null)[])[],
  known: readonly (readonly boolean[])[],
): string[] {
  const expired = knownBy.flatMap((places, index) => {
    const over = places.find((entry, place) => entry !== null && known[index]?.[place] !== true);
    return over?.group ?? [];
  });
  const groups = [...groupBy(expired, groupKey)].sort(([left], [right]) => (left < right ? -1 : 1));
  const shown = groups.slice(0, SHOWN).map(([, group]) => expiredNote(group));
  const rest = groups.slice(SHOWN).reduce((sum, [, group]) => sum + group.length, 0);
  return rest === 0
    ? shown
    : [...shown, `${countedInThousands(rest, 'finding')} more count${rest === 1 ? 's' : ''} again for such a reason`];
}

function expiredNote(groups: readonly BaselineGroup[]): string {
  const [{ reason, until } = {}] = groups;
  const count = groups.length;
  const why = reason === undefined ? '' : ` (${plain(reason)})`;
  return `${countedInThousands(count, 'finding')} count${count === 1 ? 's' : ''} again, as the baseline knew ${count === 1 ? 'it' : 'them'} until ${until}${why}`;
}

const EXPLAINED = {
  name: (count: number, named: string, command: BaselineCommandFor) =>
    `${countedInThousands(count, 'new finding')} may be known under a former name, which is gone: ${named}; if it was only renamed, run \`${command('--accept-new')}\``,
  rule: (count: number, named: string) =>
    `${countedInThousands(count, 'new finding')} ${count === 1 ? 'shows' : 'show'} only now that another at the same place is fixed: ${named}`,
  count: (count: number, named: string) =>
    `${countedInThousands(count, 'new finding')} cannot be told from known ones beside ${count === 1 ? 'it' : 'them'}, so any of these may be new: ${named}`,
};

/** What explains new findings, a sentence for each way. */
export function explanationNotes(explanations: readonly Explanation[], command: BaselineCommandFor): string[] {
  return (['name', 'rule', 'count'] as const).flatMap((by) => {
    const some = explanations.filter((one) => one.by === by);
    if (some.length === 0) return [];
    const total = some.reduce((sum, { count }) => sum + count, 0);
    return EXPLAINED[by](total, listOf(some), command);
  });
}

function listOf(explanations: readonly Explanation[]): string {
  const names = explanations
    .slice(0, SHOWN)
    .map(({ former, now }) => (former === now ? plain(now) : `${plain(former)} is ${plain(now)}`));
  const more = explanations.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
