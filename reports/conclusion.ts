import type { SeverityNumber } from '../framework/severity.ts';
import { type Result, resultPlaces } from '../source/result.ts';
import { countedInThousands, inThousands } from './in-thousands.ts';
import type { RunSummary } from './report.ts';

/** What a run comes to, in sentences for people. */
export interface Conclusion {
  /** Null when nothing can be said, because nothing or not everything was judged. */
  readonly verdict: string | null;
  /** The gravest severity among the findings that are shown; null without any. */
  readonly worst: SeverityNumber | null;
  /** What is not among the findings, and why. */
  readonly notes: readonly string[];
  /** The last line of a report: how many findings mend themselves. */
  readonly last: readonly string[];
}

/** Counts a run's findings, and names what was left out of them. */
export function conclusionOf(summary: RunSummary): Conclusion {
  const { results } = summary;
  const counts = countsOf(results);
  const worst = counts.findIndex((count) => count > 0);
  return {
    verdict: results.length === 0 ? clean(summary) : found(results, counts),
    worst: worst === -1 ? null : (worst as SeverityNumber),
    notes: notesOf(summary),
    last: mendableNote(results),
  };
}

function countsOf(results: readonly Result[]): [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const { severity } of results) counts[severity]++;
  return counts;
}

function clean({ linted, complete, quieted, known = 0 }: RunSummary): string | null {
  if (linted === 0 || !complete) return null;
  return `No ${known > 0 ? 'new ' : ''}${quieted > 0 ? 'errors' : 'problems'} found in ${countedInThousands(linted, 'file')}`;
}

function found(results: readonly Result[], [errors, warnings, infos, hints]: [number, number, number, number]): string {
  const parts = [
    countedInThousands(errors, 'error'),
    countedInThousands(warnings, 'warning'),
    countedInThousands(infos, 'info'),
    countedInThousands(hints, 'hint'),
  ];
  const files = new Set(results.map(({ source }) => source)).size;
  return `${countedInThousands(results.length, 'problem')} (${parts.join(', ')}) in ${countedInThousands(files, 'file')}`;
}

function notesOf({ hidden, quieted, complete, linted, failed, notes = [] }: RunSummary): string[] {
  return [
    ...hiddenNote(hidden),
    ...notes,
    quieted > 0 ? `${countedInThousands(quieted, 'finding')} not shown because of --quiet` : '',
    complete || linted === 0 ? '' : 'Not everything could be judged; the messages on standard error say why',
    failed > 0 ? `${countedInThousands(failed, 'file')} could not be linted` : '',
  ].filter((note) => note !== '');
}

/** How many of the findings `--fix` mends, and how many more `--unsafe-fixes`; nothing where none mends itself. */
function mendableNote(results: readonly Result[]): readonly string[] {
  const [safely, further] = [countMended(), countMended()];
  for (const result of results) {
    const { safely: safePlaces, inAll } = result.mendable ?? { safely: 0, inAll: 0 };
    const all = resultPlaces(result).length;
    if (safePlaces >= all) safely.whole++;
    else if (inAll >= all) further.whole++;
    else if (safePlaces > 0) safely.part++;
    else if (inAll > 0) further.part++;
  }
  if (safely.whole + safely.part + further.whole + further.part === 0) return [];
  return [`--fix mends ${mended(safely)} of these findings, --unsafe-fixes ${mended(further)} more`];
}

/** How many findings are mended at all of their places, and how many at some. */
interface Mended {
  whole: number;
  part: number;
}

function countMended(): Mended {
  return { whole: 0, part: 0 };
}

function mended({ whole, part }: Mended): string {
  return part === 0 ? inThousands(whole) : `${inThousands(whole)} (and ${inThousands(part)} in part)`;
}

/** How much the descriptions themselves keep back, so that nobody forgets it. */
export function hiddenNote(hidden: number): readonly string[] {
  return hidden > 0 ? [`${countedInThousands(hidden, 'finding')} hidden by x-lintel`] : [];
}
