import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Baseline } from '../../../baseline/baseline.ts';
import { readBaseline, writeBaseline } from '../../../baseline/baseline-file.ts';
import { presentDescriptions } from '../../../baseline/fixed.ts';
import type { BaselineGroup } from '../../../baseline/group.ts';
import { lostIn, type Recording, renewed, replaced, type UpdatedBaseline, withNew } from '../../../baseline/update.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { Log } from '../../../platform/log.ts';
import { isUsageError, UsageError } from '../../../platform/usage-error.ts';
import { find, sayIncomplete } from './find.ts';
import type { BaselineJob } from './job.ts';
import type { RecordMode } from './mode.ts';
import { otherFilesSentence, otherRulesNote, overNote, SUMMARIES } from './record-texts.ts';

/** What is to be recorded, and how. */
export interface RecordJob extends BaselineJob {
  readonly mode: RecordMode;
  readonly args: readonly string[];
  readonly group: BaselineGroup | null;
}

const EMPTY: Baseline = { descriptions: [], entries: [] };

/**
 * Records findings: all of them, those of some files, or those that are new.
 *
 * @throws UsageError
 */
export async function record(job: RecordJob): Promise<ExitCode> {
  const { mode, args, file, output, group, io } = job;
  checkTarget(job);
  const readable = await knownOf(job);
  const known = readable ?? EMPTY;
  const paths = args.length > 0 ? args : presentDescriptions(known, file);
  const found = await find(paths, known, group, job);
  if (!found.run.complete) {
    sayIncomplete('recorded', io);
    return ExitCode.failed;
  }
  if (mode === 'force') refuseLosing(known, found.recording, job);
  const log = new Log(io);
  if (readable === null) log.say(`${output} could not be read as a baseline, so what it had is not known`);
  const updated = UPDATES[mode](known, found.recording);
  writeBaseline(file, updated.baseline, io.cwd);
  io.stdout.write(`${SUMMARIES[mode](updated, found, output)}\n`);
  const over = overNote(updated, found, output);
  if (over !== null) log.say(over);
  return ExitCode.clean;
}

type Update = (known: Baseline, recording: Recording) => UpdatedBaseline;

const UPDATES: Readonly<Record<RecordMode, Update>> = {
  record: (_, recording) => replaced(recording),
  force: (_, recording) => replaced(recording),
  add: renewed,
  'accept-new': withNew,
};

/** What can never be written is reported before the work begins. */
function checkTarget({ file, mode, output }: RecordJob): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) throw new UsageError(`the baseline ${output} is a folder; name a file in it`);
  if (!existsSync(dirname(file))) {
    throw new UsageError(`the folder of the baseline ${output} does not exist; create it first`);
  }
  if (mode === 'record' && stat !== undefined) {
    throw new UsageError(
      `the baseline ${output} exists already; add to it with --add or --accept-new, take out what is fixed with --prune, or record everything anew with --force`,
    );
  }
}

/** The baseline that there is; null for one that is replaced and cannot be read. */
async function knownOf({ file, mode, output }: RecordJob): Promise<Baseline | null> {
  if (mode !== 'accept-new' && !existsSync(file)) return EMPTY;
  try {
    return await readBaseline(file, output);
  } catch (error) {
    if (mode !== 'force' || !isUsageError(error)) throw error;
    return null;
  }
}

/**
 * Says what of rules that are not recorded is lost.
 *
 * @throws UsageError where findings of files would be lost that were not linted.
 */
function refuseLosing(known: Baseline, recording: Recording, { output, io }: RecordJob): void {
  const { ofFiles, ofRules } = lostIn(known, recording);
  if (ofFiles.length > 0) throw new UsageError(otherFilesSentence(ofFiles, output));
  if (ofRules.length > 0) new Log(io).say(otherRulesNote(ofRules, output));
}
