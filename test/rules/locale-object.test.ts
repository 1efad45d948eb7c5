import { expect } from 'chai';
import localeObject from '../../rules/2.3/locale-object/rule.ts';
import { pointersInSchemas } from '../support/schema-rules.ts';

describe('locale-object', () => {
  it('find what is missing, whatever the case of country_code', () => {
    const find = (properties: string) =>
      pointersInSchemas(localeObject, `{Locale: {type: object, properties: ${properties}}}`);
    expect(find('{country_code: {}, language: {}}')).to.deep.equal([]);
    expect(find('{countryCode: {}, language: {}, timezone: {}}')).to.deep.equal([]);
    expect(find('{language: {}}')).to.deep.equal(['Locale']);
    expect(find('{country_code: {}, lang: {}}')).to.deep.equal(['Locale']);
    expect(find('{country_code: {}, language: {type: integer}}')).to.deep.equal(['Locale/properties/language/type']);
    expect(find('{}')).to.deep.equal([]);
  });
});
