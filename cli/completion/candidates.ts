/** A word that may stand where the cursor is. */
export interface Candidate {
  readonly value: string;
  readonly description: string;
}

/** What may stand in a place: words, and perhaps the files or folders that the shell knows. */
export interface CompletionValues {
  readonly words: readonly Candidate[];
  readonly files: 'none' | 'files' | 'folders';
}

export const NO_VALUES: CompletionValues = { words: [], files: 'none' };
export const FILES: CompletionValues = { words: [], files: 'files' };
export const FOLDERS: CompletionValues = { words: [], files: 'folders' };

/** Words alone. */
export function wordsOf(names: readonly string[]): CompletionValues {
  return { words: names.map((value) => ({ value, description: '' })), files: 'none' };
}
