import { expect } from 'chai';
import arrayMaxItems from '../../rules/2.2/array-max-items/rule.ts';
import { checkSchemas, description, rulesAndPointers, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('array-max-items', () => {
  checkSchemas(arrayMaxItems, [
    ['{type: array, maxItems: 32767}'],
    ['{type: array, maxItems: 0}'],
    ['{type: array, maxItems: 32768}', 'maxItems'],
    ['{type: array, maxItems: 1e12}', 'maxItems'],
    ['{type: array}', ''],
    ['{type: [array, object]}', ''],
    ['{items: {}}', ''],
    ['{prefixItems: [{}]}', ''],
    ['{type: array, maxItems: -1}', 'maxItems'],
    ['{type: array, maxItems: 1.5}', 'maxItems'],
    ["{type: array, maxItems: '5'}", 'maxItems'],
    ['{type: object, properties: {items: {type: object}}}'],
    ['{type: object, maxItems: 99999}'],
    ['{type: array, maxItems: 5, items: {type: array}}', 'items'],
  ]);
  it('also the body of a JSON Patch', () => {
    const text = description(`
paths: {/a: {patch: {requestBody: {content: {application/json-patch+json: {schema: {type: array, items: {type: object}}}}}}}}`);
    expect(rulesAndPointers(arrayMaxItems, text)).to.deep.equal([
      'array-max-items paths//a/patch/requestBody/content/application/json-patch+json/schema',
    ]);
  });
  it('beside a $ref of 3.1', () => {
    const schemas = `{A: {type: array, maxItems: 5}, B: {$ref: '#/components/schemas/A', maxItems: 50000}}`;
    expect(rulesAndPointersInSchemas(arrayMaxItems, schemas)).to.deep.equal(['array-max-items B/maxItems']);
  });
});
