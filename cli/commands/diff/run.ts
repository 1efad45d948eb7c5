import { changelog } from '../../../diff/changelog.ts';
import { compareVersions } from '../../../diff/compare-versions.ts';
import { withPage } from '../../../engine/documented.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import { ruleInfo } from '../../../engine/rule-info.ts';
import { counted } from '../../../framework/messages.ts';
import { severityNumber } from '../../../framework/severity.ts';
import { append } from '../../../model/lib/lists.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { codeInMarkdown } from '../../../platform/markdown-text.ts';
import { refuseOverwriting } from '../../../platform/output.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { hiddenNote } from '../../../reports/conclusion.ts';
import { identitiesOf } from '../../../reports/identities.ts';
import { outputs, type ReportOutput } from '../../../reports/outputs.ts';
import { type ReportedRun, showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { CHANGE_CHECKS } from '../../../rules/change.generated.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { type InputProblem, problemLine, problemResult, shownPath } from '../../../source/problem.ts';
import { maxProblems, referenceOptions } from '../../common-options.ts';
import { type HeldSettings, holdSettings } from '../../held-settings.ts';
import { projectsOf } from '../../projects-of-run.ts';
import { knownChanges, saveBaseline } from './baseline.ts';
import { changeSettings } from './change-settings.ts';
import type { ComparedPair } from './compared-pair.ts';
import { namedChanges, withLeft } from './left-out.ts';
import { printNextVersions } from './next-versions.ts';
import type { DiffCommandOptions } from './options.ts';
import type { PairedSides } from './pair-sides.ts';
import { pairsOfRun } from './pairs-of-run.ts';
import { readSide } from './read-side.ts';

/** What came of comparing all pairs. */
interface ComparedRun {
  readonly pairs: PairedSides['pairs'];
  readonly compared: readonly ComparedPair[];
  readonly problems: readonly InputProblem[];
}

/** The same with what is to be reported. */
interface DiffRun extends ComparedRun {
  /** How many changes the baseline knows. */
  readonly known: number;
  readonly notes: readonly string[];
}

/**
 * Compares two versions of one description or of a folder of them, and writes the reports.
 *
 * @throws UsageError for wrong arguments or options, and where the settings, git or an output cannot be used.
 */
export async function runDiffCommand(
  versions: readonly string[],
  options: DiffCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const log = new Log(io);
  const reader = new FileReader(io);
  const shown = maxProblems(options.maxProblems);
  const reports = outputs(options.format, options.output, io);
  const references = referenceOptions(options, io.cwd);
  const paired = await pairsOfRun(versions, options.since, { io, reader, references, ...options });
  const settings = holdSettings(await projectOf(paired.pairs, options, io), options, io);
  refuseOverwriting(
    reports.map(({ target }) => target),
    paired.pairs.flatMap(({ before, after }) => [before.source, after.source]),
  );
  for (const { name } of paired.come)
    log.say(`${shownPath(name, io.cwd)} is new, so there is nothing to compare it with`);
  const all = await compareAll(paired.pairs, paired.problems, settings);
  for (const problem of all.problems) log.say(problemLine(problem, io.cwd));
  if (options.nextVersion === true) return printNextVersions(all, io, log);
  const run = await withoutKnown(all, options, io);
  const reported = reportedRun(run, settings, options);
  await report(reports, reported, run, { color: options.color, maxProblems: shown }, reader, io);
  if (!showsToPeople(reports))
    for (const note of [...hiddenNote(hiddenIn(run)), ...(reported.notes ?? [])]) log.say(note);
  return verdictOf(run, settings);
}

/** A run without what `--only` does not name and what the baseline knows. */
async function withoutKnown(run: ComparedRun, options: DiffCommandOptions, io: Io): Promise<DiffRun> {
  const named = withLeft(run.compared, namedChanges(options.only, rulesOfDiff()));
  const found = named.flatMap(({ judged }) => judged);
  const known = await knownChanges(found, options, io);
  if (options.saveBaseline !== undefined) {
    if (run.problems.length > 0) throw new UsageError('no baseline was written, as not everything could be compared');
    await saveBaseline(
      options.saveBaseline,
      found,
      run.pairs.map(({ after }) => after.source),
      io,
    );
  }
  return { ...run, compared: withLeft(named, (one) => !known.isKnown(one)), known: known.count, notes: known.notes };
}

function projectOf(pairs: PairedSides['pairs'], options: DiffCommandOptions, { cwd }: Io) {
  return projectsOf(options, cwd).of(pairs[0]?.after.source ?? cwd);
}

async function compareAll(
  pairs: PairedSides['pairs'],
  found: readonly InputProblem[],
  settings: HeldSettings,
): Promise<ComparedRun> {
  const own = changeSettings(settings);
  const problems = [...found];
  const compared: ComparedPair[] = [];
  for (const { before, after } of pairs) {
    const [then, now] = [await readSide(before, problems), await readSide(after, problems)];
    if (then === null || now === null) continue;
    const one = await compareVersions(then, now, own);
    append(problems, one.problems);
    if (one.compared) compared.push({ ...one, name: after.name });
  }
  return { pairs, compared, problems };
}

/** Writes the reports as lint does; in Markdown, a list of all changes. */
async function report(
  reports: readonly ReportOutput[],
  reported: ReportedRun,
  { compared }: DiffRun,
  presentation: { readonly color: boolean | undefined; readonly maxProblems: number },
  { textOf, dataOf }: FileReader,
  io: Io,
): Promise<void> {
  const markdown = () =>
    compared
      .map(({ name, judged, changes, isWider }) => {
        const list = changelog(judged, changes, isWider);
        return compared.length === 1 ? list : `# ${codeInMarkdown(shownPath(name, io.cwd))}\n\n${list}`;
      })
      .join('\n')
      .trimEnd();
  const places: Parameters<typeof writeReports>[2]['places'] = (results) => identitiesOf(results, dataOf);
  await writeReports(reports, reported, { ...presentation, textOf, places, writers: { markdown } }, io);
}

function reportedRun(
  { pairs, compared, problems, known, notes }: DiffRun,
  settings: HeldSettings,
  { quiet }: DiffCommandOptions,
): ReportedRun {
  const results = compared.flatMap((one) => one.results);
  const failed = pairs.length - compared.length;
  return {
    results,
    resultsAndProblems: [...problems.map(problemResult), ...results],
    rules: rulesOfDiff().map((rule) => withPage(rule, settings.documentationUrl.value)),
    ruleset: { name: 'diff', digest: '' },
    shard: null,
    files: pairs.map(({ after }) => after.name),
    linted: compared.length,
    failed: 0,
    complete: problems.length === 0,
    hidden: hiddenIn({ compared }),
    known,
    savesBaseline: true,
    notes: [
      ...(known === 0 ? [] : [`${counted(known, 'finding')} known to the baseline`]),
      ...notes,
      ...(failed === 0 ? [] : [`${counted(failed, 'pair')} could not be compared`]),
    ],
    quiet: quiet === true,
    failSeverity: severityNumber(settings.failSeverity.value),
  };
}

function hiddenIn({ compared }: Pick<DiffRun, 'compared'>): number {
  return compared.reduce((sum, { hidden }) => sum + hidden, 0);
}

/** The rules that judge changes. */
function rulesOfDiff(): RuleInfo[] {
  return Object.keys(CHANGE_CHECKS).flatMap((id) => {
    const rule = EVERY_RULE[id];
    return rule === undefined ? [] : [ruleInfo(rule)];
  });
}

function verdictOf({ compared, problems }: DiffRun, { failSeverity }: HeldSettings): ExitCode {
  if (problems.length > 0) return ExitCode.failed;
  const least = severityNumber(failSeverity.value);
  return compared.some(({ results }) => results.some(({ severity }) => severity <= least))
    ? ExitCode.findings
    : ExitCode.clean;
}
