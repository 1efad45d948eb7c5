import type { BaselineEntry } from '../../../baseline/baseline.ts';
import { readBaseline, writeBaseline } from '../../../baseline/baseline-file.ts';
import { isThere, presentDescriptions } from '../../../baseline/fixed.ts';
import { pruned } from '../../../baseline/update.ts';
import { listed } from '../../../framework/messages.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { Log } from '../../../platform/log.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';
import { find, sayIncomplete } from './find.ts';
import type { BaselineJob } from './job.ts';

/**
 * Takes what is fixed out of a baseline.
 *
 * @throws UsageError
 */
export async function prune(job: BaselineJob): Promise<ExitCode> {
  const { output, file, options, io } = job;
  const known = await readBaseline(file, output);
  const absent = known.descriptions.filter((name) => !isThere(name, file));
  const paths = presentDescriptions(known, file);
  const { run, recording } = await find(paths, known, null, job);
  if (!run.complete) {
    sayIncomplete('pruned', io);
    return ExitCode.failed;
  }
  const { moved } = recording.comparison;
  const { baseline, removed } = pruned(known, recording);
  const isSame = removed.length === 0 && absent.length === 0 && moved === 0;
  if (!isSame) writeBaseline(file, baseline, io.cwd);
  io.stdout.write(`${summary(removed.length, baseline.entries.length, moved, output)}\n`);
  const log = new Log(io);
  for (const name of absent) log.say(`${name} does not exist any more, so its findings count as fixed`);
  const fixed = new Set(removed);
  const unjudged = recording.comparison.gone.filter((entry) => !fixed.has(entry));
  const unasked = options.only === undefined ? unjudged : [];
  if (unasked.length > 0) log.say(unjudgedNote(unasked));
  return ExitCode.clean;
}

function summary(fixed: number, left: number, moved: number, output: string): string {
  const counts = moved === 0 ? '' : `, ${moved} of them now by another rule or at another place`;
  const remain = `${countedInThousands(left, 'finding')} remain${left === 1 ? 's' : ''}${counts}`;
  if (fixed === 0) return `Nothing of ${output} is fixed; ${remain}`;
  return `Took ${countedInThousands(fixed, 'fixed finding')} out of ${output}; ${left === 0 ? 'nothing remains, so the file can go' : remain}`;
}

function unjudgedNote(entries: readonly BaselineEntry[]): string {
  const rules = [...new Set(entries.map(({ rule }) => rule))].sort();
  const shown = rules.length > 3 ? [...rules.slice(0, 3), `${rules.length - 3} more`] : rules;
  const them = entries.length === 1 ? 'it stays' : 'they stay';
  return `the ruleset does not run ${listed(shown)}, so ${countedInThousands(entries.length, 'finding')} of the baseline cannot be judged; ${them}`;
}
