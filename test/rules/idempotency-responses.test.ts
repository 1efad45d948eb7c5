import { expect } from 'chai';
import idempotencyErrors from '../../rules/4.5/idempotency-errors/rule.ts';
import idempotencyResponses from '../../rules/4.5/idempotency-responses/rule.ts';
import { places } from '../support/findings.ts';

const header = (name: string, more = '') => `{name: ${name}, in: header, schema: {type: string}${more}}`;

const post = (parameters: string, responses: string, path = '/v1/shop/orders') =>
  `paths: {'${path}': {post: {parameters: [${parameters}], responses: {${responses}}}}}`;

describe('idempotency-responses', () => {
  it('counts 202 for 201 and ranges for errors, and default for nothing', () => {
    const key = (required: boolean) => header('Idempotency-Key', `, required: ${required}`);
    const d = '{description: d}';
    const at = ['paths /v1/shop/orders post responses'];
    const all = (yaml: string) => [...places(idempotencyResponses, yaml), ...places(idempotencyErrors, yaml)];
    expect(all(post(key(true), `'200': ${d}, '202': ${d}, 4XX: ${d}`))).to.be.empty;
    expect(
      places(idempotencyErrors, post(key(true), `'200': ${d}, '201': ${d}, '422': ${d}, default: ${d}`)),
    ).to.deep.equal(at);
    expect(all(post(key(false), `'200': ${d}, '201': ${d}, '422': ${d}, default: ${d}`))).to.be.empty;
    expect(places(idempotencyErrors, post(key(false), `'200': ${d}, '201': ${d}, default: ${d}`))).to.deep.equal(at);
    expect(places(idempotencyResponses, post(key(false), `'201': ${d}, '422': ${d}`))).to.deep.equal(at);
    // A collection that answers no 201 is told by 4.2/post-created, an action creates nothing.
    const elsewhere = (path: string) =>
      places(idempotencyResponses, post(key(false), `'200': ${d}, '422': ${d}`, path));
    expect(elsewhere('/v1/shop/orders')).to.be.empty;
    expect(elsewhere('/v1/shop/orders/{id}/cancel')).to.be.empty;
    expect(elsewhere('/v1/shop/orders/{id}')).to.deep.equal(['paths /v1/shop/orders/{id} post responses']);
  });
});
