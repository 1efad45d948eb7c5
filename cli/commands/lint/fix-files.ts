import { dirname } from 'node:path';
import type { LintRequest } from '../../../engine/engine.ts';
import type { LintedFiles } from '../../../engine/lint-files.ts';
import { textOf } from '../../../fixing/candidates.ts';
import { type Ignored, ignoreRest } from '../../../fixing/ignore-rest.ts';
import { type Mended, type Mending, mend, type Pass } from '../../../fixing/mend.ts';
import { RunTexts } from '../../../fixing/run-texts.ts';
import { type Written, writeTexts } from '../../../fixing/write-texts.ts';
import { isCi } from '../../../platform/ci.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { slashed, wayInside } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { visible, withoutCommands } from '../../../platform/visible-text.ts';
import type { Input } from '../../../source/find-files.ts';
import { shownPath } from '../../../source/problem.ts';
import type { Result } from '../../../source/result.ts';
import type { LintSession } from '../../lint-session.ts';
import type { FilteredRun } from './finding-filter.ts';
import type { FixMode } from './fix-mode.ts';
import { faultsOf, ignoredNote, mendedNote, refusalNotes } from './fix-notes.ts';
import { filterRun, lintPrepared, type PreparedJob, report } from './prepared-run.ts';
import { requestsOf } from './requests-of-run.ts';
import { verdictOf } from './verdict.ts';

/** Mends what can be mended, writes the files or shows what would change in them, and reports what is left. */
export async function fixFiles(job: PreparedJob, mode: FixMode, session: LintSession, log: Log): Promise<ExitCode> {
  const work = new FixRun(job, mode, session);
  const mended = await work.mended();
  const ignored = mode.ignoreRest === null ? null : await work.ignored(mode.ignoreRest);
  const written = await work.write(mended, log);
  work.sayAll(log);
  const { cwd } = job.io;
  const faults = faultsOf(mended, written, cwd);
  for (const sentence of [...notDone(mended, ignored, cwd), ...faults]) log.say(sentence);
  const isFailed = faults.length > 0 || !work.outcome.run.complete;
  const code = isFailed ? ExitCode.failed : ExitCode.clean;
  if (mode.to === 'diff') return work.hasDiff && !isFailed ? ExitCode.findings : code;
  const notes = [
    ...(mode.mends ? [mendedNote(mended, written)] : []),
    ...(ignored === null ? [] : [ignoredNote(ignored)]),
  ];
  if (!mode.reports) {
    for (const note of notes) log.say(note);
    return code;
  }
  const verdict = await reportLeft(work.outcome, notes, job, log);
  return faults.length > 0 ? ExitCode.failed : verdict;
}

/** Sentences on what was not mended, and not ignored. */
function notDone({ refused, withoutFix }: Mended, ignored: Ignored | null, cwd: string): string[] {
  const notMended = refused.map(({ candidate: { result }, reason }) => ({ result, reason }));
  return [
    ...refusalNotes([...notMended, ...withoutFix], 'mended', cwd),
    ...refusalNotes(ignored?.refused ?? [], 'ignored', cwd),
  ];
}

/** Reports what is left, below what was done, and gives the exit code for it. */
async function reportLeft(
  { run, filtered }: Found,
  notes: readonly string[],
  job: PreparedJob,
  log: Log,
): Promise<ExitCode> {
  const noted = { ...filtered, notes: [...notes, ...filtered.notes] };
  await report(run, noted, job, log);
  return verdictOf(run, noted, job.groups, job.options, log);
}

/** What was found in the present texts, and what is to be said of it on standard error. */
interface Found {
  readonly run: LintedFiles;
  readonly filtered: FilteredRun;
  readonly said: readonly string[];
}

class FixRun {
  private readonly texts = new RunTexts();
  private found: Found | null = null;
  /** Where what may be mended stands, where not everything may be. */
  private wanted: ReadonlySet<string> | null = null;
  private readonly requests: ReadonlyMap<string, LintRequest>;
  hasDiff = false;

  constructor(
    private readonly job: PreparedJob,
    private readonly mode: FixMode,
    private readonly session: LintSession,
  ) {
    this.requests = requestsOf(job.groups, mode.mends ? { unsafe: mode.unsafe } : null);
  }

  /** Of the last time that the files were linted. */
  get outcome(): Found {
    if (this.found === null) throw new Error('nothing was linted');
    return this.found;
  }

  mended(): Promise<Mended> {
    return mend(this.mending());
  }

  /** Ignores what is left. */
  ignored(reason: string): Promise<Ignored> {
    return ignoreRest(this.mendable(this.outcome.filtered), reason, this.mending());
  }

  private mending(): Mending {
    const given = this.job.files.inputs.map(({ source }) => slashed(source));
    const folders = [...new Set(given.map((source) => dirname(source)))];
    const mayChange = (source: string) =>
      this.mode.references ||
      given.includes(source) ||
      folders.some((folder) => wayInside(slashed(source), folder) !== null);
    return {
      texts: this.texts,
      lint: (needs) => this.lint(needs),
      refusal: (source) =>
        mayChange(source)
          ? null
          : `${shownPath(source, this.job.io.cwd)} is neither given nor in the folder of a given file; --fix-references allows to change it`,
    };
  }

  /** Writes the files, or the diff. What could not be written is linted again as it is. */
  async write(mended: Mended, log: Log): Promise<Written> {
    const { job, texts } = this;
    const stdin = job.files.inputs.find(({ isStdin }) => isStdin)?.source;
    if (this.mode.to === 'diff') {
      await this.writeDiff(log);
      return { files: [...texts.changed.keys()], refused: [] };
    }
    const written = writeTexts(texts, mended.linked, stdin);
    if (stdin !== undefined) writeAsIs(texts.now(stdin), job.io);
    for (const { source } of written.refused) texts.set(source, texts.before(source));
    if (written.refused.length > 0) await this.lint();
    return stdin !== undefined && texts.changed.has(stdin) ? { ...written, files: [...written.files, stdin] } : written;
  }

  /** Says what was found to be wrong with the files themselves. */
  sayAll(log: Log): void {
    for (const sentence of this.outcome.said) log.say(sentence);
  }

  /** Exact for a program that reads it; where people read it, nothing acts. */
  private async writeDiff(log: Log): Promise<void> {
    const { unifiedDiff } = await import('../../../fixing/unified-diff.ts');
    const { io } = this.job;
    const isRead = io.stdout.isTTY === true || isCi(io.env);
    for (const [source, text] of [...this.texts.changed].sort()) {
      this.hasDiff = true;
      const name = shownPath(source, io.cwd);
      const diff = unifiedDiff(name, this.texts.before(source), text);
      if (!isRead) writeAsIs(diff, io);
      else io.stdout.write(diff);
      if (isRead && withoutCommands(visible(diff)) !== diff)
        log.say(
          `the diff of ${name} shows what would act here as an escape, so that it cannot be applied; run --fix instead`,
        );
    }
  }

  private async lint(needs: 'fixes' | 'places' = 'fixes'): Promise<Pass> {
    const { job, texts, session } = this;
    const said: string[] = [];
    const held = new HeldLog(job.io, said);
    // What was found before needs memory.
    this.found = null;
    job.reader.replaceTexts(texts.changed);
    const forBaseline = job.baselines.length > 0;
    const shared = { forBaseline, texts: texts.changed, readings: texts.readings };
    const requestFor = ({ source }: Input) => {
      const { fixes, ...request } = this.requests.get(source) ?? {};
      return { ...request, ...shared, ...(needs === 'fixes' && fixes !== undefined && { fixes }) };
    };
    const run = await lintPrepared(job, session, held, requestFor, (input) => this.textOf(input));
    const filtered = await filterRun(run, job);
    this.found = { run, filtered, said };
    return { results: this.mendable(filtered), all: run.results, complete: run.complete };
  }

  private async textOf(input: Input): Promise<string> {
    const { texts, job } = this;
    if (!texts.has(input.source)) texts.note(input.source, await job.reader.read(input));
    return texts.now(input.source);
  }

  /**
   * The findings that may be mended. What a baseline knows, or what stands on unchanged lines, is so in the texts as
   * they were read: later on, only what was wanted then is mended.
   */
  private mendable({ shown }: FilteredRun): readonly Result[] {
    const { baselines, options } = this.job;
    if (baselines.length === 0 && options.changedLines !== true) return shown.results;
    const markOf = (result: Result) => `${result.code}\0${textOf(result)}`;
    this.wanted ??= new Set(shown.results.map(markOf));
    return shown.results.filter((result) => this.wanted?.has(markOf(result)) === true);
  }
}

/** Keeps what is said, which may be said no more once the files are mended. */
class HeldLog extends Log {
  constructor(
    io: Io,
    private readonly kept: string[],
  ) {
    super(io);
  }

  override say(sentence: string): void {
    this.kept.push(sentence);
  }
}

/** Writes a text that another program reads, without making anything in it visible. */
function writeAsIs(text: string, { stdout }: Io): void {
  if (stdout.writeCommands !== undefined) stdout.writeCommands(text);
  else stdout.write(text);
}
