import { expect } from 'chai';
import { wrongCodes } from '../../../functions/messages/wrong-codes.ts';

/** Countries: a code in lower case, and a few names, stand for one. */
const COUNTRIES = {
  nameWithArticle: 'a country code',
  example: 'AT',
  suggestion: (value: string) => ({ at: 'AT', de: 'DE', germany: 'DE', france: 'FR' })[value] ?? null,
};

describe('functions/messages/wrong-codes.ts', () => {
  const cases: readonly (readonly [wrong: string[], others: string[], message: string])[] = [
    [['de'], [], '"de" is not a country code; write "DE"'],
    [['de', 'france'], ['IT'], '2 of 3 values are not country codes: "de" and "france"; write "DE" and "FR"'],
    [['xx'], [], '"xx" is not a country code; write one such as "AT"'],
    [['xx', 'yy'], ['IT'], '2 of 3 values are not country codes: "xx" and "yy"; write one such as "AT"'],
    [['xx'], ['AT'], '"xx" is not a country code; take it out'],
    [['xx', 'yy'], ['AT'], '2 of 3 values are not country codes: "xx" and "yy"; take them out'],
    [
      ['de', 'xx'],
      ['IT'],
      '2 of 3 values are not country codes: "de" and "xx"; write "DE", and for the others one such as "AT"',
    ],
    [['de', 'xx'], ['AT'], '2 of 3 values are not country codes: "de" and "xx"; write "DE", and take the others out'],
    [['de'], ['DE'], '"de" is not a country code; take it out'],
    [['de', 'germany'], [], '2 of 2 values are not country codes: "de" and "germany"; write "DE"'],
  ];
  for (const [wrong, others, message] of cases) {
    it(`says of ${wrong.join(' and ')} beside ${others.join() || 'nothing'} what to write`, () => {
      expect(wrongCodes(wrong, [...wrong, ...others], COUNTRIES)).to.equal(message);
    });
  }
});
