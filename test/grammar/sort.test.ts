import { expect } from 'chai';
import { LONGEST_TEXT, parseSort } from '../../grammar/index.ts';
import { expectAnswers, expectSound, faultOf, randomTexts } from './support.ts';

describe('sort grammar', () => {
  const right: [string, string[]][] = [
    ['name|asc', ['name asc 0']],
    ['name|asc,createdTime|desc', ['name asc 0', 'createdTime desc 9']],
    ['customer.name|desc', ['customer.name desc 0']],
    ['name%7Casc', ['name asc 0']],
    ['name%7cdesc', ['name desc 0']],
  ];
  for (const [text, expected] of right) {
    it(`reads ${text}`, () => {
      const read = parseSort(text).value?.map(({ field, direction, position }) => `${field} ${direction} ${position}`);
      expect(read).to.deep.equal(expected);
    });
  }

  const wrong: [string, number, RegExp][] = [
    ['', 0, /field, found the end/],
    ['name', 4, /\|asc or \|desc after the field, found the end/],
    ['-name', 0, /field, found "-"/],
    ['+name', 0, /field, found "\+"/],
    ['name:asc', 4, /after the field, found ":"/],
    ['name asc', 4, /after the field, found a blank/],
    ['name|ASC', 5, /asc or desc after the bar/],
    ['name|up', 5, /asc or desc/],
    ['name|', 5, /asc or desc/],
    ['name|ascending', 5, /asc or desc/],
    ['name|asc|desc', 8, /comma or the end, found "\|"/],
    ['name|asc,', 9, /field, found the end/],
    ['name|asc, total|desc', 9, /field, found a blank/],
    ['name|asc;total|desc', 8, /comma or the end, found ";"/],
    ['|asc', 0, /field, found "\|"/],
  ];
  for (const [text, position, message] of wrong) {
    it(`says where ${JSON.stringify(text)} goes wrong`, () => {
      const fault = faultOf(parseSort(text));
      expect(fault?.[0]).to.equal(position);
      expect(fault?.[1]).to.match(message);
    });
  }

  it('never throws and takes linear time', () => {
    expectSound(parseSort, randomTexts(['a', 'b.c', '|', '|asc', '|desc', ',', '%7C', '%', ' ', '-'], 5000));
    const long = ['a', 'a.', 'a|asc,', '%', '|', ','].map((piece) => piece.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT));
    expectAnswers(parseSort, [...long, ...long.map((text) => `a|${text}`.slice(0, LONGEST_TEXT))]);
    expect(faultOf(parseSort('a'.repeat(LONGEST_TEXT + 1)))?.[0]).to.equal(LONGEST_TEXT);
  });
});
