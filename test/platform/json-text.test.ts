import { expect } from 'chai';
import { jsonText } from '../../platform/json-text.ts';

/** What may act on a terminal, or shows nothing. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

describe('JSON that can be shown anywhere', () => {
  it('has an escape for every character that hides or acts, and no other one', () => {
    const wrong: string[] = [];
    for (let code = 0x20; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (character === '"' || character === '\\') continue;
      const text = jsonText(character);
      if (HIDDEN.test(character) ? !text.startsWith('"\\u') : text !== `"${character}"`) wrong.push(code.toString(16));
    }
    expect(wrong).to.deep.equal([]);
  });

  it('says the same value', () => {
    const value = { 'a\u200bb': ['§2.2 – “é”', '\u001b[31m', '##vso[', '\u{e0001}', '\ud800'] };
    expect(JSON.parse(jsonText(value, 2))).to.deep.equal(value);
  });
});
