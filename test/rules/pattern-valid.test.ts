import { expect } from 'chai';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import { checkSchemas, description, rulesAndPointers, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('pattern-valid', () => {
  checkSchemas(patternValid, [
    ["{type: string, pattern: '^[a-z]+$', default: abc, example: abc, examples: [a, b]}"],
    [
      "{type: string, pattern: '^[a-z]+$', default: ABC, example: '1', examples: [a, B]}",
      'default',
      'example',
      'examples/1',
    ],
    ["{type: string, pattern: '[a-z]', default: 1a1}"],
    ["{type: string, pattern: '^[a-z]+$', default: 7, example: null, examples: [true, {a: A}]}"],
    ["{type: string, pattern: '['}", 'pattern'],
    ["{type: string, pattern: '^a{2,1}$'}", 'pattern'],
    ["{type: string, pattern: '(?<a>x)(?<a>y)'}", 'pattern'],
    ["{type: string, pattern: '^[0-9]{4}\\-[0-9]{2}$'}", 'pattern'],
    ["{type: string, pattern: '^[\\w\\-]+$'}"],
    ["{type: string, pattern: '^\\p{Lu}+$', default: Ä}"],
    ["{type: string, pattern: '^(?i)abc$'}", 'pattern'],
    ["{type: string, pattern: '\\A[a-z]\\Z'}", 'pattern'],
    ["{type: string, pattern: '^.$', default: '😀'}"],
    ["{type: integer, pattern: '('}", 'pattern'],
    ["{type: string, pattern: ''}"],
    ['{type: string, pattern: 7}', 'pattern'],
    ['{type: string, pattern: null}', 'pattern'],
    ["{type: string, pattern: '^(a+)+$'}", 'pattern'],
    ["{type: string, pattern: '^(a|a)*$'}", 'pattern'],
    ["{type: string, pattern: '^(a+)+$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab}", 'default', 'pattern'],
    ["{type: string, pattern: '^(?=.*[a-z])[a-z0-9]+$', default: '123'}", 'default'],
    ["{type: object, patternProperties: {'(': {}}}", 'patternProperties/('],
    ["{type: object, propertyNames: {pattern: '('}}", 'propertyNames/pattern'],
    ["{type: object, properties: {pattern: {type: string, default: '('}}, example: {pattern: '('}}"],
    ["{type: string, pattern: '^a$', x-example: b}"],
  ]);

  it('reads the examples of parameters, headers and bodies, each text once', () => {
    const schema = "schema: {type: string, pattern: '^a$'}";
    const text = description(`
paths:
  /a:
    parameters: [{name: p, in: query, ${schema}, example: b}]
    get:
      parameters: [{name: q, in: query, ${schema}, examples: {one: {value: a}, two: {value: b}, three: {$ref: '#/components/examples/E'}}}]
      responses:
        '200':
          headers: {H: {${schema}, example: b}}
          content:
            text/plain: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}
            application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}
components:
  examples: {E: {value: b}}
  schemas: {A: {type: string, pattern: '^a$'}}`);
    expect(rulesAndPointers(patternValid, text)).to.deep.equal([
      'pattern-valid components/examples/E/value',
      'pattern-valid paths//a/get/parameters/0/examples/two/value',
      'pattern-valid paths//a/get/responses/200/headers/H/example',
      'pattern-valid paths//a/parameters/0/example',
    ]);
  });

  it('holds what is given beside a $ref, or in an allOf, to the pattern that it takes over', () => {
    const find = (schema: string, version?: string) =>
      rulesAndPointersInSchemas(patternValid, `{A: {type: string, pattern: '^a$'}, S: ${schema}}`, version);
    const ref = "$ref: '#/components/schemas/A'";
    expect(find(`{${ref}, example: b}`)).to.deep.equal(['pattern-valid S/example']);
    expect(find(`{${ref}, example: b}`, '3.0.3')).to.deep.equal([]);
    expect(find(`{allOf: [{${ref}}], default: b}`, '3.0.3')).to.deep.equal(['pattern-valid S/default']);
    expect(find(`{${ref}, pattern: '^b$', example: c}`)).to.deep.equal(['pattern-valid S/example']);
  });
});
