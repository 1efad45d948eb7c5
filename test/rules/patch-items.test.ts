import { expect } from 'chai';
import patchItems from '../../rules/4.6/patch-items/rule.ts';
import { findings, places } from '../support/findings.ts';

const patch = (schema: string, type = 'application/json-patch+json', more = '') =>
  `paths: {/v1/shop/orders/1: {patch: {requestBody: {content: {${type}: {schema: ${schema}}}}, responses: {'204': {description: d}}}}}\n${more}`;

const at = 'paths /v1/shop/orders/1 patch requestBody content application/json-patch+json schema';

const item = (op: string) =>
  `{type: array, items: {type: object, properties: {op: ${op}, path: {type: string}, value: {}}}}`;

describe('patch-items', () => {
  it('takes the values of op from enum, const, pattern, documentation and alternatives together', () => {
    for (const op of [
      '{type: string, enum: [add, remove, replace]}',
      "{type: string, pattern: '^(add|remove|replace|test)$'}",
      '{type: string, x-extensible-enum: [add, remove, replace]}',
      '{type: string, description: One of add, remove and replace.}'.replace(
        'One of add, remove and replace.',
        "'add, remove or replace'",
      ),
    ]) {
      expect(places(patchItems, patch(item(op))), op).to.be.empty;
    }
    const one = (op: string, more: string) =>
      `{type: object, properties: {op: {const: ${op}}, path: {type: string}${more}}}`;
    const all = `{type: array, items: {oneOf: [${one('add', ', value: {}')}, ${one('remove', '')}, ${one('replace', ', value: {}')}]}}`;
    expect(places(patchItems, patch(all))).to.be.empty;
  });

  it('finds what op lacks and what it has too much', () => {
    expect(places(patchItems, patch(item('{type: string, enum: [add, remove, replace, ADD]}')))).to.deep.equal([
      `${at} items properties op enum 3`,
    ]);
    expect(places(patchItems, patch(item('{type: string, const: replace}')))).to.deep.equal([
      `${at} items properties op`,
    ]);
    expect(places(patchItems, patch(item("{type: string, pattern: '^[a-z]+$'}")))).to.deep.equal([
      `${at} items properties op pattern`,
    ]);
    expect(places(patchItems, patch(item('{type: string}')))).to.deep.equal([`${at} items properties op`]);
    expect(places(patchItems, patch(item('{type: integer}')))).to.deep.equal([`${at} items properties op type`]);
  });

  it('finds items that are no objects or are not described, and leaves a body that is no array', () => {
    expect(places(patchItems, patch('{type: array, items: {type: string}}'))).to.deep.equal([`${at} items`]);
    expect(places(patchItems, patch('{type: array}'))).to.deep.equal([at]);
    expect(places(patchItems, patch('{type: object}'))).to.be.empty;
    expect(places(patchItems, patch("{type: array, items: {$ref: '#/components/schemas/Gone'}}"))).to.be.empty;
    expect(places(patchItems, patch('{type: array, items: {type: string}}', 'application/json'))).to.be.empty;
    expect(
      places(patchItems, patch('{type: array, items: {type: string}}', "'Application/JSON-Patch+json; charset=utf-8'")),
    ).to.have.lengthOf(1);
  });

  it('stands where a shared item is written, once, in another file too', () => {
    const file = {
      'patch.yaml': 'Item: {type: object, properties: {op: {enum: [add, remove, replace]}, path: {type: string}}}',
    };
    const yaml = patch("{type: array, items: {$ref: 'patch.yaml#/Item'}}");
    expect(places(patchItems, yaml, { files: file })).to.deep.equal(['patch.yaml Item']);
  });

  it('stands at the use of an item that also describes something else', () => {
    const shared =
      "components: {schemas: {Item: {type: string}, Other: {properties: {a: {$ref: '#/components/schemas/Item'}}}}}";
    const yaml = patch("{type: array, items: {$ref: '#/components/schemas/Item'}}", undefined, shared);
    expect(places(patchItems, yaml)).to.deep.equal([`${at} items`]);
    const right = item('{type: string, enum: [add, remove, replace]}');
    const other = `paths: {/v1/shop/notes/1: {patch: {requestBody: {content: {application/json-patch+json: {schema: ${right}}}}, responses: {'204': {description: d}}}}, `;
    expect(places(patchItems, yaml.replace('paths: {', other))).to.deep.equal([`${at} items`]);
  });

  it('is one finding for several operations that RFC 6902 does not have', () => {
    const op = '{enum: [add, remove, replace, append, increment]}';
    expect(
      findings(patchItems, patch(item(op))).map(({ path, message }) => `${path.at(-1)}: ${message}`),
    ).to.deep.equal([
      'enum: 2 of 5 values are no operations of a JSON Patch: "append" and "increment"; use add, remove, replace, move, copy or test (§4.6)',
    ]);
  });
});
