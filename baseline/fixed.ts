import { existsSync } from 'node:fs';
import { fileAt, folderOf, isAddress } from '../platform/file-paths.ts';
import { type Baseline, type BaselineEntry, currentRule, nameFor } from './baseline.ts';

/** What the parsers find is reported whatever the ruleset is. */
const ALWAYS = 'parser';

/** The ids of what a run with some rules judges. */
export function judgedIds(rules: readonly { readonly id: string }[]): string[] {
  return [ALWAYS, ...rules.map(({ id }) => id)];
}

/** What a complete run looked at, to say of an entry that it did not find again whether that means anything. */
export class Coverage {
  private readonly linted: ReadonlySet<string>;
  private readonly judged: ReadonlySet<string>;

  /**
   * @param baselineFile An absolute path.
   * @param sources The descriptions that were linted, by their absolute paths.
   * @param judged The ids of the rules that were run, or of these the ones that count.
   */
  constructor(
    private readonly baselineFile: string,
    sources: readonly string[],
    judged: readonly string[],
  ) {
    this.linted = new Set(sources.map((source) => nameFor(source, baselineFile)));
    this.judged = new Set(judged);
  }

  /** Whether the rule of an entry was run. */
  hasRun(entry: BaselineEntry): boolean {
    return this.judged.has(currentRule(entry));
  }

  /** Whether the file of an entry was linted as a description of its own. */
  hasLinted({ file }: BaselineEntry): boolean {
    return this.linted.has(file);
  }

  /** Whether every description of a baseline was linted or is gone. */
  isWhole({ descriptions }: Baseline): boolean {
    return descriptions.every((name) => this.linted.has(name) || !this.isThere(name));
  }

  /** Whether a file that a baseline names exists; an address counts as there. */
  isThere(name: string): boolean {
    return isThere(name, this.baselineFile);
  }
}

/**
 * The entries that are fixed, of those that a complete run did not find again. Whether something is fixed can be said
 * only when every description of the baseline was linted or is gone, as several may lead to the same file, and only of
 * rules that were run.
 */
export function fixedEntries(
  gone: readonly BaselineEntry[],
  baseline: Baseline,
  coverage: Coverage,
): readonly BaselineEntry[] {
  if (!coverage.isWhole(baseline)) return [];
  return gone.filter((entry) => coverage.hasRun(entry) || !coverage.isThere(entry.file));
}

/** Whether a file that a baseline names exists; an address counts as there. */
export function isThere(name: string, baselineFile: string): boolean {
  return isAddress(name) || existsSync(namedFile(name, baselineFile));
}

/** The absolute path, with forward slashes, of a file that a baseline names. */
export function namedFile(name: string, baselineFile: string): string {
  return fileAt(name, folderOf(baselineFile));
}

/** The absolute paths of a baseline's descriptions that exist. */
export function presentDescriptions({ descriptions }: Baseline, baselineFile: string): string[] {
  return descriptions.filter((name) => isThere(name, baselineFile)).map((name) => namedFile(name, baselineFile));
}
