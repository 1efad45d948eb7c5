import { expect } from 'chai';
import boundsStable from '../../rules/9/bounds-stable/rule.ts';
import { findings } from '../support/findings.ts';

describe('bounds-stable', () => {
  const ofProperty = (name: string, bounds: string): string[] =>
    findings(
      boundsStable,
      `openapi: 3.1.0\ncomponents: {schemas: {A: {type: object, properties: {${name}: {type: integer, ${bounds}}}}}}`,
    ).map(({ path }) => path.slice(-2).join(' '));

  it('asks of words that count what a business deals with', () => {
    expect(ofProperty('maxGuests', 'maximum: 12')).to.deep.equal(['maxGuests maximum']);
    expect(ofProperty('hour', 'maximum: 23')).to.deep.equal([]);
  });

  for (const name of [
    ...['amount', 'quantity', 'price', 'fee', 'discount', 'installments', 'tickets', 'guests', 'seats', 'copies'],
    ...['participants', 'members', 'employees', 'retries', 'attempts', 'credits', 'points'],
  ])
    it(`asks of ${name}`, () => expect(ofProperty(name, 'maximum: 500')).to.deep.equal([`${name} maximum`]));

  it('asks of an age where that is the whole name, and of no limit', () => {
    expect(ofProperty('age', 'minimum: 18')).to.deep.equal(['age minimum']);
    expect(ofProperty('age', 'minimum: 16, maximum: 99')).to.deep.equal(['age minimum']);
    expect(ofProperty('points', 'minimum: -1024, maximum: 1024')).to.deep.equal([]);
    expect(ofProperty('freeze_max_age', 'maximum: 1500000000')).to.deep.equal([]);
    expect(ofProperty('limit', 'maximum: 100')).to.deep.equal([]);
    expect(ofProperty('memory_limit', 'maximum: 100')).to.deep.equal([]);
  });

  it('leaves all there is in percent alone', () => {
    expect(ofProperty('discountPercent', 'minimum: 0, maximum: 100')).to.deep.equal([]);
    expect(ofProperty('discountPercent', 'minimum: 0, maximum: 30')).to.deep.equal(['discountPercent maximum']);
    expect(ofProperty('discountPoints', 'minimum: 0, maximum: 100')).to.deep.equal(['discountPoints maximum']);
  });
});
