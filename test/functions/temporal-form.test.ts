import { expect } from 'chai';
import temporalForm from '../../functions/temporal-form.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('temporalForm in a ruleset of a user', () => {
  it('wants one form', async () => {
    const options = { form: 'full-date' };
    const description =
      "components: {schemas: {A: {type: object, properties: {birthDate: {type: string, format: date, example: 17.05.2024}, createTime: {type: string, format: date-time, example: '2024-05-17'}}}}}";
    expect(await findingsOfOwnRule(temporalForm, options, description)).to.deep.equal([
      'components schemas A properties birthDate example: "17.05.2024" is not a full-date as YYYY-MM-DD; write one such as "2024-05-17"',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(temporalForm, { unknown: 1 })).to.include('"temporalForm" function has invalid options');
  });
});
