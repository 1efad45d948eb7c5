import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Baseline, type BaselineEntry, type FindingEntries, nameFor } from '../../../baseline/baseline.ts';
import { readBaseline, writeBaseline } from '../../../baseline/baseline-file.ts';
import { compareWithBaseline, inGroup } from '../../../baseline/compare.ts';
import { identityOf } from '../../../baseline/identity.ts';
import { BY_OPTION } from '../../../baseline/recorded-by.ts';
import type { JudgedChange } from '../../../diff/judge-changes.ts';
import { counted } from '../../../framework/messages.ts';
import type { Io } from '../../../platform/io.ts';
import { expiredNotes } from '../lint/baseline-notes.ts';
import type { DiffCommandOptions } from './options.ts';

/** What a baseline knows of the changes of a run. */
export interface KnownChanges {
  readonly isKnown: (judged: JudgedChange) => boolean;
  /** How many changes it knows. */
  readonly count: number;
  /** Sentences on the baseline itself. */
  readonly notes: readonly string[];
}

/**
 * Which changes a baseline knows at all their places. Its form is that of a baseline of descriptions, with kinds in the
 * place of rules.
 *
 * @throws UsageError for one that cannot be used.
 */
export async function knownChanges(
  found: readonly JudgedChange[],
  { baseline: named }: DiffCommandOptions,
  { cwd }: Io,
): Promise<KnownChanges> {
  if (typeof named !== 'string') return { isKnown: () => false, count: 0, notes: [] };
  const file = resolve(cwd, named);
  const { known, knownBy, gone } = compareWithBaseline(
    entriesOf(found, file),
    await readBaseline(file, named, BY_OPTION),
  );
  const left = new Set(found.filter((_judged, index) => known[index]?.every(Boolean)));
  const over =
    gone.length === 0
      ? []
      : [
          `${counted(gone.length, 'place')} of the baseline ${gone.length === 1 ? 'is' : 'are'} changed no more; run with \`--save-baseline ${named}\``,
        ];
  return { isKnown: (judged) => left.has(judged), count: left.size, notes: [...over, ...expiredNotes(knownBy, known)] };
}

/**
 * Records the changes of a run as known, and nothing else. What a baseline under this name knew keeps its reason and
 * its last day.
 *
 * @throws UsageError
 */
export async function saveBaseline(
  named: string,
  found: readonly JudgedChange[],
  descriptions: readonly string[],
  { cwd }: Io,
): Promise<void> {
  const file = resolve(cwd, named);
  const former: Baseline = existsSync(file)
    ? await readBaseline(file, named, BY_OPTION)
    : { descriptions: [], entries: [] };
  const entries = entriesOf(found, file);
  const { knownBy } = compareWithBaseline(entries, former);
  const recorded = entries.flatMap(({ places }, index) =>
    places.map((place, at) => inGroup(place, knownBy[index]?.[at]?.group)),
  );
  writeBaseline(
    file,
    { descriptions: descriptions.map((source) => nameFor(source, file)), entries: recorded },
    cwd,
    BY_OPTION,
  );
}

function entriesOf(found: readonly JudgedChange[], file: string): FindingEntries[] {
  return found.map(({ result: { kind, code }, knownBy }) => {
    const places = knownBy.map(({ source, data, path }): BaselineEntry => {
      return { file: nameFor(source, file), rule: kind ?? code, place: identityOf(data, path) };
    });
    return { places, sameCause: [] };
  });
}
