import { type BaselineEntry, type FindingEntries, nameFor } from '../../../baseline/baseline.ts';
import { compareWithBaseline } from '../../../baseline/compare.ts';
import type { RuleFinding } from '../../../framework/finding.ts';
import type { Place } from '../../../model/description/place.ts';
import type { LoadedBaseline } from '../lint/finding-filter.ts';

/** Where a place is: its file, and what a baseline calls it there. */
type Identify = (place: Place) => { readonly source: string; readonly identity: string };

/** For each finding, whether a baseline knows it at all its places. */
export function knownBy(
  baseline: LoadedBaseline,
  findings: readonly RuleFinding[],
  identify: Identify,
): readonly boolean[] {
  const entry = (rule: string, at: Place): BaselineEntry => {
    const { source, identity } = identify(at);
    return { file: nameFor(source, baseline.file), rule, place: identity };
  };
  const entries = findings.map(
    ({ rule: { code }, place, places, sameCause }): FindingEntries => ({
      places: eachOnce((places ?? [place]).map((at) => entry(code, at))),
      sameCause: eachOnce(Array.from(sameCause, ({ code: other, place: at }) => entry(other, at))),
    }),
  );
  return compareWithBaseline(entries, baseline).known.map((places) => places.every(Boolean));
}

/** Several subjects of a finding may have one place. */
function eachOnce(entries: readonly BaselineEntry[]): BaselineEntry[] {
  return [...new Map(entries.map((one) => [`${one.rule}\n${one.file}\n${one.place}`, one])).values()];
}
