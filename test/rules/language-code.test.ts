import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import languageCode from '../../rules/2.3/language-code/rule.ts';
import { HEAD, messagesOf } from '../support/findings.ts';
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

  it('leaves the language of program text', () => {
    expect(find('language', '{type: string, example: Java 21}')).to.deep.equal([]);
    expect(find('language', '{type: string, default: nodejs20.x}')).to.deep.equal([]);
    const beside = (name: string, more = '', value = 'rb') =>
      rulesAndPointersInSchemas(
        languageCode,
        `{S: {properties: {${name}: {type: string}, language: {type: string, example: ${value}${more}}}}}`,
      );
    for (const name of ['filename', 'file_name', 'repository', 'repoUrl', 'commitSha', 'snippet'])
      expect(beside(name), name).to.deep.equal([]);
    expect(beside('title')).to.have.lengthOf(1);
    expect(beside('filename', ', description: The language that is spoken.')).to.have.lengthOf(1);
    expect(beside('filename', '', 'en_US')).to.have.lengthOf(1);
  });

  it('finds an underscore in a description, for want of values and patterns', () => {
    const said = "description: 'The language, such as `es_MX`.'";
    expect(find('language', `{type: string, ${said}}`)).to.deep.equal(['description']);
    expect(find('languages', `{type: array, items: {type: string, ${said}}}`)).to.deep.equal(['items/description']);
    expect(find('language', `{type: string, ${said}, pattern: '^[a-z]{2}-[A-Z]{2}$'}`)).to.deep.equal([]);
    expect(find('language', "{type: string, description: 'Not xx_YY, but es-MX.'}")).to.deep.equal([]);
    const parameter = "{name: lang, in: query, description: 'es_MX or en_US', schema: {type: string}}";
    expect(messagesOf(languageCode, `${HEAD}components: {parameters: {Lang: ${parameter}}}`)).to.deep.equal([
      'the description of lang shows "es_MX", which is not a BCP-47 tag; write "es-MX" (§2.3)',
    ]);
  });
});
