import { expect } from 'chai';
import flatVariants from '../../rules/2.2/flat-variants/rule.ts';
import noAnyOfOneOf from '../../rules/2.2/no-any-of-one-of/rule.ts';
import { messagesOf } from '../support/findings.ts';
import { checkSchemas, messagesInSchema } from '../support/schema-rules.ts';

describe('no-any-of-one-of', () => {
  checkSchemas(noAnyOfOneOf, [
    ['{oneOf: [{type: object}]}', 'oneOf'],
    ['{anyOf: [{type: object}], oneOf: [{type: object}]}', 'anyOf', 'oneOf'],
    ['{oneOf: [{anyOf: [{type: object}]}]}', 'oneOf', 'oneOf/0/anyOf'],
    ['{not: {type: object}}'],
    ['{type: object, properties: {oneOf: {type: object}, anyOf: {type: object}}}'],
    ['{type: object, discriminator: {propertyName: a}}'],
    ['{type: object, x-oneOf: []}'],
    ["{$ref: '#/components/schemas/S', anyOf: []}", 'anyOf'],
  ]);

  it('says what to write for what the alternatives are', () => {
    const [object] = messagesInSchema(noAnyOfOneOf, '{anyOf: [{type: object}, {type: object, title: T}]}');
    expect(object).to.include('; write one object with a property for each variant, and a field that says which');
    for (const branches of [
      '[{type: integer}, {type: string}]',
      '[{type: string, maxLength: 9}, {enum: [""]}]',
      "[{type: string}, {type: boolean}, {type: 'null'}]",
    ]) {
      const [scalar] = messagesInSchema(noAnyOfOneOf, `{anyOf: ${branches}}`);
      const end = branches.includes('null') ? ', and leave null out (§2.2)' : ' (§2.2)';
      expect(scalar).to.equal(`this schema uses anyOf; write one type that takes all of these values${end}`);
    }
    for (const branches of ['[{type: object}]', "[{type: object}, {type: 'null'}]", '[{}]']) {
      const [only] = messagesInSchema(noAnyOfOneOf, `{oneOf: ${branches}}`);
      const end = branches.includes('null') ? ', and leave null out (§2.2)' : ' (§2.2)';
      expect(only).to.equal(`this schema uses oneOf; write its one alternative in its place${end}`);
    }
    for (const branches of ['[]', '7', "[{type: integer}, {$ref: '#/nowhere'}]", '[{type: integer}, {}]'])
      expect(messagesInSchema(noAnyOfOneOf, `{oneOf: ${branches}}`)[0]).to.include('write one object with');
  });

  it('give remedies of their own for a discriminator beside oneOf', () => {
    const schema = '{discriminator: {propertyName: a}, oneOf: [{type: object}, {type: object, title: T}]}';
    const [flat] = messagesInSchema(flatVariants, schema);
    const [alternatives] = messagesInSchema(noAnyOfOneOf, schema);
    expect(flat).to.include('this schema uses discriminator; ').and.to.include('discriminat');
    expect(flat?.split('; ')[1]).not.to.equal(alternatives?.split('; ')[1]);
  });

  it('takes out alternatives that only require properties', () => {
    const beside = 'type: object, properties: {email: {type: string}, phone: {type: string}}';
    for (const branches of [
      '[{required: [email]}, {required: [phone]}]',
      '[{title: By mail, required: [email]}, {description: By phone., required: [phone, email]}]',
      '[{required: [email]}]',
      "[{required: [email]}, {$ref: '#/components/schemas/Reachable'}]",
    ]) {
      for (const keyword of ['anyOf', 'oneOf']) {
        const text = `components: {schemas: {A: {${beside}, ${keyword}: ${branches}}, Reachable: {required: [phone]}}}`;
        expect(messagesOf(noAnyOfOneOf, text)).to.deep.equal([
          `this schema uses ${keyword}; take it out, and say in the description which properties are needed (§2.2)`,
        ]);
      }
    }
    for (const branches of [
      '[{required: [email]}, {properties: {phone: {}}}]',
      '[{required: [email]}, {minProperties: 1}]',
    ]) {
      expect(messagesInSchema(noAnyOfOneOf, `{${beside}, oneOf: ${branches}}`)[0]).to.include('write one object with');
    }
  });
});
