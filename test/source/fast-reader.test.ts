import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { CORPUS } from '../../scripts/corpus.ts';
import { readSource } from '../../source/fast-reader/read-source.ts';
import { isJsonName } from '../../source/parsed-file.ts';
import { withoutMark } from '../../source/read-text.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { anchored, blockScalars, changed, json, written, writtenOddly } from '../support/drawn-texts.ts';
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

  it('reads anchors, aliases, merge keys and tags as Spectral’s parser does', () => {
    fc.assert(
      fc.property(anchored, (text) => expectSame(text)),
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

  it('takes the fast way for what descriptions consist of, in all the ways that people write it', () => {
    const texts = fc.sample(anchored, { numRuns: 2_000, seed: 7 });
    const slow = texts.filter((text) => readSource(text, false) === null);
    expect(slow.length / texts.length).to.be.at.most(0.005);
  });

  const fast: Readonly<Record<string, string>> = {
    'escaped backslashes': String.raw`pattern: "^\\d{4}-\\w+\\\\$"`,
    'an anchor of a scalar': 'a: &x 1\nb: *x\nc: [*x, { d: *x }]\n',
    'an anchor of a mapping': 'a: &x\n  b: 1\nc: *x\nd:\n- *x\n- &y { e: *x }\n- *y\n',
    'an anchor of a list': 'a: &odd-name.1 # comment\n- 1\n- 2\nb: *odd-name.1\n',
    'a merge key': 'a: &x { b: 1, c: 2 }\nd:\n  c: 0\n  <<: *x\n  e: 3\nf: { <<: *x, b: 0 }\n',
    'several that are merged': 'a: &x { b: 1 }\nc: &y { b: 2, d: 3 }\ne:\n  <<: [*x, *y]\n  <<: { f: 1 }\n',
    'tags of the core schema': 'a: !!str 1\nb: !!map\n  c: 1\nd: &x !!seq [1]\ne: *x\n',
    'an anchor that is given twice': 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n',
    'a mark at the start': '--- # of the document\na: 1\n',
    'quoted texts of several lines in brackets': 'a: { b: "one\n    two", c: \'three\n    four\' }\n',
  };
  for (const [what, text] of Object.entries(fast)) {
    it(`reads ${what} the fast way`, () => {
      expect(readFast(text, 'a.yaml')).to.deep.equal(readThoroughly(text, 'a.yaml'));
    });
  }

  it('keeps the order of keys in JSON where one is a zero', () => {
    const text = '{"b": 1, "0": 2, "a": {"x": 1, "09": 2, "0": 3}}';
    expect(readFast(text, 'a.json')).to.deep.equal(readThoroughly(text, 'a.json'));
    expect(Object.keys(readSource(text, true)?.data as object)).to.deep.equal(['b', '0', 'a']);
  });

  for (const length of [253, 254, 255, 256, 1_000]) {
    it(`knows where a key of ${length} characters ends`, () => {
      for (const key of ['a'.repeat(length), `"${'a'.repeat(length - 2)}"`]) {
        const text = `x: 1\n${key}:\n  b: 1\nc: 2\n`;
        expect(readFast(text, 'a.yaml')).to.deep.equal(readThoroughly(text, 'a.yaml'));
      }
      const json = `{"${'a'.repeat(length)}": {"b": 1}, "c": 2}`;
      expect(readFast(json, 'a.json')).to.deep.equal(readThoroughly(json, 'a.json'));
    });
  }

  const slow: Readonly<Record<string, string>> = {
    'an anchor that holds an alias to itself': 'a: &x { b: *x }\n',
    'an alias without an anchor': 'a: *x\n',
    'an anchor of nothing': 'a: &x\nb: *x\n',
    'an anchor of an alias': 'a: &x 1\nb: &y *x\nc: &z\n  *x\n',
    'merged keys that are numbers': 'a: &x { "1": 1 }\nb: { c: 1, <<: *x }\n',
    'a tag that does not fit': 'a: !!seq { b: 1 }\n',
    'lines of a quoted text that stand no deeper than its key': 'a:\n  b: "one\n  two"\n',
    'another tag': 'a: !own 1\n',
  };
  for (const [what, text] of Object.entries(slow)) {
    it(`leaves ${what} to Spectral’s parser`, () => {
      expect(readSource(text, false)).to.equal(null);
    });
  }

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

    it('takes the fast way for all files', () => {
      expect(files.filter((name) => readSource(textOf(name), isJsonName(name)) === null)).to.deep.equal([]);
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
