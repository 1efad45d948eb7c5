import { resolve } from 'node:path';
import { corpusFiles, corpusPath as pathInCorpus } from '../../scripts/corpus.ts';
import { skipsWithout } from './absences.ts';
import { sample } from './sample.ts';

/**
 * A suite over the real descriptions beside the repository, given by their names in the corpus. Where they are absent,
 * one skipped test stands in its place, and the suite is not called. LINTEL_CORPUS=none hides them.
 */
export function describeCorpus(title: string, suite: (names: readonly string[]) => void): void {
  describe(`${title} (corpus)`, () => {
    if (!skipsWithout('corpus', 'holds for real descriptions')) suite(corpusFiles());
  });
}

/** The descriptions that suites about all findings lint; the same in all of them, since each is linted once. */
export function sampledDescriptions(names: readonly string[]): readonly string[] {
  return sample('linted descriptions', names, 3);
}

/** Where a description of the corpus is. */
export function corpusPath(name: string): string {
  return resolve(pathInCorpus(name));
}
