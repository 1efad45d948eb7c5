import { expect } from 'chai';
import stringPattern from '../../rules/2.2/string-pattern/rule.ts';
import {
  checkSchemas,
  description,
  messagesInSchema,
  rulesAndPointers,
  rulesAndPointersInSchemas,
} from '../support/schema-rules.ts';

describe('string-pattern', () => {
  const find = (schemas: string) => rulesAndPointersInSchemas(stringPattern, schemas);
  for (const name of ['id', 'orderId', 'currencyCode', 'phone', 'vatNumber', 'sku', 'zip', 'contentHash']) {
    it(`suggests a pattern for ${name}`, () => {
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([
        `string-pattern S/properties/${name}`,
      ]);
    });
  }
  for (const name of ['note', 'description', 'idea', 'numbering', 'codec', 'paid']) {
    it(`suggests none for ${name}`, () =>
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([]));
  }
  checkSchemas(stringPattern, [
    ["{type: string, pattern: '^a$'}"],
    ["{type: string, pattern: '^(a|b)$'}"],
    ["{type: string, pattern: '^a|b$'}", 'pattern'],
    ["{type: string, pattern: 'a'}", 'pattern'],
    ["{type: string, pattern: '^a'}", 'pattern'],
    ["{type: string, pattern: 'a$'}", 'pattern'],
    ["{type: string, pattern: '('}"],
    ["{type: string, enum: [A], pattern: '^[A-Z]+$'}"],
    ["{type: integer, pattern: 'a'}"],
    ["{type: object, patternProperties: {'^a': {}}}"],
    ['{type: string, format: decimal}'],
  ]);
  it('names parameters, headers and components, and lets inherited patterns count', () => {
    const text = description(`
paths: {/a: {parameters: [{name: order-id, in: path, schema: {type: string}}]}}
components:
  headers: {Request-Id: {schema: {type: string}}}
  schemas:
    OrderCode: {type: string}
    Base: {type: string, pattern: '^a$'}
    S: {properties: {id: {type: string, allOf: [{$ref: '#/components/schemas/Base'}]}, code: {$ref: '#/components/schemas/Base', pattern: b}}}`);
    expect(rulesAndPointers(stringPattern, text)).to.deep.equal([
      'string-pattern OrderCode',
      'string-pattern S/properties/code/pattern',
      'string-pattern components/headers/Request-Id/schema',
      'string-pattern paths//a/parameters/0/schema',
    ]);
  });

  describe('string-pattern, in words', () => {
    for (const [pattern, fact] of [
      ['a', 'is not anchored, so it admits any text that contains a match; write ^ and $ around it if'],
      ['^a', 'is not anchored at its end, so it admits any text that begins with a match; write $ after it if'],
      ['a$', 'is not anchored at its beginning, so it admits any text that ends with a match; write ^ before it if'],
      [
        '^a|^b',
        'is not anchored at its end, so it admits any text that begins with a match; write ^(?: and )$ around it if',
      ],
      ['^a|b', 'is not anchored, so it admits any text that contains a match; write ^(?: and )$ around it if'],
      ['.^', 'admits no text at all; correct it'],
    ] as const) {
      it(`${pattern} ${fact.split(';')[0]}`, () => {
        const [message] = messagesInSchema(stringPattern, `{type: string, pattern: '${pattern}'}`);
        expect(message).to.include(`pattern "${pattern}" ${fact}`);
      });
    }
  });
});
