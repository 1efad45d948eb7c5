import { expect } from 'chai';
import { statedBounds } from '../../../model/text/stated-bounds.ts';

describe('model/text/stated-bounds.ts', () => {
  for (const [type, text, lower, upper] of [
    ['string', 'A name of up to 64 characters.', null, 64],
    ['string', 'The name (max length = 255)', null, 255],
    ['string', '* minLength: 1 character * maxLength: 20,000 characters', 1, 20000],
    ['string', 'Must be between 2 and 255 characters.', 2, 255],
    ['string', 'No more than `40` ASCII characters.', null, 40],
    ['string', 'Fixed length: 8 digits', 8, 8],
    ['string', 'Up to 12 characters for one bank, and up to 17 characters for others.', null, null],
    ['string', 'At least 10 characters, at most 2 characters', null, null],
    ['string', 'Files of at most 2 MB', null, null],
    ['string', 'A list of at most 5 items', null, null],
    ['array', 'A maximum of 50 items can be sent.', null, 50],
    ['array', 'Maximum: 99 domains', null, 99],
    ['array', 'Names, each up to 253 characters', null, null],
    ['array', 'The events of up to 30 days', null, null],
    ['integer', 'Limit can range between 1 and 100, and the default is 10.', 1, 100],
    ['integer', 'Default: 5. Minimum: 1. Maximum: 10.', 1, 10],
    ['integer', 'The longitude, from -180 to 180', -180, 180],
    ['integer', 'Max value: 99.5', null, null],
    ['integer', 'The key, ranging from 0 to 11. If there is none, the value is -1.', -1, 11],
    ['integer', 'Seconds from 30 to 900, or `-1` for no limit', -1, 900],
    ['integer', 'Between 5 and 60 minutes; 0 disables it.', 0, 60],
    ['integer', 'Set this to `0` for never, else between 1 and 7.', 0, 7],
    ['integer', 'Between 1 and 7, counted from 0:00 in UTC-5', 1, 7],
    ['integer', 'An amount such as 2000', null, null],
    ['integer', 'Positive integer that says how deep to go. For example, 2 returns pages and all below them.', 1, null],
    ['integer', 'A non-negative integer in cents', 0, null],
    ['integer', 'An unsigned 32-bit integer', 0, null],
    ['integer', 'A positive integer of at least one hundred: minimum 100', 100, null],
    ['integer', 'A positive integer, or -1 for none', -1, null],
    ['integer', 'A positive integer or zero', null, null],
    ['integer', 'A positive or negative integer', null, null],
    ['integer', 'A negative or positive integer', null, null],
    ['integer', 'The balance, whose sign is positive', null, null],
  ] as const) {
    it(`${type}: ${text}`, () => {
      expect(statedBounds(text, type)).to.deep.equal({ lower, upper });
    });
  }
});
