import type { LintedFiles } from '../../../engine/lint-files.ts';
import { counted } from '../../../framework/messages.ts';
import { type SeverityName, severityNumber } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Log } from '../../../platform/log.ts';
import type { Result } from '../../../source/result.ts';
import { COMMAND_LINE, type GivenSettings, type HeldSettings } from '../../held-settings.ts';
import type { LintGroup } from '../../lint-session.ts';
import type { FilteredRun } from './finding-filter.ts';

/**
 * The exit code of a run, by what is shown: findings fail by the settings of their project. The number of warnings that
 * the command line allows holds for the run, one of a project for that project.
 */
export function verdictOf(
  run: LintedFiles,
  { shown, shownOf }: FilteredRun,
  groups: readonly LintGroup[],
  given: GivenSettings,
  log: Log,
): ExitCode {
  const parts = groups.map(({ settings, inputs }) => {
    const found = inputs.flatMap(({ source }) => run.byDescription.get(source) ?? []);
    return { settings, results: shownOf(found) };
  });
  const ofRun =
    given.maxWarnings === undefined ? [] : parts.slice(0, 1).map((part) => ({ ...part, results: shown.results }));
  const exceeded = (ofRun.length > 0 ? ofRun : parts).flatMap(({ settings, results }) => tooMany(settings, results));
  for (const sentence of exceeded) log.say(sentence);
  if (!run.complete) return ExitCode.failed;
  const fails = parts.some(({ settings, results }) => failing(results, settings.failSeverity.value));
  return fails || exceeded.length > 0 ? ExitCode.findings : ExitCode.clean;
}

function failing(results: readonly Result[], failSeverity: SeverityName): boolean {
  const least = severityNumber(failSeverity);
  return results.some(({ severity }) => severity <= least);
}

function tooMany({ maxWarnings: { value, from } }: HeldSettings, results: readonly Result[]): string[] {
  const count = results.filter(({ severity }) => severity === severityNumber('warn')).length;
  if (value === null || count <= value) return [];
  const set = from === COMMAND_LINE ? '--max-warnings' : from;
  return [`${counted(count, 'warning')}, and at most ${value} ${value === 1 ? 'is' : 'are'} allowed (${set})`];
}
