import { parseBaseline } from '../../../baseline/baseline-file.ts';
import { growthOf } from '../../../baseline/growth.ts';
import { counted } from '../../../framework/messages.ts';
import { CommittedFiles } from '../../../git/committed-files.ts';
import type { LoadedBaseline } from './finding-filter.ts';

/** What the command line says of entries that a baseline did not always have. */
export interface GivenGrowth {
  /** The commit whose entries count. */
  readonly baselineFrom?: string;
  readonly acceptBaselineGrowth?: boolean;
}

/** @throws UsageError where there is no such commit. */
export async function committedFiles({ baselineFrom }: GivenGrowth, cwd: string): Promise<CommittedFiles | null> {
  return baselineFrom === undefined ? null : CommittedFiles.at(baselineFrom, cwd, '--baseline-from');
}

/**
 * The entries of a baseline that count, with a sentence on those that were added.
 *
 * @throws UsageError where the earlier one is broken.
 */
export async function withoutGrowth(
  loaded: LoadedBaseline,
  { baselineFrom = '', acceptBaselineGrowth = false }: GivenGrowth,
  committed: CommittedFiles | null,
): Promise<{ readonly baseline: LoadedBaseline; readonly notes: readonly string[] }> {
  if (committed === null) return { baseline: loaded, notes: [] };
  const { file, named } = loaded;
  const before = committed.has(file)
    ? await parseBaseline(await committed.read(file), file, committed.nameOf(file))
    : { descriptions: [], entries: [] };
  const { count, withoutIt } = growthOf(loaded, before);
  if (count === 0) return { baseline: loaded, notes: [] };
  const entries = counted(count, 'entry', 'entries');
  const grew = committed.has(file)
    ? `The baseline ${named} grew by ${entries} since ${baselineFrom}`
    : `The baseline ${named} is new since ${baselineFrom}, with ${entries}`;
  if (acceptBaselineGrowth) return { baseline: loaded, notes: [grew] };
  const them = count === 1 ? 'it' : 'them';
  const note = `${grew}, of which none counts; --accept-baseline-growth takes ${them}, too`;
  return { baseline: { ...loaded, ...withoutIt }, notes: [note] };
}
