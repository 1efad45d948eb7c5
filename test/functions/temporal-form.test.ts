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

  it('wants patterns and lengths into which the form fits', async () => {
    const of = async (form: string, name: string, keywords: string) => {
      const description = `components: {schemas: {A: {type: object, properties: {${name}: {type: string, ${keywords}}}}}}`;
      const found = await findingsOfOwnRule(temporalForm, { form }, description);
      return found.map((one) => one.replace(/^components schemas A properties /, ''));
    };
    const date = (keywords: string) => of('full-date', 'birthDate', `format: date, ${keywords}`);
    expect(await date('minLength: 11')).to.deep.equal([
      'birthDate minLength: minLength is 11; write 10 or less, the length of a full-date, YYYY-MM-DD',
    ]);
    expect(await date('maxLength: 9')).to.deep.equal([
      'birthDate maxLength: maxLength is 9; write 10 or more, the length of a full-date, YYYY-MM-DD',
    ]);
    expect(await date('minLength: 10, maxLength: 10')).to.deep.equal([]);
    expect(await date("pattern: '^[0-9]{8}$'")).to.have.length(1);
    const month = (pattern: string) => of('year-month', 'billingYearMonth', `pattern: '${pattern}'`);
    expect(await month('^[0-9]{4}-[0-9]{2}Z?$')).to.deep.equal([
      'billingYearMonth pattern: pattern "^[0-9]{4}-[0-9]{2}Z?$" admits "2024-05Z", with a timezone; admit YYYY-MM only',
    ]);
    expect(await month('^[0-9]{4}-[0-9]{2}$')).to.deep.equal([]);
    expect(await month('^.*$')).to.deep.equal([]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(temporalForm, { unknown: 1 })).to.include('"temporalForm" function has invalid options');
  });
});
