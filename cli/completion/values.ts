import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SEVERITIES } from '../../framework/severity.ts';
import type { Io } from '../../platform/io.ts';

/** A word that completes what is being typed. */
export interface CompletionWord {
  readonly value: string;
  readonly description: string;
}

/** What completion offers for a value: words, and perhaps the files or folders that the shell knows. */
export interface CompletionValues {
  readonly words: readonly CompletionWord[];
  readonly files: 'none' | 'files' | 'folders';
}

/** Makes the values for an option or argument. */
export type ValuesFor = (io: Io) => CompletionValues | Promise<CompletionValues>;

export const NO_VALUES: CompletionValues = { words: [], files: 'none' };
export const FILES: CompletionValues = { words: [], files: 'files' };
export const FOLDERS: CompletionValues = { words: [], files: 'folders' };

/** Names without descriptions, and no files. */
export function wordsOf(names: readonly string[]): CompletionValues {
  return { words: names.map((value) => ({ value, description: '' })), files: 'none' };
}

/** The names of Lintel's rulesets. Loaded on demand: the rulesets load all rules. */
export async function rulesetNames(): Promise<CompletionValues> {
  const { RULESET_NAMES } = await import('../../engine/lintel-modules.ts');
  return wordsOf(RULESET_NAMES);
}

/** The names of Lintel's rulesets, and files. */
export async function rulesetNamesAndFiles(): Promise<CompletionValues> {
  return { ...(await rulesetNames()), files: 'files' };
}

/** The ids of all rules. */
export async function allRuleIds(): Promise<CompletionValues> {
  const { RULES } = await import('../../rules/index.generated.ts');
  return wordsOf(Object.keys(RULES));
}

/** The ids of all statements. */
export async function statementIds(): Promise<CompletionValues> {
  const { STATEMENTS } = await import('../../spec/statements.generated.ts');
  return wordsOf(Object.keys(STATEMENTS));
}

/** The ids of all rules, each with each severity that it may be given. */
export async function rulesWithSeverities(): Promise<CompletionValues> {
  const { words } = await allRuleIds();
  return wordsOf(words.flatMap(({ value }) => [...SEVERITIES, 'off'].map((severity) => `${value}:${severity}`)));
}

/** What findings are named by: rules, statements, sections. */
export async function namesOfFindings(): Promise<CompletionValues> {
  const { SECTION_NAMES } = await import('../section-names.ts');
  const [rules, statements] = [await allRuleIds(), await statementIds()];
  return { words: [...rules.words, ...statements.words, ...wordsOf(SECTION_NAMES).words], files: 'none' };
}

/** Branches and tags; nothing outside of a repository. */
export async function gitReferences({ cwd }: Io): Promise<CompletionValues> {
  try {
    const { stdout } = await promisify(execFile)('git', ['for-each-ref', '--format=%(refname:short)'], { cwd });
    return wordsOf(['HEAD', ...stdout.split('\n').filter(Boolean)]);
  } catch {
    return NO_VALUES;
  }
}
