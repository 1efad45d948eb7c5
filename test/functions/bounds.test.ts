import { expect } from 'chai';
import bounds from '../../functions/bounds.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('bounds in a ruleset of a user', () => {
  it('wants and limits one bound of a type', async () => {
    const options = { type: 'array', upper: 'maxItems', atMost: 5, counts: true, limit: 'a list here holds at most 5' };
    const description =
      'components: {schemas: {A: {type: array, items: {}}, B: {type: array, maxItems: 6}, C: {type: array, maxItems: 5}, D: {type: array, maxItems: -1}}}';
    expect(await findingsOfOwnRule(bounds, options, description)).to.deep.equal([
      'components schemas A: this array has no maxItems; add maxItems: 5, or less',
      'components schemas B maxItems: maxItems is 6; a list here holds at most 5',
      'components schemas D maxItems: maxItems is -1; write a whole number from 0 on',
    ]);
  });

  it('wants both bounds of another type, which do not cross', async () => {
    const options = { type: 'number', lower: 'minimum', upper: 'maximum' };
    const description =
      'components: {schemas: {A: {type: number}, B: {type: number, minimum: 3, maximum: 2}, C: {type: integer}, D: {type: number, minimum: 0.5, maximum: 0.5}}}';
    expect(await findingsOfOwnRule(bounds, options, description)).to.deep.equal([
      'components schemas A: this number has no minimum and no maximum; define minimum and maximum',
      'components schemas B minimum: minimum is 3 and maximum is 2, so nothing fits; write a minimum of at most 2',
    ]);
  });

  it('says which number a text stands for, and reports a bound where it is written', async () => {
    const options = { type: 'array', lower: 'minItems', upper: 'maxItems', atMost: 9, counts: true };
    const bounded = (text: string) => `{type: array, ${text}}`;
    const shared = "{allOf: [{$ref: '#/components/schemas/D'}], description: Both of another}";
    const description = `components: {schemas: {A: ${bounded('minItems: "2", maxItems: "5"')}, B: ${bounded('minItems: few, maxItems: -1')}, C: ${bounded('minItems: 5, maxItems: 12')}, D: ${bounded('minItems: 7, maxItems: 3')}, E: ${shared}}}`;
    expect(await findingsOfOwnRule(bounds, options, description)).to.deep.equal([
      'components schemas A minItems: minItems is "2"; write 2',
      'components schemas A maxItems: maxItems is "5"; write 5',
      'components schemas B minItems: minItems is "few"; write a whole number from 0 on',
      'components schemas B maxItems: maxItems is -1; write a whole number from 0 on',
      'components schemas C maxItems: maxItems is 12; write 9 or less',
      'components schemas D minItems: minItems is 7 and maxItems is 3, so nothing fits; write a minItems of at most 3',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(bounds, { unknown: 1 })).to.include('"bounds" function has invalid options');
  });
});
