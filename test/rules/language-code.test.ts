import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import languageCode from '../../rules/2.3/language-code/rule.ts';
import { pointersInProperty, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('language-code', () => {
  const find = (name: string, schema: string) => pointersInProperty(languageCode, name, schema);

  for (const value of ['de', 'en-US', 'zh-Hant-TW', 'es-419', 'EN', 'cmn-Hans-CN', 'de-CH-1996', 'haw']) {
    it(`takes ${value}`, () => expect(find('language', `{type: string, example: ${value}}`)).to.deep.equal([]));
  }
  for (const value of ['english', 'eng', 'deu', 'ger', 'en_US', 'xx', 'English (US)', 'e', 'en-', 'GERMAN']) {
    it(`finds ${value}`, () =>
      expect(find('language', `{type: string, example: ${value}}`)).to.deep.equal(['example']));
  }
  for (const name of ['language', 'languageCode', 'lang', 'preferredLanguage', 'language_code', 'languageTag']) {
    it(`${name} is one`, () => expect(find(name, '{type: string, default: en_US}')).to.deep.equal(['default']));
  }
  for (const name of [
    'programmingLanguage',
    'queryLanguage',
    'languageId',
    'languageName',
    'slang',
    'acceptLanguage',
  ]) {
    it(`${name} is none`, () => expect(find(name, '{type: string, default: en_US}')).to.deep.equal([]));
  }

  it('finds lists, patterns and bounds for other codes', () => {
    expect(find('languages', '{type: array, items: {type: string, example: deu}}')).to.deep.equal(['items/example']);
    expect(find('language', "{type: string, pattern: '^[a-z]{2}_[A-Z]{2}$'}")).to.deep.equal(['pattern']);
    expect(find('language', '{type: string, minLength: 3, maxLength: 3}')).to.deep.equal(['maxLength']);
    expect(find('language', '{type: string, minLength: 2, maxLength: 2}')).to.deep.equal([]);
    expect(find('language', '{type: integer}')).to.deep.equal(['type']);
    expect(
      find('language', '{type: string, description: The programming language of the sample., example: java}'),
    ).to.deep.equal([]);
  });

  it('leaves listed values that are not UPPER_CASE to enum-values, if that runs', () => {
    expect(find('language', '{type: string, enum: [en_US]}')).to.deep.equal(['enum']);
    const schemas = '{S: {properties: {language: {type: string, enum: [en_US]}}}}';
    expect(rulesAndPointersInSchemas([languageCode, enumValues], schemas)).to.deep.equal([
      'enum-values S/properties/language/enum',
    ]);
    expect(find('language', '{type: string, enum: [GERMAN]}')).to.deep.equal(['enum']);
    expect(find('language', '{type: string, enum: [de, xx]}')).to.deep.equal(['enum']);
  });
});
