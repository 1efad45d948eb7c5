import { expect } from 'chai';
import numericString from '../../rules/2.2/numeric-string/rule.ts';
import stringLength from '../../rules/2.2/string-length/rule.ts';
import { checkSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('string-length', () => {
  checkSchemas(stringLength, [
    ['{type: string, minLength: 0, maxLength: 1}'],
    ['{type: string, minLength: 1.0, maxLength: 1e12}'],
    ['{type: string, minLength: 3, maxLength: 3}'],
    ['{type: string, minLength: 1}', ''],
    ['{type: string, maxLength: 1}', ''],
    ['{type: string, minLength: 2, maxLength: 1}', 'minLength'],
    ['{type: string, minLength: -1, maxLength: 1}', 'minLength'],
    ['{type: string, minLength: 0, maxLength: -1}', 'maxLength'],
    ['{type: string, minLength: 0.5, maxLength: 1.5}', 'maxLength', 'minLength'],
    ["{type: string, minLength: '1', maxLength: null}", 'maxLength', 'minLength'],
    ['{type: string, minLength: -1}', '', 'minLength'],
    ['{type: [string], minLength: 1}', ''],
    ['{type: [string, integer]}', ''],
    ['{minLength: 1}', ''],
    ['{pattern: ^a$}', ''],
    ['{format: date-time}'],
    ['{type: string, format: date-time}', ''],
    ['{type: string, format: uuid, minLength: 36, maxLength: 36}'],
    ['{type: string, format: binary}'],
    ['{type: string, contentMediaType: image/png}'],
    ['{type: string, contentMediaType: image/png, contentEncoding: base64}', ''],
    ['{type: string, contentMediaType: application/json}', ''],
    ['{type: string, format: byte}', ''],
    ['{type: string, nullable: true}', ''],
    ['{type: string, enum: [A]}'],
    ['{type: string, const: A}'],
    ['{type: string, x-extensible-enum: [A]}'],
    ['{type: string, enum: [A], minLength: 9, maxLength: 1}'],
    ['{type: string, format: decimal}', ''],
    ['{type: string, format: decimal, minLength: 9, maxLength: 1}', 'minLength'],
    ['{type: string, format: decimal, minLength: -1, maxLength: 1}', 'minLength'],
    ['{type: object, minLength: 9}'],
    ['{type: integer, minLength: 9}'],
  ]);

  it('leaves bounds that a numeric string lacks to numeric-string, if that runs', () => {
    const rules = [stringLength, numericString];
    expect(rulesAndPointersInSchemas(rules, '{S: {type: string, format: decimal}}')).to.deep.equal([
      'numeric-string S',
    ]);
    const parts = '{allOf: [{properties: {a: {type: string}}}, {properties: {a: {type: string, format: decimal}}}]}';
    expect(rulesAndPointersInSchemas(rules, `{S: ${parts}}`)).to.deep.equal(['numeric-string S/allOf/1/properties/a']);
  });

  it('takes bounds from what a schema is composed of, and reports once what the whole lacks', () => {
    const lengths = stringLength;
    const name = 'Name: {type: string, minLength: 1}';
    const find = (schema: string, version?: string) =>
      rulesAndPointersInSchemas(lengths, `{${name}, S: ${schema}}`, version);
    const ref = "{$ref: '#/components/schemas/Name'}";
    expect(find(`{allOf: [${ref}], description: d}`)).to.deep.equal(['string-length Name']);
    expect(find(`{type: string, allOf: [${ref}]}`)).to.deep.equal(['string-length Name']);
    expect(find(`{allOf: [${ref}, {type: string, maxLength: 5}]}`)).to.deep.equal(['string-length Name']);
    expect(find(`{$ref: '#/components/schemas/Name', type: string}`)).to.deep.equal(['string-length Name']);
    expect(find(`{type: string, minLength: 1, allOf: [{type: string, maxLength: 5}]}`)).to.deep.equal([
      'string-length Name',
    ]);
    expect(find(`{allOf: [{type: string, minLength: 1}, {type: string}]}`)).to.deep.equal([
      'string-length Name',
      'string-length S/allOf/0',
    ]);
    expect(find(`{minLength: 1, maxLength: 5, anyOf: [{type: string}]}`)).to.deep.equal(['string-length Name']);
  });

  it('judges bounds beside a $ref of 3.1, and in a branch without type', () => {
    const name = 'Name: {type: string, minLength: 10, maxLength: 20}';
    const find = (schema: string) => rulesAndPointersInSchemas(stringLength, `{${name}, S: ${schema}}`);
    const ref = "$ref: '#/components/schemas/Name'";
    expect(find(`{${ref}, maxLength: 15}`)).to.deep.equal([]);
    expect(find(`{${ref}, maxLength: 5}`)).to.deep.equal(['string-length S/maxLength']);
    expect(find(`{${ref}, minLength: -5}`)).to.deep.equal(['string-length S/minLength']);
    expect(find(`{allOf: [{${ref}}, {maxLength: 5}]}`)).to.deep.equal(['string-length S/allOf/1/maxLength']);
    expect(find(`{allOf: [{${ref}}]}`)).to.deep.equal([]);
  });

  it('reports bounds that cross in a shared schema once', () => {
    const schemas = `{Name: {type: string, minLength: 9, maxLength: 1},
      A: {$ref: '#/components/schemas/Name', description: a}, B: {type: string, allOf: [{$ref: '#/components/schemas/Name'}]}}`;
    expect(rulesAndPointersInSchemas(stringLength, schemas)).to.deep.equal(['string-length Name/minLength']);
  });
});
