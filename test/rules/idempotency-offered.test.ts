import { expect } from 'chai';
import idempotencyOffered from '../../rules/4.5/idempotency-offered/rule.ts';
import { places } from '../support/findings.ts';

const header = (name: string, more = '') => `{name: ${name}, in: header, schema: {type: string}${more}}`;

const post = (parameters: string, responses: string, path = '/v1/shop/orders') =>
  `paths: {'${path}': {post: {parameters: [${parameters}], responses: {${responses}}}}}`;

const OK = "'201': {description: d}";

describe('idempotency-offered', () => {
  it('asks once for each creation that has no key of any name', () => {
    expect(places(idempotencyOffered, post('', OK))).to.deep.equal(['paths /v1/shop/orders post']);
    for (const one of ['Idempotency-Key', 'X-Idempotency-Key', 'Request-Id'])
      expect(places(idempotencyOffered, post(header(one), OK)), one).to.be.empty;
    expect(places(idempotencyOffered, post("{$ref: 'missing.yaml#/K'}", OK))).to.be.empty;
  });
});
