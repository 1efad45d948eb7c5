import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import errors from '../../rules/4.5/idempotency-errors/rule.ts';
import method from '../../rules/4.5/idempotency-key-method/rule.ts';
import name from '../../rules/4.5/idempotency-key-name/rule.ts';
import string from '../../rules/4.5/idempotency-key-string/rule.ts';
import offered from '../../rules/4.5/idempotency-offered/rule.ts';
import responses from '../../rules/4.5/idempotency-responses/rule.ts';
import noPrefix from '../../rules/9.1/no-x-prefix/rule.ts';
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

const header = (name: string, more = '') => `{name: ${name}, in: header, schema: {type: string}${more}}`;
const post = (parameters: string, responses: string, path = '/v1/shop/orders') =>
  `paths: {'${path}': {post: {parameters: [${parameters}], responses: {${responses}}}}}`;
const OK = "'201': {description: d}";

describe('section 4.5', () => {
  it('survives odd input', () => {
    for (const rule of [method, name, string, offered, errors, responses]) {
      for (const yaml of ODD) expect(() => found(rule, yaml), yaml).not.to.throw();
    }
  });
  it('knows the names of an idempotency key, in any spelling', () => {
    for (const one of [
      'X-Idempotency-Key',
      'IdempotencyKey',
      'idempotency_key',
      'Idempotency',
      'Shop-Idempotent-Id',
      'X-Request-Id',
      'Request-Key',
    ]) {
      expect(found(name, post(header(one), OK)), one).to.have.lengthOf(1);
      expect(found(noPrefix, post(header(one), OK)), one).to.be.empty;
    }
    for (const one of [
      'Idempotency-Key',
      'IDEMPOTENCY-KEY',
      'Correlation-Id',
      'Requested-Id',
      'Idempotency-Key-Expiry',
    ]) {
      expect(found(name, post(header(one), OK)), one).to.be.empty;
    }
  });
  it('leaves a request identifier beside the key, and one for tracing, to no-x-prefix', () => {
    const beside = post(`${header('Idempotency-Key')}, ${header('X-Request-Id')}`, OK);
    const traced = post(header('X-Request-Id', ', description: Identifier for tracing'), OK);
    for (const yaml of [beside, traced]) {
      expect(found(name, yaml)).to.be.empty;
      expect(found(noPrefix, yaml)).to.have.lengthOf(1);
    }
  });
  it('finds a key in the query and in a webhook, and lets a webhook send a request identifier', () => {
    expect(found(name, post('{name: idempotencyKey, in: query, schema: {type: string}}', OK))).to.have.lengthOf(1);
    const hook = (one: string) =>
      `webhooks: {paid: {post: {parameters: [${header(one)}], responses: {'204': {description: d}}}}}`;
    expect(found(name, hook('X-Idempotency-Key'))).to.deep.equal(['webhooks paid post parameters 0 name']);
    expect(found(name, hook('Request-Id'))).to.be.empty;
  });
  it('stands at the type, also in a list of types of 3.1 and in another file', () => {
    const key = (schema: string) =>
      `components: {parameters: {K: {name: Idempotency-Key, in: header, schema: ${schema}}}}`;
    expect(found(string, key('{type: [string, integer]}'))).to.deep.equal(['components parameters K schema type']);
    expect(
      found(string, key("{$ref: 'other.yaml#/Key'}"), '3.1.0', { 'other.yaml': 'Key: {type: integer}' }),
    ).to.deep.equal(['components parameters K schema']);
    expect(found(string, key('{type: string, nullable: true}'), '3.0.3')).to.be.empty;
  });
  it('lets callbacks carry the key with any method', () => {
    const yaml = `paths: {/v1/a/b: {post: {callbacks: {c: {'{$url}': {put: {parameters: [${header('Idempotency-Key')}], responses: {'204': {description: d}}}}}}, responses: {'204': {description: d}}}}}`;
    expect(found(method, yaml)).to.be.empty;
    expect(found(method, `paths: {/v1/a/b: {patch: {parameters: [${header('idempotency-key')}]}}}`)).to.deep.equal([
      'paths /v1/a/b patch parameters 0',
    ]);
  });
  it('counts 202 for 201 and ranges for errors, and default for nothing', () => {
    const key = (required: boolean) => header('Idempotency-Key', `, required: ${required}`);
    const d = '{description: d}';
    const at = ['paths /v1/shop/orders post responses'];
    const all = (yaml: string) => [...found(responses, yaml), ...found(errors, yaml)];
    expect(all(post(key(true), `'200': ${d}, '202': ${d}, 4XX: ${d}`))).to.be.empty;
    expect(found(errors, post(key(true), `'200': ${d}, '201': ${d}, '422': ${d}, default: ${d}`))).to.deep.equal(at);
    expect(all(post(key(false), `'200': ${d}, '201': ${d}, '422': ${d}, default: ${d}`))).to.be.empty;
    expect(found(errors, post(key(false), `'200': ${d}, '201': ${d}, default: ${d}`))).to.deep.equal(at);
    expect(found(responses, post(key(false), `'201': ${d}, '422': ${d}`))).to.deep.equal(at);
    // A collection that answers no 201 is told by 4.2/post-created, an action creates nothing.
    const elsewhere = (path: string) => found(responses, post(key(false), `'200': ${d}, '422': ${d}`, path));
    expect(elsewhere('/v1/shop/orders')).to.be.empty;
    expect(elsewhere('/v1/shop/orders/{id}/cancel')).to.be.empty;
    expect(elsewhere('/v1/shop/orders/{id}')).to.deep.equal(['paths /v1/shop/orders/{id} post responses']);
  });
  it('asks once for each creation that has no key of any name', () => {
    expect(found(offered, post('', OK))).to.deep.equal(['paths /v1/shop/orders post']);
    for (const one of ['Idempotency-Key', 'X-Idempotency-Key', 'Request-Id'])
      expect(found(offered, post(header(one), OK)), one).to.be.empty;
    expect(found(offered, post("{$ref: 'missing.yaml#/K'}", OK))).to.be.empty;
  });
});
