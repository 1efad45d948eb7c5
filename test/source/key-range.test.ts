import { expect } from 'chai';
import { keyRangeAt } from '../../source/key-range.ts';
import { parseReferenced, parseRoot } from '../../source/parse.ts';
import type { ParsedFile } from '../../source/parsed-file.ts';
import type { Range } from '../../source/result.ts';

const JSON_TEXT =
  '{\n  "a": {"b_c": [1, {"d": "e"}],\r\n "é😀": {}, "f\\"g": null, "10": {"9": []}, "":\n  {"h": 1}}\n}';
const YAML_TEXT = `a: {b_c: [1, {"d": e}], 'f': {}}
"g h":
  - i: {j: 1}
    k:
  - l:
      m: |
        text
é😀: {ü: {n: 1}}
`;

/** All ways in which a file is read. */
async function readings(text: string, name: string): Promise<readonly ParsedFile[]> {
  // Loaded as the program loads it: a loader that rewrites modules gives other exports of the parsers behind it.
  const { parseReferencedThoroughly, parseRootThoroughly } = await import('../../source/parse-thoroughly.ts');
  return [
    await parseRoot(text, name),
    parseRootThoroughly(text, name),
    await parseReferenced(text, name),
    parseReferencedThoroughly(text, name),
  ];
}

/** Every path in some data, the root's own among them. */
function pathsIn(data: unknown, path: string[] = []): string[][] {
  if (typeof data !== 'object' || data === null) return [path];
  return [path, ...Object.entries(data).flatMap(([key, value]) => pathsIn(value, [...path, key]))];
}

/** What stands at a range within one line. */
function textAt(text: string, { start, end }: Range): string {
  expect(end.line).to.equal(start.line);
  return (text.split('\n')[start.line] ?? '').slice(start.character, end.character);
}

function unquoted(key: string): string {
  if (key.startsWith('"')) return JSON.parse(key) as string;
  return key.startsWith("'") ? key.slice(1, -1) : key;
}

function isItem(data: unknown, path: readonly string[]): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data);
  return Array.isArray(holder);
}

describe('the range of a key', () => {
  for (const [name, text] of Object.entries({ 'a.json': JSON_TEXT, 'a.yaml': YAML_TEXT })) {
    it(`is where the key is written, in ${name}`, async () => {
      for (const file of await readings(text, name)) {
        const paths = pathsIn(file.data);
        expect(paths.length).to.be.above(10);
        for (const path of paths) {
          const range = file.keyRangeOf(path);
          if (path.length === 0 || isItem(file.data, path)) expect(range, path.join('/')).to.equal(null);
          else expect(unquoted(textAt(text, range as Range))).to.equal(path.at(-1));
        }
      }
    });

    it(`is none where nothing is written, in ${name}`, async () => {
      for (const file of await readings(text, name))
        for (const path of [['nowhere'], ['a', 'nowhere', 'at all'], ['a', 'b_c', '7'], ['a', 'b_c', '0', 'x']])
          expect(file.keyRangeOf(path), path.join('/')).to.equal(null);
    });
  }

  it('is that of the member that is merged in, and none behind an alias', async () => {
    const text = 'a: &a {b: {c: 1}}\nd: {<<: *a}\ne: *a\n';
    const file = await parseRoot(text, 'a.yaml');
    expect(file.keyRangeOf(['d', 'b'])).to.deep.equal(file.keyRangeOf(['a', 'b']));
    expect(textAt(text, file.keyRangeOf(['e']) as Range)).to.equal('e');
    expect(file.keyRangeOf(['e', 'b'])).to.equal(null);
  });

  it('is meant for an object, a list and a wrong name, and not for another value', async () => {
    const file = await parseRoot(JSON_TEXT, 'a.json');
    const isKeyMeant = (path: string[], isOnKey = false) => 'keyRange' in keyRangeAt(file, path, isOnKey);
    expect([['a'], ['a', 'b_c'], ['a', 'é😀']].map((path) => isKeyMeant(path))).to.deep.equal([true, true, true]);
    expect(isKeyMeant(['a', 'f"g'])).to.equal(false);
    expect(isKeyMeant(['a', 'f"g'], true)).to.equal(true);
    expect(isKeyMeant(['a', 'b_c', '1'], true)).to.equal(false);
    expect(isKeyMeant([])).to.equal(false);
  });
});
