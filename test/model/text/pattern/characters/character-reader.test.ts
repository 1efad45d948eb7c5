import { RegExpParser } from '@eslint-community/regexpp';
import { expect } from 'chai';
import {
  type CharacterElement,
  CharacterReader,
} from '../../../../../model/text/pattern/characters/character-reader.ts';
import { hasCodePoint } from '../../../../../model/text/pattern/characters/character-set.ts';
import { NO_MODIFIERS } from '../../../../../model/text/pattern/characters/modifiers.ts';

/** The element that a pattern of one character consists of. */
function elementOf(source: string): CharacterElement {
  const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true });
  return tree.alternatives[0]?.elements[0] as CharacterElement;
}

/** Some of each plane, with all of ASCII and Latin, and the two non-ASCII characters that fold to ASCII letters. */
const CODE_POINTS = [
  ...Array.from({ length: 0x300 }, (_, codePoint) => codePoint),
  ...Array.from({ length: 0x1100 }, (_, block) => block * 0x100 + 0x2a),
  ...[0x17f, 0x212a, 0x1e9e, 0x2028, 0x2029, 0x3000, 0xfeff, 0xd800, 0xdfff, 0x10ffff],
];

const ELEMENTS = [
  ...['a', '.', '\\d', '\\D', '\\s', '\\S', '\\w', '\\W', '\\p{Lu}', '\\P{L}', '[]', '[^]', '[a-cx]', '[^a-c]'],
  ...['[\\d_]', '[^\\s\\p{N}]', '[\\W\\d]', '\\u{1f600}', '[k-s]'],
];

describe('CharacterReader', () => {
  for (const flags of ['u', 'iu', 'su'] as const) {
    it(`reads elements as the host does with the flags ${flags}`, () => {
      const modifiers = { ...NO_MODIFIERS, ignoreCase: flags === 'iu', dotAll: flags === 'su' };
      for (const source of ELEMENTS) {
        const set = new CharacterReader().read(elementOf(source), modifiers);
        const host = new RegExp(`^${source}$`, flags);
        const other = CODE_POINTS.filter(
          (each) => hasCodePoint(set ?? [], each) !== host.test(String.fromCodePoint(each)),
        );
        expect(other, source).to.deep.equal([]);
      }
    });
  }

  it('tells a dot from a class of a dot', () => {
    const reader = new CharacterReader();
    const inClass = reader.read(elementOf('[^.]'), NO_MODIFIERS) ?? [];
    const dot = reader.read(elementOf('.'), NO_MODIFIERS) ?? [];
    expect([hasCodePoint(inClass, 0x2e), hasCodePoint(dot, 0x61)]).to.deep.equal([false, true]);
  });

  it('gives up after some searches of all of Unicode', () => {
    const reader = new CharacterReader();
    const names = ['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Nd', 'Nl', 'No', 'Pc'];
    const sets = names.map((name) => reader.read(elementOf(`\\p{${name}}`), NO_MODIFIERS));
    expect(sets.map((set) => set !== null)).to.deep.equal([...names.slice(1).map(() => true), false]);
    expect(reader.read(elementOf('\\d'), NO_MODIFIERS)).to.deep.equal([0x30, 0x39]);
  });
});
