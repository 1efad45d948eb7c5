import stockParsers from '@stoplight/spectral-parsers';
import { getLocationForJsonPath } from '@stoplight/yaml';
import { expect } from 'chai';
import { parseReferenced, parseRoot } from '../../source/parse.ts';

const { Yaml } = stockParsers;

/** Every path in some data, with string keys as results have them. */
function pathsIn(data: unknown, path: string[] = []): string[][] {
  if (typeof data !== 'object' || data === null) return [path];
  const entries = Object.entries(data).flatMap(([key, value]) => pathsIn(value, [...path, key]));
  return [path, ...entries];
}

const rangeAt = (line: number, start: number, end: number) => ({
  start: { line, character: start },
  end: { line, character: end },
});

describe('parse', () => {
  describe('reads YAML as Spectral does', () => {
    const texts: Readonly<Record<string, string>> = {
      'block and flow': 'a: {b: [1, {c: d}], e: }\nf:\n  - g: h\n    i: j\n  -\n  - [ ]\n',
      'keys in the order of the file, integer-like ones too': 'b: 1\n"20": {z: 1, "3": 2, a: 3}\n"3": 3\na: 4\n',
      'scalars of every type':
        'a: 1\nb: 0x1F\nc: 0o17\nd: 1.5e3\ne: .inf\nf: ~\ng: TRUE\nh: yes\ni: "1"\nj: 12345678901234567890\nk: 2020-01-01\n',
      'folded and literal text':
        'a: >-\n  one\n  two\n\n  three\nb: |+\n  x\n   y\n\nc: "a \\\n  b\\u00e9"\nd: plain\n  over lines\n',
      'anchors and aliases': 'a: &x {b: &y [1, 2]}\nc: *x\nd: [*y, *x]\n',
      'an alias to itself': 'a: &x {b: *x, c: [*x]}\n',
      'merge keys':
        'a: &a {k: 1, l: 2}\nb: &b {l: 3, m: 4}\nc: {<<: *a, l: 9}\nd: {l: 9, <<: [*a, *b], n: 1}\ne: {<<: {"7": x, z: y}, y: 1}\n',
      'non-string keys': '200: a\ntrue: b\n? [1]\n: d\n',
      CRLF: 'a: 1\r\nb:\r\n  - c\r\n  - d: e\r\n',
      'non-ASCII text': 'é: "日本"\n😀: {ü: 😀x, b: 1}\n',
      JSON: '{\n  "a": [1, true, null, "x\\u00e9\\ud83d\\ude00\\/"],\n  "b": {"10": {}, "9": []}\n}',
      'a scalar': 'just text',
      comments: '# a\na: 1 # b\n# c\n',
      'duplicate keys': 'a: 1\nb: 2\na: {c: 3}\n',
    };
    for (const [title, text] of Object.entries(texts)) {
      it(title, async () => {
        const stock = Yaml.parse(text);
        const own = await parseRoot(text, 'a.yaml');
        expect(JSON.stringify(own.data)).to.equal(JSON.stringify(stock.data));
        for (const path of pathsIn(own.data)) {
          // Spectral's wrapper drops the wish for the closest place, and with it everything behind an alias.
          const range = getLocationForJsonPath(stock as never, path, true)?.range;
          // Before the file's start it places what a flow mapping has without a value.
          if (range?.start.character === -1 || range?.end.character === -1) continue;
          expect(own.rangeOf(path), path.join('/')).to.deep.equal(range);
        }
        expect(own.diagnostics.map(({ range, path }) => ({ range, path }))).to.deep.equal(
          stock.diagnostics.map(({ range, path = [] }) => ({ range, path: path.map(String) })),
        );
      });
    }
  });

  it('keeps odd keys as own members', async () => {
    const { data } = await parseRoot('__proto__: {a: 1}\nconstructor: 2\n', 'a.yaml');
    expect(Object.keys(data as object)).to.deep.equal(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(data)).to.equal(Object.prototype);
  });

  it('places a key that is written otherwise than it is read', async () => {
    const { rangeOf } = await parseRoot('1.0: a\n0x10: b\n', 'a.yaml');
    expect(rangeOf(['16']).start).to.deep.equal({ line: 1, character: 6 });
  });

  it('gives the place of the nearest thing that exists', async () => {
    const { rangeOf } = await parseRoot('a:\n  b: 1\n', 'a.yaml');
    expect(rangeOf(['a', 'x', 'y']).start).to.deep.equal({ line: 0, character: 2 });
  });

  it('places a key of a flow mapping without a value behind its colon, and what holds it around both', async () => {
    for (const parse of [parseRoot, parseReferenced]) {
      const { rangeOf } = await parse('A: {type: string, minLength: }\nB: {c: , d: 1}\n', 'openapi.yaml');
      expect(rangeOf(['A', 'minLength'])).to.deep.equal(rangeAt(0, 28, 28));
      expect(rangeOf(['A'])).to.deep.equal(rangeAt(0, 2, 28));
      expect(rangeOf(['B', 'c'])).to.deep.equal(rangeAt(1, 6, 6));
    }
  });

  it('finds each of very many keys', async () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `key${index}: 1\n`).join('');
    const { data, rangeOf } = await parseRoot(text, 'a.yaml');
    expect(Object.keys(data as object)).to.have.length(60_000);
    for (let index = 0; index < 60_000; index++) expect(rangeOf([`key${index}`]).start.line).to.equal(index);
  });

  it('refuses aliases that multiply', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `a${level + 1}: &a${level + 1} [${'*a, '.replace('a', `a${level}`).repeat(9)}]`,
    );
    const { usable, problems } = await parseRoot(`a0: &a0 x\n${levels.join('\n')}\n`, 'a.yaml');
    expect(usable).to.equal(false);
    expect(problems.map(({ message }) => message)).to.deep.equal([
      'its YAML aliases multiply to more than 500,000 values; write them out or use "$ref"',
    ]);
  });

  const depth = 10_000;
  const deep: Readonly<Record<string, string>> = {
    'deep.json': `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    'flow.yaml': `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`,
    'list.yaml': `${'['.repeat(depth)}${']'.repeat(depth)}`,
    'block.yaml': Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
  };
  for (const [name, text] of Object.entries(deep)) {
    for (const parse of [parseRoot, parseReferenced]) {
      it(`says that ${name} is nested too deeply (${parse.name})`, async () => {
        const { usable, problems } = await parse(text, name);
        expect(usable).to.equal(false);
        expect(problems.map(({ message }) => message)).to.deep.equal([
          'it is nested too deeply to be read; flatten it or move parts to components',
        ]);
      });
    }
  }

  it('reads a referenced JSON file with the positions of Spectral’s JSON parser', async () => {
    const text = '{ "a": { "b": 1, "b": 2 } }';
    const file = await parseReferenced(text, 'a.json');
    expect(file.rangeOf(['a'])).to.deep.equal(
      stockParsers.Json.getLocationForJsonPath(stockParsers.Json.parse(text), ['a'])?.range,
    );
    expect(file.diagnostics.map(({ message }) => message)).to.deep.equal(['Duplicate key: b']);
    expect(file.usable).to.equal(true);
  });

  for (const text of [
    '{ "a": 1, }',
    '{ "a" 1 }',
    '{',
    '{ "a": 1 } }',
    '// no\n{}',
    "{ 'a': 1 }",
    '{"a": 01}',
    '{"a": "\t"}',
  ]) {
    it(`finds ${JSON.stringify(text)} to be no JSON, but once`, async () => {
      for (const parse of [parseRoot, parseReferenced]) {
        expect((await parse(text, 'a.json')).problems.map(({ message }) => message.slice(0, 20))).to.deep.equal([
          'this is broken JSON:',
        ]);
      }
    });
  }
});
