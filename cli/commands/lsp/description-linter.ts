import type { Engine } from '../../../engine/engine.ts';
import { lintFiles } from '../../../engine/lint-files.ts';
import { failureSentence } from '../../../engine/rule-failure.ts';
import type { DescriptionLinter, LintedDescription } from '../../../languageserver/linting/description-linter.ts';
import { append } from '../../../model/lib/lists.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { Progress } from '../../../platform/progress.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { findFiles, type Input } from '../../../source/find-files.ts';
import { withLargestFile } from '../../../source/largest-file.ts';
import { referenceOptions } from '../../common-options.ts';
import { fileSizeOfRun } from '../../file-size.ts';
import { LintSession } from '../../lint-session.ts';
import { baselinesOf } from '../lint/baselines-of-run.ts';
import { baselineFile, filterFindings } from '../lint/finding-filter.ts';
import { requestsOf } from '../lint/requests-of-run.ts';
import type { LspCommandOptions } from './options.ts';

const SILENT = { write: () => undefined };

/** How one description is linted. */
interface DescriptionRun {
  readonly cwd: string;
  readonly onStep: () => void;
  readonly withFixes: boolean;
}

/** Lints what editors have open by the options of the command, with the same parts as `lintel lint`. */
export class SessionLinter implements DescriptionLinter {
  private readonly sessions = new Map<string, LintSession>();
  private readonly changedFiles = new Map<string, Set<string>>();

  constructor(
    private readonly options: LspCommandOptions,
    private readonly env: Io['env'],
  ) {}

  changed(files: ReadonlySet<string>): void {
    for (const changed of this.changedFiles.values()) for (const file of files) changed.add(file);
  }

  filesBehind(folder: string): Iterable<string> {
    return this.sessions.get(folder)?.read ?? [];
  }

  references(folder: string) {
    return referenceOptions(this.options, folder);
  }

  async descriptionsIn(folder: string): Promise<readonly string[]> {
    const session = this.begun(folder);
    return this.withinFileSize(folder, async () => {
      const named = await session.filesOfProject();
      const found = await this.found(named.length > 0 ? named : ['.'], session, folder);
      return found.map(({ source }) => source);
    });
  }

  async lint(
    root: string,
    folder: string,
    onStep: () => void,
    request = { withFixes: false },
  ): Promise<LintedDescription | null> {
    const session = this.begun(folder);
    return this.withinFileSize(folder, async () => {
      const inputs = await this.found([root], session, folder);
      return inputs.length === 0 ? null : this.lintInputs(inputs, session, { cwd: folder, onStep, ...request });
    });
  }

  private async withinFileSize<Outcome>(folder: string, work: () => Promise<Outcome>): Promise<Outcome> {
    return withLargestFile(await fileSizeOfRun(this.options, this.io(folder)), work);
  }

  /** The session of a folder, for a new run. */
  private begun(folder: string): LintSession {
    const session = this.sessions.get(folder) ?? new LintSession({ ...this.options, threads: '1' }, this.io(folder));
    this.sessions.set(folder, session);
    session.begin(this.changedFiles.get(folder) ?? new Set());
    this.changedFiles.set(folder, new Set());
    return session;
  }

  private async found(args: readonly string[], session: LintSession, cwd: string): Promise<readonly Input[]> {
    const { ignore = [] } = this.options;
    const { inputs } = await findFiles(args, { cwd, ignore, leftOut: session.leftOut });
    return inputs;
  }

  private async lintInputs(
    inputs: readonly Input[],
    session: LintSession,
    { cwd, onStep, withFixes }: DescriptionRun,
  ): Promise<LintedDescription> {
    const messages: string[] = [];
    const io = this.io(cwd);
    const log = new Log(io);
    const groups = await session.groups(inputs);
    session.looksAt(...groups.map(({ settings }) => baselineFile(settings.baseline, cwd)));
    const baselines = await baselinesOf(groups, await session.settings({}), {}, cwd);
    const { engine } = await session.engine(groups, inputs, new Log({ ...io, stderr: listening(messages) }));
    const reader = new FileReader(io);
    const requests = requestsOf(groups, withFixes ? { unsafe: true } : null);
    const run = await lintFiles(
      { inputs, problems: [], notes: [] },
      {
        engine: noting(engine, messages),
        readText: reader.read,
        log,
        progress: new Steps(onStep),
        cwd,
        threads: 1,
        requestFor: ({ source }) => ({ ...requests.get(source), forBaseline: baselines.length > 0 }),
      },
    );
    const { shown } = await filterFindings(run, { baselines, changes: null, only: null }, reader);
    return { results: shown.resultsAndProblems, linted: run.failed === 0, messages };
  }

  private io(cwd: string): Io {
    return { stdin: (async function* () {})(), stdout: SILENT, stderr: SILENT, cwd, env: this.env };
  }
}

/** Tells of every step. */
class Steps extends Progress {
  constructor(private readonly onStep: () => void) {
    super(SILENT);
  }

  override show(): void {
    this.onStep();
  }
}

/** The engine, with a sentence for each rule that fails. */
function noting(engine: Engine, messages: string[]): Engine {
  return {
    ...engine,
    lint: async (...given) => {
      const linted = await engine.lint(...given);
      append(messages, linted.failures.map(failureSentence));
      return linted;
    },
  };
}

function listening(messages: string[]) {
  return { write: (text: string) => void messages.push(text.trim().replace(/^lintel: /, '')) };
}
