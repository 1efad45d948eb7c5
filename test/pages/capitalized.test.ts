import { expect } from 'chai';
import { capitalized } from '../../pages/capitalized.ts';

describe('the beginning of a line', () => {
  for (const [text, shown] of [
    ['no maxItems', 'No maxItems'],
    ['minItems 0', 'minItems 0'],
    ['camelCase names', 'camelCase names'],
    ['batch_result in other spellings', 'batch_result in other spellings'],
    ['snake\\_case', 'snake\\_case'],
    ['200, 201 and 202', '200, 201 and 202'],
    ['', ''],
  ] as const) {
    it(`is "${shown}" of "${text}"`, () => expect(capitalized(text)).to.equal(shown));
  }
});
