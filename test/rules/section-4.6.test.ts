import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import offered from '../../rules/4.6/if-match-offered/rule.ts';
import tag from '../../rules/4.6/if-match-tag/rule.ts';
import invalidState from '../../rules/4.6/patch-invalid-state/rule.ts';
import items from '../../rules/4.6/patch-items/rule.ts';
import { lintText } from '../support/lint-text.ts';

/** Where a rule’s findings stand, as paths. */
function found(rule: Rule, yaml: string, openapi = '3.1.0', files: Record<string, string> = {}): string[] {
  return lintText({ text: `openapi: ${openapi}\n${yaml}`, files }, [rule]).map(({ path, source }) =>
    [...(source === 'openapi.yaml' ? [] : [`${source}:`]), ...path].join(' '),
  );
}

const ODD = [
  '',
  'paths: null',
  'paths: []',
  'paths: {/a: {post: null}}',
  'paths: {/a: {post: {parameters: 3, responses: [1], requestBody: x}}}',
  "paths: {/a: {post: {parameters: [null, {in: header}], responses: {'200': null, '202': 7}}}}",
  'components: {responses: {A: null}, schemas: {B: 3}, parameters: {C: []}}',
];

const patch = (schema: string, type = 'application/json-patch+json', more = '') =>
  `paths: {/v1/shop/orders/1: {patch: {requestBody: {content: {${type}: {schema: ${schema}}}}, responses: {'204': {description: d}}}}}\n${more}`;
const at = 'paths /v1/shop/orders/1 patch requestBody content application/json-patch+json schema';
const item = (op: string) =>
  `{type: array, items: {type: object, properties: {op: ${op}, path: {type: string}, value: {}}}}`;

describe('section 4.6', () => {
  it('survives odd input', () => {
    for (const rule of [offered, tag, invalidState, items]) {
      for (const yaml of [
        ...ODD,
        patch('3'),
        patch('{type: array, items: 3}'),
        patch('{type: array, items: {properties: {op: null}}}'),
      ]) {
        expect(() => found(rule, yaml), yaml).not.to.throw();
      }
    }
  });
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
      expect(found(items, patch(item(op))), op).to.be.empty;
    }
    const one = (op: string, more: string) =>
      `{type: object, properties: {op: {const: ${op}}, path: {type: string}${more}}}`;
    const all = `{type: array, items: {oneOf: [${one('add', ', value: {}')}, ${one('remove', '')}, ${one('replace', ', value: {}')}]}}`;
    expect(found(items, patch(all))).to.be.empty;
  });
  it('finds what op lacks and what it has too much', () => {
    expect(found(items, patch(item('{type: string, enum: [add, remove, replace, ADD]}')))).to.deep.equal([
      `${at} items properties op enum 3`,
    ]);
    expect(found(items, patch(item('{type: string, const: replace}')))).to.deep.equal([`${at} items properties op`]);
    expect(found(items, patch(item("{type: string, pattern: '^[a-z]+$'}")))).to.deep.equal([
      `${at} items properties op pattern`,
    ]);
    expect(found(items, patch(item('{type: string}')))).to.deep.equal([`${at} items properties op`]);
    expect(found(items, patch(item('{type: integer}')))).to.deep.equal([`${at} items properties op type`]);
  });
  it('finds items that are no objects or are not described, and leaves a body that is no array', () => {
    expect(found(items, patch('{type: array, items: {type: string}}'))).to.deep.equal([`${at} items`]);
    expect(found(items, patch('{type: array}'))).to.deep.equal([at]);
    expect(found(items, patch('{type: object}'))).to.be.empty;
    expect(found(items, patch("{type: array, items: {$ref: '#/components/schemas/Gone'}}"))).to.be.empty;
    expect(found(items, patch('{type: array, items: {type: string}}', 'application/json'))).to.be.empty;
    expect(
      found(items, patch('{type: array, items: {type: string}}', "'Application/JSON-Patch+json; charset=utf-8'")),
    ).to.have.lengthOf(1);
  });
  it('stands where a shared item is written, once, in another file too', () => {
    const file = {
      'patch.yaml': 'Item: {type: object, properties: {op: {enum: [add, remove, replace]}, path: {type: string}}}',
    };
    const yaml = patch("{type: array, items: {$ref: 'patch.yaml#/Item'}}");
    expect(found(items, yaml, '3.1.0', file)).to.deep.equal(['patch.yaml: Item']);
  });
  const resource = (etag: string, operations: string) =>
    `paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, headers: {${etag}}}}}, ${operations}}}`;
  const change = (method: string, header: string) =>
    `${method}: {parameters: [{name: ${header}, in: header, schema: {type: string}}], responses: {'204': {description: d}}}`;
  it('tells one missing ETag once', () => {
    const both = `${change('put', 'If-Match')}, ${change('patch', 'if-match')}`;
    expect(found(tag, resource('', both))).to.deep.equal(['paths /v1/shop/orders/{id} put parameters 0']);
    expect(found(tag, resource('etag: {schema: {type: string}}', both))).to.be.empty;
    expect(found(tag, resource('', change('put', 'If-None-Match')))).to.be.empty;
  });
  it('asks each PUT and PATCH for If-Match where GET has an ETag', () => {
    const none = `${change('put', 'Prefer')}, ${change('patch', 'If-Match')}, ${change('delete', 'Prefer')}`;
    expect(found(offered, resource('ETag: {schema: {type: string}}', none))).to.deep.equal([
      'paths /v1/shop/orders/{id} put',
    ]);
    expect(found(offered, resource('', none))).to.be.empty;
  });
  it('wants 400 or 422 of PATCH, also as a range', () => {
    const patching = (codes: string) =>
      `paths: {'/v1/shop/orders/{id}': {patch: {responses: {'204': {description: d}${codes}}}}}`;
    for (const code of ['400', '422', '4XX'])
      expect(found(invalidState, patching(`, '${code}': {description: d}`))).to.be.empty;
    expect(found(invalidState, patching(', default: {description: d}'))).to.deep.equal([
      'paths /v1/shop/orders/{id} patch responses',
    ]);
    expect(found(invalidState, patching(", '404': {description: d}"))).to.have.lengthOf(1);
  });
});
