import { dirname } from 'node:path';
import { isYamlOrJson, slashed, wayInside } from '../../platform/file-paths.ts';
import { isUsageError } from '../../platform/usage-error.ts';
import { isPassedOver } from '../../source/find-files.ts';
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
  /** Every file that was read or looked for: those of the description, of settings, rulesets and baselines. */
  readonly files: ReadonlySet<string>;
  /** What is shown. */
  readonly results: readonly Result[];
  /** What was found when all of it could be read last, moved along with the texts since; null where that never was. */
  readonly lastGood: readonly Result[] | null;
  /** The texts of the open files to which these belong. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why it could not be linted. */
  readonly fault: SettingsFault | null;
}

/** An open part whose descriptions cannot be looked for. */
interface LostPart {
  readonly fault: SettingsFault;
  /** Every file of settings that was read or looked for. */
  readonly files: ReadonlySet<string>;
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
  private readonly lost = new Map<string, LostPart>();
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
    const freed = new Set(faultFiles(this.lost.get(path)));
    this.lost.delete(path);
    for (const [root, known] of this.roots) {
      if ([...known.files].some((file) => this.open.has(file))) continue;
      this.roots.delete(root);
      for (const file of shownFiles(known)) freed.add(file);
    }
    await this.listener.onFindings([...freed, path]);
  }

  /**
   * Says which files on disk are others than before, and gives the open files and descriptions that this may concern.
   */
  changed(files: ReadonlySet<string>): readonly string[] {
    this.generation++;
    this.linter.changed(files);
    this.search.changed();
    const concerned = [...this.roots, ...this.lost]
      .filter(([, known]) => [...files].some((file) => known.files.has(file)))
      .map(([path]) => path);
    return [...concerned, ...([...files].some((file) => this.mayRefer(file)) ? this.openParts() : [])];
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
    const all = [...this.roots.values(), ...this.lost.values()];
    const faults = all.flatMap(({ fault }) => (fault?.file === file ? [fault] : []));
    // Descriptions of one project have the same one.
    return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
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

  /** True for what may be a description, or a part of one, which refers to others than before. */
  private mayRefer(file: string): boolean {
    return isYamlOrJson(file) && !isPassedOver(wayInside(file, this.folderOf(file)) ?? '');
  }

  /** The open files that are linted through descriptions. */
  private openParts(): string[] {
    return withOpenTexts(this.open, () => [...this.open.paths()].filter((path) => !isDescription(path)));
  }

  private async rootsOf(path: string): Promise<ReadonlySet<string>> {
    const roots = new Set(this.rootsAround(path));
    if (!this.open.has(path)) return roots;
    if (withOpenTexts(this.open, () => isDescription(path))) roots.add(path);
    else for (const root of await this.searched(path)) roots.add(root);
    return roots;
  }

  /** The descriptions that refer to a part; none where the settings of the project are broken, which is shown. */
  private async searched(part: string): Promise<readonly string[]> {
    const folder = this.folderOf(part);
    const before = this.lost.get(part);
    const read = new Set<string>();
    this.lost.delete(part);
    try {
      return await withOpenTexts(this.open.noting(read), () => this.search.search(part, folder));
    } catch (error) {
      if (!isUsageError(error)) throw error;
      const fault = settingsFault(error.message, folder);
      for (const file of this.linter.filesBehind(folder)) read.add(slashed(file));
      this.lost.set(part, { fault, files: read });
      if (fault.file === null) this.listener.onMessage(fault.message);
      return [];
    } finally {
      const files = [...faultFiles(before), ...faultFiles(this.lost.get(part))];
      if (files.length > 0) await this.listener.onFindings(files);
    }
  }

  private async lintRoot(root: string): Promise<void> {
    const folder = this.folderOf(root);
    const read = new Set([root]);
    const before = this.roots.get(root);
    const linted = await this.lintReading(root, folder, read);
    if (this.listener.isCancelled()) throw new Cancelled();
    for (const file of this.linter.filesBehind(folder)) read.add(slashed(file));
    const now = await this.knownOf(root, linted, read, before);
    this.roots.set(root, now);
    await this.listener.onFindings([...new Set([...shownFiles(before), ...shownFiles(now), ...now.texts.keys()])]);
  }

  /** What is shown of a description: what was found, or, where something is broken, what was found last. */
  private async knownOf(
    root: string,
    linted: LintedDescription | null | SettingsFault,
    read: ReadonlySet<string>,
    before: LintedRoot | undefined,
  ): Promise<LintedRoot> {
    const keep = () => {
      // What it referred to is not seen in a broken text; the findings there are kept, and have to move along.
      const files = new Set([...(before?.files ?? []), ...read]);
      const texts = this.textsOf(files);
      return { files, texts, kept: movedAlong(before, texts) };
    };
    if (linted !== null && 'message' in linted) {
      if (linted.file === null) this.listener.onMessage(linted.message);
      const { files, texts, kept } = keep();
      return { files, texts, results: kept ?? [], lastGood: kept, fault: linted };
    }
    for (const message of linted?.messages ?? []) this.listener.onMessage(message);
    const results = linted?.results ?? [];
    const broken = await this.brokenIn(results, linted?.linted === false ? root : null);
    if (broken.size === 0) {
      // What somebody made another file of is left alone, as if it had been opened so.
      const shown = withOpenTexts(this.open, () => isDescription(root)) ? results : [];
      return { files: read, texts: this.textsOf(read), results: shown, lastGood: shown, fault: null };
    }
    const { files, texts, kept } = keep();
    const shown = kept === null ? results : withProblems(kept, results, broken);
    return { files, texts, results: shown, lastGood: kept, fault: null };
  }

  /** Those of the files that are open. */
  private textsOf(files: Iterable<string>): ReadonlyMap<string, string> {
    const texts = new Map<string, string>();
    for (const file of files) {
      const open = this.open.get(file);
      if (open !== undefined) texts.set(file, open.text);
    }
    return texts;
  }

  private async lintReading(
    root: string,
    folder: string,
    read: Set<string>,
  ): Promise<LintedDescription | null | SettingsFault> {
    const onStep = () => {
      if (this.listener.isCancelled()) throw new Cancelled();
    };
    try {
      return await withOpenTexts(this.open.noting(read), () => this.linter.lint(root, folder, onStep));
    } catch (error) {
      if (!isUsageError(error)) throw error;
      return settingsFault(error.message, folder);
    }
  }

  /**
   * The open files that cannot be read, the description itself where that is said. In a file on disk nobody is typing.
   */
  private async brokenIn(results: readonly Result[], unread: string | null): Promise<ReadonlySet<string>> {
    const suspected = new Set(results.filter(isOfParser).map(({ source }) => source));
    const broken = new Set<string>();
    for (const source of suspected) {
      const open = this.open.get(source);
      if (open === undefined) continue;
      if (source === unread || !(await parseReferenced(open.text, source)).usable) broken.add(source);
    }
    return broken;
  }
}

/** The files in which something is shown of a description. */
function shownFiles(known: LintedRoot | undefined): string[] {
  if (known === undefined) return [];
  return [...known.results.map(({ source }) => source), ...faultFiles(known)];
}

/** The file in which a fault is shown. */
function faultFiles(known: { readonly fault: SettingsFault | null } | undefined): string[] {
  return known?.fault?.file == null ? [] : [known.fault.file];
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
  return [...kept, ...results.filter((result) => broken.has(result.source) && isOfParser(result))];
}

/** True for what keeps a file from being read. */
function isOfParser(result: Result): boolean {
  return result.code === 'parser' && isInputProblem(result);
}
