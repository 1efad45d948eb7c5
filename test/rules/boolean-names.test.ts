import { expect } from 'chai';
import booleanNames from '../../rules/2.1/boolean-names/rule.ts';
import { HEAD, messagesOf, places, placesInSchemas } from '../support/findings.ts';

describe('boolean-names', () => {
  describe('boolean-names, of references and capitals', () => {
    it('sees a boolean behind $dynamicRef', () => {
      const schemas =
        "{A: {type: object, properties: {isOpen: {$dynamicRef: '#flag'}}}, F: {$dynamicAnchor: flag, type: boolean}}";
      expect(placesInSchemas(booleanNames, schemas)).to.deep.equal(['A properties isOpen']);
    });
    it('has a camelCase remedy', () => {
      const text = `${HEAD}components: {schemas: {A: {type: object, properties: {IsUpper: {type: boolean}}}}}`;
      expect(messagesOf(booleanNames, text)).to.deep.equal([
        'boolean "IsUpper" has the prefix "is"; write upper (§2.1)',
      ]);
    });
  });

  const find = (schemas: string) => placesInSchemas(booleanNames, schemas);
  const named = (name: string, schema = '{type: boolean}') =>
    find(`{S: {type: object, properties: {${name}: ${schema}}}}`);

  for (const name of ['isActive', 'is_active', 'IsActive', 'hasChildren', 'has_children', 'areReady', 'is-active']) {
    it(`finds ${name}`, () => expect(named(name)).to.deep.equal([`S properties ${name}`]));
  }
  for (const name of ['active', 'issued', 'island', 'hash', 'hasty', 'isbn', 'is', 'canEdit', 'enabled', 'history']) {
    it(`takes ${name}`, () => expect(named(name)).to.deep.equal([]));
  }
  const BOOLEANS = {
    'a type list': "{type: ['null', boolean]}",
    'a list with another type': '{type: [boolean, string]}',
    'an enum': '{enum: [true, false]}',
    allOf: '{allOf: [{type: boolean}]}',
    'an alternative': "{anyOf: [{type: boolean}, {type: 'null'}]}",
  };
  for (const [title, schema] of Object.entries(BOOLEANS)) {
    it(`sees a boolean by ${title}`, () => expect(named('isPaid', schema)).to.have.lengthOf(1));
  }
  for (const schema of ['{}', '{type: string}', '{type: object}', 'true', "{$ref: '#/nowhere'}"]) {
    it(`leaves ${schema} alone`, () => expect(named('isPaid', schema)).to.deep.equal([]));
  }
  it('stands at every use of a shared boolean', () => {
    const flag = "{$ref: '#/components/schemas/F'}";
    expect(
      find(`{F: {type: boolean}, S: {properties: {isA: ${flag}}}, T: {properties: {isB: ${flag}, c: ${flag}}}}`),
    ).to.deep.equal(['S properties isA', 'T properties isB']);
  });
  it('takes what the vocabulary calls a noun', () => {
    const text = `${HEAD}x-lintel: {vocabulary: {nouns: [isPaid]}}\ncomponents: {schemas: {S: {properties: {isPaid: {type: boolean}}}}}`;
    expect(places(booleanNames, text)).to.deep.equal([]);
  });
  it('proposes neither the noun of what there may be, nor a name that a sibling in another case will have', () => {
    const said = (properties: string) =>
      messagesOf(booleanNames, `${HEAD}components: {schemas: {S: {properties: {${properties}}}}}`);
    expect(said('HasAttachments: {type: boolean}, Attachments: {type: array}')).to.deep.equal([
      'boolean "HasAttachments" has the prefix "has"; write a name without it that says what is true (§2.1)',
    ]);
    for (const name of ['hasPassword', 'has_liability_shift', 'hasNext'])
      expect(said(`${name}: {type: boolean}`)).to.deep.equal([
        `boolean "${name}" has the prefix "has"; write a name without it that says what is true (§2.1)`,
      ]);
    for (const [prefix, rest, written] of [
      ['has', '_more', 'more'],
      ['has', 'Expired', 'expired'],
      ['is', 'Password', 'password'],
    ])
      expect(said(`${prefix}${rest}: {type: boolean}`)).to.deep.equal([
        `boolean "${prefix}${rest}" has the prefix "${prefix}"; write ${written} (§2.1)`,
      ]);
    expect(said('isOpen: {type: boolean}, Open: {type: string}')).to.deep.equal([
      'boolean "isOpen" has the prefix "is"; write a name without it, but not open, which is taken (§2.1)',
    ]);
    expect(said('hasDiscount: {type: boolean}')).to.deep.equal([
      'boolean "hasDiscount" has the prefix "has"; write discount (§2.1)',
    ]);
  });
});
