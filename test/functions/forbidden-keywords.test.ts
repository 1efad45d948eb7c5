import { expect } from 'chai';
import forbiddenKeywords from '../../functions/forbidden-keywords.ts';
import { pathOf } from '../../model/description/place.ts';
import { describeText } from '../support/lint-text.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';
import { ruleInRun } from '../support/rule-in-run.ts';

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

  it('stands for all that goes with the keyword: a discriminator, and where alternatives admit null', async () => {
    const alternatives = { scalar: 'list the types', single: 'take the one', required: 'say it in words' };
    const options = { keywords: { oneOf: 'write one schema' }, alternatives };
    const found = async (schema: string) => {
      const text = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\ncomponents: {schemas: {A: ${schema}}}`;
      const { findings } = forbiddenKeywords.run(describeText(text), options, ruleInRun('own'));
      return findings.map(({ message, places }) => [
        message.replace('this schema uses oneOf; ', ''),
        ...(places ?? []).map((place) => pathOf(place).slice(3).join(' ')),
      ]);
    };
    const single = (nothing: string) => found(`{oneOf: [{type: object, properties: {a: {}}}, ${nothing}]}`);
    const told = 'take the one, and leave null out';
    expect(await single("{type: 'null'}")).to.deep.equal([[told, 'oneOf', 'oneOf 1 type']]);
    expect(await single("{type: ['null']}")).to.deep.equal([[told, 'oneOf', 'oneOf 1 type 0']]);
    expect(await single('{enum: [null]}')).to.deep.equal([[told, 'oneOf', 'oneOf 1 enum 0']]);
    expect(await single('{const: null}')).to.deep.equal([[told, 'oneOf', 'oneOf 1 const']]);
    expect(await found('{oneOf: [{type: string}, {type: integer}]}')).to.deep.equal([['list the types']]);
    expect(await found('{oneOf: [{required: [a]}, {required: [b], title: B}]}')).to.deep.equal([['say it in words']]);
    const objects = '{type: object, properties: {a: {}}}, {type: object, properties: {b: {}}}';
    expect(await found(`{oneOf: [${objects}], discriminator: {propertyName: a}}`)).to.deep.equal([
      ['write one schema', 'oneOf', 'discriminator'],
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(forbiddenKeywords, { unknown: 1 })).to.include(
      '"forbiddenKeywords" function has invalid options',
    );
  });
});
