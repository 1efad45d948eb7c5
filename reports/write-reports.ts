import type { Io } from '../platform/io.ts';
import { repositoryRoot } from '../platform/repository.ts';
import { version } from '../platform/version.ts';
import { withoutCommands } from '../platform/visible-text.ts';
import { piecesOf, type TextPieces } from '../platform/write-file.ts';
import type { Result } from '../source/result.ts';
import { type Format, reportFor } from './formats.ts';
import type { Identities } from './identities.ts';
import type { ReportOutput } from './outputs.ts';
import type { ReportSettings, ReportWriter, RunSummary } from './report.ts';
import { shownRun } from './shown-run.ts';
import { usesColor } from './uses-color.ts';

/** The formats in which findings are known again. */
const WITH_PLACES: ReadonlySet<Format> = new Set(['sarif', 'gitlab', 'code-climate']);

/** The formats whose lines CI systems take for commands, as they are meant to. */
const MADE_OF_COMMANDS: ReadonlySet<Format> = new Set(['github-actions', 'teamcity']);

/** What reports are made of. */
export interface ReportedRun extends Omit<RunSummary, 'results' | 'quieted'> {
  readonly results: readonly Result[];
  /** The same with the problems of the input among them, for reports that machines read. */
  readonly resultsAndProblems: readonly Result[];
  /** True when only errors are shown. */
  readonly quiet: boolean;
  /** Findings that were left out before. */
  readonly quieted?: number;
}

/** How the reports of a run look. */
export interface Presentation {
  readonly color: boolean | undefined;
  /** How many findings a report for people shows in full; 0 for all. */
  readonly maxProblems: number;
  readonly textOf: ReportSettings['textOf'];
  /** Where the findings stand; asked only when a report needs it. */
  readonly places: (results: readonly Result[]) => Promise<Identities>;
  /** The version that linted, when it is not this one. */
  readonly version?: string | null;
  /** What a command writes in a format in place of the table of findings. */
  readonly writers?: Readonly<Partial<Record<Format, ReportWriter>>>;
}

/**
 * Writes the reports of a run, files before standard output.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeReports(
  outputs: readonly ReportOutput[],
  run: ReportedRun,
  presentation: Presentation,
  io: Io,
): Promise<void> {
  const needsPlaces = outputs.some(({ format }) => WITH_PLACES.has(format));
  const places: Identities = needsPlaces ? await presentation.places(run.resultsAndProblems) : new Map();
  const common = { root: repositoryRoot(io.cwd), placeOf: (result: Result) => places.get(result) ?? '' };
  for (const { format, target } of outputs.toSorted((left, right) => order(left) - order(right))) {
    const found = format === 'stylish' ? run.results : run.resultsAndProblems;
    const shown = run.quiet ? found.filter(({ severity }) => severity === 0) : found;
    const quieted = (run.quieted ?? 0) + found.length - shown.length;
    const report = presentation.writers?.[format] ?? (await reportFor(format));
    const setting = { ...settingFor(target.file, presentation, io), ...common };
    const { summary, setting: own } = shownRun(format, { ...run, results: shown, quieted }, setting);
    const isMadeOfCommands = MADE_OF_COMMANDS.has(format);
    const written = await report(summary, own);
    const text = typeof written === 'string' && !isMadeOfCommands ? withoutCommands(written) : written;
    if (text !== '' || target.file !== null) await target.write(withLineBreak(text), isMadeOfCommands);
  }
}

function* withLineBreak(text: TextPieces): Generator<string> {
  yield* piecesOf(text);
  yield '\n';
}

/** True when the report on standard output is for people. */
export function showsToPeople(outputs: readonly ReportOutput[]): boolean {
  return outputs.some(({ format, target }) => format === 'stylish' && target.file === null);
}

/** Where people read what stands beside the reports: on standard error where a program reads standard output. */
export function outputBeside(outputs: readonly ReportOutput[], { stdout, stderr }: Io): Io['stderr'] {
  return showsToPeople(outputs) ? stdout : stderr;
}

function order({ target }: ReportOutput): number {
  return target.file === null ? 1 : 0;
}

function settingFor(
  file: string | null,
  { color, maxProblems, textOf, version: linter }: Presentation,
  io: Io,
): Omit<ReportSettings, 'root' | 'placeOf'> {
  return {
    cwd: io.cwd,
    color: usesColor(color, file === null ? io.stdout : null, io.env),
    columns: (file === null && io.stdout.columns) || null,
    maxProblems,
    version: linter ?? version(),
    textOf,
  };
}
