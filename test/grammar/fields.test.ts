import { expect } from 'chai';
import { LONGEST_TEXT, parseFields } from '../../grammar/index.ts';
import { expectAnswers, expectSound, faultOf, randomTexts } from './support.ts';

describe('fields grammar', () => {
  const right: [string, string[]][] = [
    ['id', ['id 0']],
    ['id,status,customer.name', ['id 0', 'status 3', 'customer.name 10']],
    ['id, status ,a', ['id 0', 'status 4', 'a 12']],
    ['*', ['* 0']],
  ];
  for (const [text, expected] of right) {
    it(`reads ${text}`, () => {
      expect(parseFields(text).value?.map(({ field, position }) => `${field} ${position}`)).to.deep.equal(expected);
    });
  }

  const wrong: [string, number][] = [
    ['', 0],
    [' ', 1],
    ['id;status', 2],
    ['id status', 3],
    ['id|status', 2],
    ['id,', 3],
    [',id', 0],
    ['["id"]', 0],
    ['items(id)', 5],
    ['**', 1],
  ];
  for (const [text, position] of wrong) {
    it(`says where ${JSON.stringify(text)} goes wrong`, () => {
      expect(faultOf(parseFields(text))?.[0]).to.equal(position);
    });
  }

  it('never throws and takes linear time', () => {
    expectSound(parseFields, randomTexts(['a', 'b.c', ',', ' ', '*', ';'], 5000));
    expectAnswers(
      parseFields,
      ['a', ' ', 'a,', 'a.', '*,'].map((piece) => piece.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT)),
    );
  });
});
