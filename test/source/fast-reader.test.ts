import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { CORPUS } from '../../scripts/corpus.ts';
import { readSource } from '../../source/fast-reader/read-source.ts';
import { isJsonName } from '../../source/parsed-file.ts';
import { withoutMark } from '../../source/read-text.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { blockScalars, changed, json, written, writtenOddly } from '../support/drawn-texts.ts';
import { readFast, readThoroughly } from '../support/same-reading.ts';
import { IS_FULL, sample } from '../support/sample.ts';
import { shapes } from '../support/shapes.ts';

function expectSame(text: string, name = 'a.yaml'): void {
  const fast = readFast(text, name);
  if (fast !== null) expect(fast, JSON.stringify(text)).to.deep.equal(readThoroughly(text, name));
}

describe('reading fast', () => {
  // One seed, so that a run says the same on every day; the full run looks further.
  const examined = IS_FULL ? { numRuns: 20_000 } : { numRuns: 500, seed: 20261121 };

  it('reads YAML as Spectral’s parser does', () => {
    fc.assert(
      fc.property(written, (text) => expectSame(text)),
      examined,
    );
  });

  it('reads YAML in odd layouts as Spectral’s parser does', () => {
    fc.assert(
      fc.property(writtenOddly, (text) => expectSame(text)),
      examined,
    );
  });

  it('reads block scalars as Spectral’s parser does', () => {
    fc.assert(
      fc.property(blockScalars, (text) => expectSame(text)),
      examined,
    );
  });

  it('reads JSON as Spectral’s parser does', () => {
    fc.assert(
      fc.property(json, (text) => expectSame(text, 'a.json')),
      examined,
    );
  });

  it('leaves what is broken to Spectral’s parser', () => {
    fc.assert(
      fc.property(changed, (text) => expectSame(text)),
      examined,
    );
  });

  it('takes the fast way for most of what is written by a program', () => {
    const sampled = fc.sample(written, { numRuns: 300, seed: 7 });
    const fast = sampled.filter((text) => readSource(text, false) !== null);
    expect(fast.length / sampled.length).to.be.above(0.2);
  });

  describe('of descriptions of our own and their parts', () => {
    const files = [...globSync('test-specs/**/*.{json,yaml,yml}'), ...shapes().map(({ file }) => file)];

    it('takes the fast way for most files', () => {
      const slow = files.filter((file) => readSource(ownText(file), isJsonName(file)) === null);
      expect(slow.length / files.length).to.be.below(0.1);
    });

    it('reads them as Spectral’s parser does', () => {
      const drawn = [
        ...sample('own files that are read fast', globSync('test-specs/**/*.{json,yaml}'), 20),
        ...files.slice(-2),
      ];
      for (const file of drawn) expectSame(ownText(file), file);
    });
  });

  describeCorpus('of real descriptions and their parts', () => {
    const files = globSync('**/*.{json,yaml,yml}', { cwd: CORPUS });

    it('takes the fast way for nearly all files', () => {
      const slow = files.filter((name) => readSource(textOf(name), isJsonName(name)) === null);
      expect(slow.length / files.length).to.be.below(0.01);
    });

    it('reads them as Spectral’s parser does', () => {
      for (const name of sample('files that are read fast', files, 40)) {
        const text = textOf(name);
        const fast = readFast(text, name);
        if (fast !== null) expect(fast, name).to.deep.equal(readThoroughly(text, name));
      }
    });
  });
});

function ownText(file: string): string {
  return withoutMark(readFileSync(file, 'utf8'));
}

function textOf(name: string): string {
  return ownText(corpusPath(name));
}
