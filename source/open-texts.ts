import { AsyncLocalStorage } from 'node:async_hooks';

/** Texts that count in place of what is on disk: what an editor has open and may not have written yet. */
export interface OpenTexts {
  /**
   * The text of a file by its absolute path; undefined where the file on disk counts. Asked for every file that is
   * read.
   */
  textOf(path: string): string | undefined;
}

/** Holds for a run, as the limit of largest-file.ts does: a dozen places in several layers read files. */
const texts = new AsyncLocalStorage<OpenTexts>();

/** Does some work in which open texts count. */
export function withOpenTexts<Outcome>(open: OpenTexts, work: () => Outcome): Outcome {
  return texts.run(open, work);
}

/** The text that counts in place of a file; undefined where there is none. */
export function openText(path: string): string | undefined {
  return texts.getStore()?.textOf(path);
}
