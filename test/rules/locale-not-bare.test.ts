import { expect } from 'chai';
import localeNotBare from '../../rules/2.3/locale-not-bare/rule.ts';
import { pointersInProperty, pointersInSchemas } from '../support/schema-rules.ts';

describe('locale-not-bare', () => {
  it('find strings, at the use or at what is called Locale itself', () => {
    expect(pointersInProperty(localeNotBare, 'locale', '{type: string}')).to.deep.equal(['']);
    expect(pointersInProperty(localeNotBare, 'userLocale', "{type: [string, 'null']}")).to.deep.equal(['']);
    expect(pointersInProperty(localeNotBare, 'locale', '{type: object}')).to.deep.equal([]);
    expect(pointersInProperty(localeNotBare, 'locale', '{type: string, x-lintel: {role: language}}')).to.deep.equal([]);
    expect(pointersInProperty(localeNotBare, 'localeName', '{type: string}')).to.deep.equal([]);
    const schemas =
      "{Locale: {type: string}, A: {type: object, properties: {locale: {$ref: '#/components/schemas/Locale'}, homeLocale: {$ref: '#/components/schemas/Locale', description: At home.}}}}";
    expect(pointersInSchemas(localeNotBare, schemas)).to.deep.equal(['Locale']);
  });
});
