import { expect } from 'chai';
import idempotencyKeyName from '../../rules/4.5/idempotency-key-name/rule.ts';
import noXPrefix from '../../rules/9.1/no-x-prefix/rule.ts';
import { findings, places } from '../support/findings.ts';

const header = (name: string, more = '') => `{name: ${name}, in: header, schema: {type: string}${more}}`;

const post = (parameters: string, responses: string, path = '/v1/shop/orders') =>
  `paths: {'${path}': {post: {parameters: [${parameters}], responses: {${responses}}}}}`;

const OK = "'201': {description: d}";

describe('idempotency-key-name', () => {
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
      const found = findings([idempotencyKeyName, noXPrefix], post(header(one), OK));
      expect(
        found.map(({ rule }) => rule),
        one,
      ).to.deep.equal(['idempotency-key-name']);
    }
    for (const one of [
      'Idempotency-Key',
      'IDEMPOTENCY-KEY',
      'Correlation-Id',
      'Requested-Id',
      'Idempotency-Key-Expiry',
    ]) {
      expect(places(idempotencyKeyName, post(header(one), OK)), one).to.be.empty;
    }
  });

  it('leaves a request identifier beside the key, and one for tracing, to no-x-prefix', () => {
    const beside = post(`${header('Idempotency-Key')}, ${header('X-Request-Id')}`, OK);
    const traced = post(header('X-Request-Id', ', description: Identifier for tracing'), OK);
    for (const yaml of [beside, traced]) {
      expect(places(idempotencyKeyName, yaml)).to.be.empty;
      expect(places(noXPrefix, yaml)).to.have.lengthOf(1);
    }
  });

  it('finds a key in the query and in a webhook, and lets a webhook send a request identifier', () => {
    expect(
      places(idempotencyKeyName, post('{name: idempotencyKey, in: query, schema: {type: string}}', OK)),
    ).to.have.lengthOf(1);
    const hook = (one: string) =>
      `webhooks: {paid: {post: {parameters: [${header(one)}], responses: {'204': {description: d}}}}}`;
    expect(places(idempotencyKeyName, hook('X-Idempotency-Key'))).to.deep.equal([
      'webhooks paid post parameters 0 name',
    ]);
    expect(places(idempotencyKeyName, hook('Request-Id'))).to.be.empty;
  });
});
