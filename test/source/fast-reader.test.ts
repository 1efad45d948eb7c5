import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';
import { CORPUS } from '../../scripts/corpus.ts';
import { readSource } from '../../source/fast-reader/read-source.ts';
import { parseRootThoroughly } from '../../source/parse-thoroughly.ts';
import { isJsonName, type ParsedFile } from '../../source/parsed-file.ts';
import { withoutMark } from '../../source/read-text.ts';
import type { Range } from '../../source/result.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { IS_FULL, sample } from '../support/sample.ts';
import { shapes } from '../support/shapes.ts';

/** Most paths of one text whose ranges are compared. */
const MOST_PATHS = 3_000;

/** What both ways of reading have to agree on, for the fast one: null where it leaves a text to the other. */
function readFast(text: string, name: string): unknown {
  const source = readSource(text, isJsonName(name));
  if (source === null) return null;
  const { data, tree, diagnostics } = source;
  return outcome({
    data,
    diagnostics,
    rangeOf: (path) => tree.rangeOf(tree.find(path)),
    keyRangeOf: (path) => (tree.reach(path) === path.length ? tree.keyRangeOf(tree.find(path)) : null),
    existingPath: (path) => path.slice(0, tree.reach(path)),
  });
}

function readThoroughly(text: string, name: string): unknown {
  const file = parseRootThoroughly(text, name);
  expect(file.problems).to.deep.equal([]);
  return outcome(file);
}

type Reading = Pick<ParsedFile, 'data' | 'diagnostics' | 'rangeOf' | 'keyRangeOf' | 'existingPath'>;

function outcome({ data, diagnostics, rangeOf, keyRangeOf, existingPath }: Reading): unknown {
  const paths = thinned(pathsIn(data));
  const told = (path: string[]) =>
    `${path.join('/')} ${shown(rangeOf(path))} ${shown(keyRangeOf(path))} ${existingPath(path).length}`;
  // What is asked before must not change an answer, so everything is asked in another order as well.
  return { data: JSON.stringify(data), diagnostics, told: [...paths.map(told), ...paths.toReversed().map(told)] };
}

function shown(range: Range | null): string {
  if (range === null) return '-';
  const { start, end } = range;
  return `${start.line}:${start.character}-${end.line}:${end.character}`;
}

function thinned(paths: string[][]): string[][] {
  const step = Math.ceil(paths.length / MOST_PATHS);
  return paths.filter((_path, index) => index % step === 0);
}

/** Every path of the data, and one that leads nowhere. */
function pathsIn(data: unknown): string[][] {
  const found: string[][] = [];
  const stack: [unknown, string[]][] = [[data, []]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [value, path] = next;
    found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) stack.push([child, [...path, key]]);
    if (path.length === 1) found.push([...path, 'nowhere', 'at all']);
  }
  return found;
}

function expectSame(text: string, name = 'a.yaml'): void {
  const fast = readFast(text, name);
  if (fast !== null) expect(fast, JSON.stringify(text)).to.deep.equal(readThoroughly(text, name));
}

/** Names as descriptions have them, and such as parsers stumble over. */
const keys = fc.oneof(
  fc.constantFrom(
    'type',
    'properties',
    '200',
    '404',
    '1',
    '0',
    '10',
    '07',
    '-1',
    '__proto__',
    'constructor',
    'é',
    'a b',
  ),
  fc.constantFrom(
    'true',
    'null',
    '~',
    'yes',
    '1.5',
    '0x1F',
    '#a',
    'a: b',
    "it's",
    '- a',
    '<<',
    '',
    ' a',
    '[a',
    '{',
    '*a',
    '&a',
    '!a',
  ),
  fc.string({ maxLength: 8 }),
);

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    'a\n',
    '\n\na',
    'a\n\n\nb\n',
    ' a\n  b',
    'a \nb',
    '# a',
    'a #b',
    'a: b',
    '"',
    "'",
    '1',
    '1e3',
    '.5',
    '0o17',
    'null',
  ),
  fc
    .array(fc.constantFrom('word', 'a-longer-one', '"quoted"', 'it’s', ':', '-', '\n', '  '), { maxLength: 30 })
    .map((words) => words.join(' ')),
);

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 2 ** 63),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 6 }),
  ),
}));

const written = fc
  .tuple(
    values,
    fc.record({
      lineWidth: fc.constantFrom(0, 20, 40, 80),
      indent: fc.constantFrom(1, 2, 4),
      defaultStringType: fc.constantFrom(
        'PLAIN' as const,
        'QUOTE_SINGLE' as const,
        'QUOTE_DOUBLE' as const,
        'BLOCK_FOLDED' as const,
        'BLOCK_LITERAL' as const,
      ),
      defaultKeyType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const),
      collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
      indentSeq: fc.boolean(),
      nullStr: fc.constantFrom('null', '~', ''),
    }),
  )
  .map(([value, options]) => stringify(value, { ...options, aliasDuplicateObjects: false }));

const json = fc
  .tuple(values, fc.constantFrom(0, 1, 2, 4))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

/** A text with a few characters put in or taken out, so that it may be broken. */
const changed = fc
  .tuple(
    fc.oneof(written, json),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(
          ':',
          '-',
          '#',
          ' ',
          '\n',
          '"',
          "'",
          '|',
          '>',
          ',',
          '?',
          '&a ',
          '*a',
          '\t',
          '{',
          ']',
          '\r\n',
          '---\n',
          '!!str ',
          '<<: ',
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [at, removes, sign]) => {
      const place = at % (before.length + 1);
      return before.slice(0, place) + sign + before.slice(removes ? place + 1 : place);
    }, text),
  );

describe('reading fast', () => {
  // One seed, so that a run says the same on every day; the full run looks further.
  const examined = IS_FULL ? { numRuns: 20_000 } : { numRuns: 500, seed: 20261121 };

  it('reads YAML as Spectral’s parser does', () => {
    fc.assert(
      fc.property(written, (text) => expectSame(text)),
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
