import { expect } from 'chai';
import dateTimeForm from '../../rules/2.3/date-time-form/rule.ts';
import fullDate from '../../rules/2.3/full-date/rule.ts';
import yearMonth from '../../rules/2.3/year-month/rule.ts';
import { pointersInProperty } from '../support/schema-rules.ts';

describe('year-month', () => {
  it('year-month has a name, or an expiry in a foreign form', () => {
    const month = (schema: string, name = 'yearMonth') => pointersInProperty(yearMonth, name, schema);
    expect(month("{type: string, example: '2024-05'}")).to.deep.equal([]);
    expect(month("{type: string, example: '2024-13'}")).to.deep.equal(['example']);
    expect(month('{type: integer}')).to.deep.equal(['type']);
    expect(month('{type: string, format: date-time}')).to.deep.equal(['format']);
    expect(month('{type: string, maxLength: 6}')).to.deep.equal(['maxLength']);
    expect(month("{type: string, pattern: '^[0-9]{6}$'}")).to.deep.equal(['pattern']);
    expect(month('{type: string, example: 05/2031}', 'expiry')).to.deep.equal(['example']);
    expect(month("{type: string, example: '05'}", 'expiryMonth')).to.deep.equal([]);
    expect(month("{type: string, example: '2031-05-31'}", 'expiryDate')).to.deep.equal([]);
    expect(month('{type: string, format: year-month, example: 05/2031}', 'until')).to.deep.equal(['example']);
  });

  it('leave a month by its name to year-month, whatever its format', () => {
    for (const format of ['date', 'date-time']) {
      const schema = `{type: string, format: ${format}, maxLength: 7, example: '2024-05'}`;
      for (const rule of [fullDate, dateTimeForm])
        expect(pointersInProperty(rule, 'yearMonth', schema), format).to.deep.equal([]);
      expect(pointersInProperty(yearMonth, 'yearMonth', schema), format).to.deep.equal(['format']);
    }
  });
});
