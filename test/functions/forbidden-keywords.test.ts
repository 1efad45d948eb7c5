import { expect } from 'chai';
import forbiddenKeywords from '../../functions/forbidden-keywords.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('forbiddenKeywords in a ruleset of a user', () => {
  it('forbids keywords of a user’s own', async () => {
    const options = {
      keywords: { not: 'say what it is instead', if: 'write two schemas', then: 'write two schemas' },
      together: ['if', 'then'],
    };
    const description =
      'components: {schemas: {A: {not: {type: string}}, B: {if: {}, then: {}}, C: {type: object, properties: {not: {type: string}}}}}';
    expect(await findingsOfOwnRule(forbiddenKeywords, options, description)).to.deep.equal([
      'components schemas A not: this schema uses not; say what it is instead',
      'components schemas B if: this schema uses if; write two schemas',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(forbiddenKeywords, { unknown: 1 })).to.include(
      '"forbiddenKeywords" function has invalid options',
    );
  });
});
