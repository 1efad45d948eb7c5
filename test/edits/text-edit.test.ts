import { expect } from 'chai';
import { applyTextEdits, inOrder, overlap, type TextEdit } from '../../edits/text-edit.ts';

const edit = (start: number, end: number, text: string): TextEdit => ({ start, end, text });

describe('edits/text-edit.ts', () => {
  const cases: readonly (readonly [string, readonly TextEdit[], string])[] = [
    ['in any order', [edit(4, 5, 'E'), edit(0, 1, 'A')], 'AbcdEf'],
    ['of what only adds before what replaces', [edit(2, 4, 'CD'), edit(2, 2, '+')], 'ab+CDef'],
    ['of what adds behind what is replaced', [edit(4, 4, '+'), edit(2, 4, 'CD')], 'abCD+ef'],
    ['at one offset in their order', [edit(3, 3, '1'), edit(3, 3, '2')], 'abc12def'],
    ['none', [], 'abcdef'],
  ];
  for (const [title, edits, expected] of cases) {
    it(`are carried out ${title}`, () => expect(applyTextEdits('abcdef', edits)).to.equal(expected));
  }

  it('overlap where one begins before the one before it ends', () => {
    const touching = [edit(0, 2, ''), edit(2, 4, '')];
    const overlapping = [edit(0, 3, ''), edit(2, 4, '')];
    expect([overlap(inOrder(touching)), overlap(inOrder(overlapping))]).to.deep.equal([false, true]);
    expect(() => applyTextEdits('abcdef', overlapping)).to.throw(RangeError, 'two edits overlap at offset 2');
  });
});
