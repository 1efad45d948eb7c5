import { resolve } from 'node:path';
import { corpusFiles, hasCorpus, corpusPath as pathInCorpus } from '../../scripts/corpus.ts';

/**
 * A suite over the real descriptions beside the repository, given by their names in the corpus. Where they are absent, one skipped
 * test stands in its place, and the suite is not called. LINTEL_CORPUS=none hides them.
 */
export function describeCorpus(title: string, suite: (names: readonly string[]) => void): void {
  describe(`${title} (corpus)`, () => {
    if (hasCorpus()) suite(corpusFiles());
    else it.skip('the corpus is not beside the repository');
  });
}

/** Where a description of the corpus is. */
export function corpusPath(name: string): string {
  return resolve(pathInCorpus(name));
}
