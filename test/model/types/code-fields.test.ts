import { expect } from 'chai';
import { fieldsOf } from '../../../model/schemas/fields.ts';
import {
  isCountryCodeName,
  isCountryField,
  isCountryName,
  isLanguageName,
  isProvinceName,
  isTelephone,
  isTimezoneFieldName,
} from '../../../model/types/code-fields.ts';
import { describeSchemas } from '../../support/describe-data.ts';
import { each } from '../text/words/tables.ts';

describe('names of fields for codes', () => {
  each(
    'of countries',
    true,
    'country countries shipCountry nationality nationalities countryCode countryIso2 countryOfBirth countryCodeOfOrigin',
    isCountryName,
  );
  each('of calling codes and others', false, 'phoneCountryCode dialingCountry countryName county', isCountryName);
  each('that say that countries have codes', true, 'countryCode isoCountry nationalityCodes', isCountryCodeName);
  each('that may mean countries by name', false, 'country nationality countryOfBirth', isCountryCodeName);
  each('of languages', true, 'language languages langCode preferredLanguageTag', isLanguageName);
  each(
    'of other languages',
    false,
    'programmingLanguage queryLanguage shaderLanguage bodyLanguage modelingLanguage slang acceptLanguage',
    isLanguageName,
  );
  each('of timezones', true, 'timezone timeZone tz timezoneId', isTimezoneFieldName);
  each('of provinces', true, 'province subdivisionCode state stateCode', isProvinceName);
});

describe('fields for country codes', () => {
  const isOfCodes = (schema: object, beside: object = {}) =>
    fieldsOf(describeSchemas({ A: { type: 'object', properties: { country: schema, ...beside } } })).some(
      isCountryField,
    );

  it('show it by their lengths, formats, patterns, values or texts', () => {
    for (const schema of [
      { maxLength: 2 },
      { format: 'iso-3166' },
      { pattern: '^[A-Z]{2}$' },
      { enum: ['DE', 'FR'] },
      { example: 'DEU' },
      { description: 'By ISO 3166.' },
      { title: 'A two-letter text' },
    ])
      expect(isOfCodes({ type: 'string', ...schema }), JSON.stringify(schema)).to.equal(true);
  });

  it('are none for names, nor in a telephone number', () => {
    for (const schema of [{}, { maxLength: 60 }, { example: 'Germany' }, { pattern: '^[A-Za-z ]+$' }])
      expect(isOfCodes({ type: 'string', ...schema }), JSON.stringify(schema)).to.equal(false);
    expect(isOfCodes({ type: 'string', maxLength: 2 }, { nationalNumber: { type: 'string' } })).to.equal(false);
    expect(isTelephone(['extension'], [])).to.equal(true);
    expect(isTelephone(['name'], ['homePhone'])).to.equal(true);
    expect(isTelephone(['name'], ['address'])).to.equal(false);
  });
});
