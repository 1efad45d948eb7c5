import { dirname } from 'node:path';
import { appendTo } from '../../model/lib/group-by.ts';
import { slashed, wayInside } from '../../platform/file-paths.ts';
import { isUsageError } from '../../platform/usage-error.ts';
import { type LoadedDescription, loadDescription } from '../../source/load-description.ts';
import { withOpenTexts } from '../../source/open-texts.ts';
import { parseReferenced, parseRoot } from '../../source/parse.ts';
import { isInputProblem } from '../../source/problem.ts';
import { readText } from '../../source/read-text.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import { compareResults, type Result, withoutRepeats } from '../../source/result.ts';
import type { DescriptionLinter, LintedDescription } from './description-linter.ts';
import { movedResults } from './moved-results.ts';
import { type OpenFile, OpenFiles } from './open-files.ts';
import { isDescription, Roots } from './roots.ts';
import { type SettingsFault, settingsFault } from './settings-fault.ts';

/** What is known of a description that has an open file. */
interface LintedRoot {
  readonly folder: string;
  /** Every file that was read or looked for: those of the description, of settings, rulesets and baselines. */
  readonly files: ReadonlySet<string>;
  /** What is shown. */
  readonly results: readonly Result[];
  /** What was found when all of it could be read last, moved along with the texts since; null where that never was. */
  readonly lastGood: readonly Result[] | null;
  /** The texts of the open files to which these belong. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Hears what comes of linting. */
export interface LintListener {
  /** The findings in some files are others than before. */
  onFindings(files: readonly string[]): Promise<void>;
  /** A rule failed, or the ruleset should be changed. */
  onMessage(message: string): void;
  /** True where the work under way is not wanted any more. */
  isCancelled(): boolean;
}

/** Ends work that is not wanted any more. */
export class Cancelled extends Error {}

/** What an editor has open, and what is found in the descriptions that it belongs to. */
export class LintedWorkspace {
  readonly open = new OpenFiles();
  private folders: readonly string[] = [];
  private readonly roots = new Map<string, LintedRoot>();
  private readonly faults = new Map<string, SettingsFault>();
  private readonly search: Roots;
  /** Grows whenever files on disk change, or count again. */
  private generation = 0;

  constructor(
    private readonly linter: DescriptionLinter,
    private readonly listener: LintListener,
  ) {
    this.search = new Roots(linter);
  }

  /** @param folders Absolute paths with forward slashes. */
  setFolders(folders: readonly string[]): void {
    this.folders = folders;
    this.search.changed();
  }

  setOpen(file: OpenFile): void {
    if (!this.open.has(file.path)) this.search.changed();
    this.open.set(file);
    this.linter.changed(new Set([file.path]));
  }

  /** Forgets a file, and what none of its descriptions needs any more. */
  async close(path: string): Promise<void> {
    this.generation++;
    this.open.delete(path);
    this.linter.changed(new Set([path]));
    const freed = new Set<string>();
    for (const [root, { files, results }] of this.roots) {
      if ([...files].some((file) => this.open.has(file))) continue;
      this.roots.delete(root);
      for (const { source } of results) freed.add(source);
    }
    await this.listener.onFindings([...freed, path]);
  }

  /** Says which files on disk are others than before, and gives the open files and descriptions that this may concern. */
  changed(files: ReadonlySet<string>): readonly string[] {
    this.generation++;
    this.linter.changed(files);
    this.search.changed();
    return [...this.roots]
      .filter(([, known]) => [...files].some((file) => known.files.has(file)))
      .map(([root]) => root);
  }

  /**
   * Lints all descriptions that some files belong to.
   *
   * @throws Cancelled
   */
  async lint(paths: readonly string[]): Promise<void> {
    const done = new Set<string>();
    for (const path of paths) {
      for (const root of await this.rootsOf(path)) {
        if (done.has(root)) continue;
        done.add(root);
        await this.lintRoot(root);
      }
    }
  }

  /** The findings in a file, of all descriptions that it belongs to. */
  resultsIn(file: string): readonly Result[] {
    const found = [...this.roots.values()].flatMap(({ results }) => results.filter(({ source }) => source === file));
    return withoutRepeats(found).sort(compareResults);
  }

  /** What is wrong with a file of settings or a ruleset. */
  faultsIn(file: string): readonly SettingsFault[] {
    return [...this.faults.values()].filter((fault) => fault.file === file);
  }

  /** The files of the descriptions that some files belong to, as far as they are known. */
  filesAround(some: readonly string[]): ReadonlySet<string> {
    const around = [...this.roots.values()].filter(({ files }) => some.some((file) => files.has(file)));
    return new Set(around.flatMap(({ files }) => [...files]));
  }

  /** The descriptions that a file belongs to, as far as they are known. */
  rootsAround(file: string): readonly string[] {
    return [...this.roots].filter(([root, { files }]) => root === file || files.has(file)).map(([root]) => root);
  }

  /** What changes whenever a text does that a description was made from. */
  stateOf(root: string): string {
    const files = [...(this.roots.get(root)?.files ?? [])];
    return files.flatMap((file) => this.open.get(file)?.version ?? []).join() + this.generation;
  }

  /** A description as its open texts have it; null where it cannot be read. */
  read(root: string): Promise<LoadedDescription | null> {
    const access = new ReferenceAccess(root, this.linter.references(this.folderOf(root)));
    return withOpenTexts(this.open, async () => {
      const parsed = await parseRoot(readText(root), root);
      return parsed.usable ? loadDescription(parsed, access) : null;
    });
  }

  /** The folder in which `lintel lint` would be called for a file: of the workspace, else its own. */
  folderOf(path: string): string {
    const around = this.folders.filter((folder) => wayInside(path, folder) !== null);
    return around.toSorted((left, right) => right.length - left.length)[0] ?? slashed(dirname(path));
  }

  private async rootsOf(path: string): Promise<ReadonlySet<string>> {
    const roots = new Set(this.rootsAround(path));
    if (!this.open.has(path)) return roots;
    await withOpenTexts(this.open, async () => {
      if (isDescription(path)) roots.add(path);
      else for (const root of await this.search.search(path, this.folderOf(path))) roots.add(root);
    });
    return roots;
  }

  private async lintRoot(root: string): Promise<void> {
    const folder = this.folderOf(root);
    const read = new Set([root]);
    const before = this.roots.get(root);
    const linted = await this.lintReading(root, folder, read);
    if (this.listener.isCancelled()) throw new Cancelled();
    for (const file of this.linter.filesBehind(folder)) read.add(slashed(file));
    const texts = new Map([...read].flatMap((file) => this.textOf(file)));
    const known = { folder, files: read, texts };
    this.roots.set(root, { ...known, ...(await this.shownOf(root, linted, () => movedAlong(before, texts))) });
    const { results } = this.roots.get(root) ?? { results: [] };
    const sources = [...(before?.results ?? []), ...results].map(({ source }) => source);
    await this.listener.onFindings([...new Set([...sources, ...texts.keys()])]);
  }

  /** What is shown of a description: what was found, or, where something is broken, what was found last. */
  private async shownOf(
    root: string,
    linted: LintedDescription | null | 'unusable settings',
    keep: () => readonly Result[] | null,
  ): Promise<Pick<LintedRoot, 'results' | 'lastGood'>> {
    if (linted === 'unusable settings') {
      const kept = keep();
      return { results: kept ?? [], lastGood: kept };
    }
    for (const message of linted?.messages ?? []) this.listener.onMessage(message);
    const results = linted?.results ?? [];
    const broken = await this.brokenIn(results, linted?.linted === false ? root : null);
    if (broken.size === 0) return { results, lastGood: results };
    const kept = keep();
    return { results: kept === null ? results : withProblems(kept, results, broken), lastGood: kept };
  }

  private textOf(file: string): [string, string][] {
    const open = this.open.get(file);
    return open === undefined ? [] : [[file, open.text]];
  }

  private async lintReading(
    root: string,
    folder: string,
    read: Set<string>,
  ): Promise<LintedDescription | null | 'unusable settings'> {
    const onStep = () => {
      if (this.listener.isCancelled()) throw new Cancelled();
    };
    const former = this.faults.get(folder);
    try {
      const linted = await withOpenTexts(this.open.noting(read), () => this.linter.lint(root, folder, onStep));
      this.faults.delete(folder);
      return linted;
    } catch (error) {
      if (!isUsageError(error)) throw error;
      const fault = settingsFault(error.message, folder);
      this.faults.set(folder, fault);
      if (fault.file === null) this.listener.onMessage(fault.message);
      return 'unusable settings';
    } finally {
      const files = [former, this.faults.get(folder)].flatMap((fault) => fault?.file ?? []);
      if (files.length > 0) await this.listener.onFindings(files);
    }
  }

  /** The open files that cannot be read, the description itself where that is said. In a file on disk nobody is typing. */
  private async brokenIn(results: readonly Result[], unread: string | null): Promise<ReadonlySet<string>> {
    const suspected = new Map<string, Result[]>();
    for (const result of results)
      if (result.code === 'parser' && isInputProblem(result)) appendTo(suspected, result.source, result);
    const broken = new Set<string>();
    for (const source of suspected.keys()) {
      const open = this.open.get(source);
      if (open === undefined) continue;
      if (source === unread || !(await parseReferenced(open.text, source)).usable) broken.add(source);
    }
    return broken;
  }
}

/** What was found last, where it is now. */
function movedAlong(before: LintedRoot | undefined, texts: ReadonlyMap<string, string>): readonly Result[] | null {
  if (before === undefined || before.lastGood === null) return null;
  let moved = before.lastGood;
  for (const [file, text] of texts) moved = movedResults(moved, file, before.texts.get(file) ?? text, text);
  return moved;
}

/** The findings that are kept, with what is wrong with the files that are broken. */
function withProblems(kept: readonly Result[], results: readonly Result[], broken: ReadonlySet<string>): Result[] {
  const problems = results.filter(
    (result) => broken.has(result.source) && result.code === 'parser' && isInputProblem(result),
  );
  return [...kept, ...problems];
}
