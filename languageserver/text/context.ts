/** Where a position is in a description, as far as can be told from a text that need not be finished. */
export interface TextContext {
  /** The keys that lead to the object or list around it; `-` for an item of a list. */
  readonly path: readonly string[];
  /** The key whose value the position is in; null at a key, and in a list. */
  readonly key: string | null;
  readonly at: 'key' | 'value';
  /** The keys that the object has, as far as they are seen. */
  readonly written: readonly string[];
  /**
   * What is written of the word up to the position, without the quotation mark in front; where it begins, with that.
   */
  readonly word: { readonly text: string; readonly start: number; readonly quote: string };
  readonly style: 'block' | 'flow' | 'json';
  /** In block style, the columns in front of the object's keys. */
  readonly indent: number;
}
