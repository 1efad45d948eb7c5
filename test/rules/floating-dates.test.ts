import { expect } from 'chai';
import floatingDates from '../../rules/2.3/floating-dates/rule.ts';
import { HEAD } from '../support/findings.ts';
import { pointers, pointersInProperty } from '../support/schema-rules.ts';

describe('floating-dates', () => {
  const find = (name: string, schema: string) => pointersInProperty(floatingDates, name, schema);
  const INSTANT = '{type: string, format: date-time}';

  for (const name of [
    'birthDate',
    'dateOfBirth',
    'dob',
    'birthday',
    'birth_date',
    'expiry',
    'expiryDate',
    'cardExpiryDate',
    'expirationDate',
    'passportExpiry',
    'bestBeforeDate',
    'useBy',
  ]) {
    it(`${name} is floating`, () => expect(find(name, INSTANT)).to.deep.equal(['format']));
  }
  for (const name of [
    'expiresAt',
    'expiryTime',
    'expirationTime',
    'tokenExpiry',
    'sessionExpiry',
    'createTime',
    'invoiceDate',
    'rebirth',
    'expirySeconds',
  ]) {
    it(`${name} is not`, () => expect(find(name, INSTANT)).to.deep.equal([]));
  }

  it('judges patterns and values as well', () => {
    expect(find('birthDate', '{type: string, format: date}')).to.deep.equal([]);
    expect(find('birthDate', "{type: string, default: '2024-05-17T00:00:00Z'}")).to.deep.equal(['default']);
    expect(find('birthDate', "{type: string, pattern: '^[0-9-]{10}T[0-9:.]{12}Z$'}")).to.deep.equal(['pattern']);
    expect(find('birthDate', "{type: string, pattern: '^.*$'}")).to.deep.equal([]);
    expect(find('birthDate', '{type: object}')).to.deep.equal([]);
    expect(find('birthDate', "{type: [string, 'null'], format: date-time}")).to.deep.equal(['format']);
  });

  it('judges parameters, also those of a path', () => {
    const text = `${HEAD}paths: {/a: {parameters: [{name: birthDate, in: query, schema: ${INSTANT}}]}}`;
    expect(pointers(floatingDates, text)).to.deep.equal(['paths//a/parameters/0/schema/format']);
  });
});
