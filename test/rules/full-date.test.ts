import { expect } from 'chai';
import fullDate from '../../rules/2.3/full-date/rule.ts';
import { pointersInProperty } from '../support/schema-rules.ts';

describe('full-date', () => {
  it('judge by format', () => {
    const date = (value: string) =>
      pointersInProperty(fullDate, 'on', `{type: string, format: date, example: ${value}}`);
    for (const value of ["'2024-05-17'", "'2024-02-29'"]) expect(date(value), value).to.deep.equal([]);
    for (const value of [
      "'2023-02-29'",
      '17.05.2024',
      "'2024-05-17T00:00:00.000Z'",
      "'2024-5-7'",
      '20240517',
      "'2024-05-17Z'",
    ]) {
      expect(date(value), value).to.deep.equal(['example']);
    }
  });

  it('judge by name where schema or value is foreign', () => {
    const date = (schema: string, name = 'invoiceDate') => pointersInProperty(fullDate, name, schema);
    expect(date('{type: string, example: 17.05.2024}')).to.deep.equal(['example']);
    expect(date("{type: string, default: '20240517'}", 'dateOfIssue')).to.deep.equal(['default']);
    expect(date("{type: string, pattern: '^[0-9]{8}$'}")).to.deep.equal(['pattern']);
    expect(date("{type: string, minLength: 4, maxLength: 4, pattern: '^[0-9]+$'}")).to.deep.equal([]);
    expect(date("{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'}")).to.deep.equal([]);
    for (const schema of [
      '{type: string}',
      '{type: string, example: tomorrow}',
      "{type: string, example: '2024-05-17T08:30:00.000Z'}",
      '{type: [integer, string]}',
      '{type: integer, enum: [20240517]}',
      '{type: integer, maximum: 31}',
      '{type: integer, description: The day of the month.}',
      '{type: integer, x-lintel: {role: identifier}}',
    ]) {
      expect(date(schema), schema).to.deep.equal([]);
    }
    expect(date('{type: string, example: 17.05.2024}', 'update')).to.deep.equal([]);
  });

  it('find integers where the name is of a day, or of days in an array', () => {
    const date = (name: string, schema = '{type: integer}') => pointersInProperty(fullDate, name, schema);
    for (const name of ['birthDate', 'createdDate', 'date_of_issue', 'dob', 'date'])
      expect(date(name), name).to.deep.equal(['type']);
    expect(date('holidayDates', '{type: array, items: {type: integer}}')).to.deep.equal(['items/type']);
    for (const name of ['dateCount', 'updateDates', 'dates', 'update', 'expiryMonth', 'createdAt'])
      expect(date(name), name).to.deep.equal([]);
  });
});
