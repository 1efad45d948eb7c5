import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import postCreated from '../../rules/4.2/post-created/rule.ts';
import idempotencyErrors from '../../rules/4.5/idempotency-errors/rule.ts';
import idempotencyResponses from '../../rules/4.5/idempotency-responses/rule.ts';
import { findings, places } from '../support/findings.ts';

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
    // An action need not create anything, and a POST on an item updates it.
    const elsewhere = (path: string) =>
      places(idempotencyResponses, post(key(false), `'200': ${d}, '422': ${d}`, path));
    expect(elsewhere('/v1/shop/orders/{id}/cancel')).to.be.empty;
    expect(elsewhere('/v1/shop/orders/{id}')).to.be.empty;
    expect(elsewhere('/v1/shop/carts')).to.deep.equal(['paths /v1/shop/carts post responses']);
  });

  it('yields to post-created about the 201 of a collection, and reports the other statuses', () => {
    const text = post(
      header('Idempotency-Key', ', required: false'),
      "'204': {description: d}, '422': {description: d}",
    );
    const said = (rules: readonly Rule[]) =>
      findings(rules, text).flatMap(({ rule, message }) =>
        rule === 'idempotency-responses' ? [message.split('; ')[0]] : [],
      );
    const fact = 'an operation with Idempotency-Key documents';
    expect(said([idempotencyResponses])).to.deep.equal([`${fact} no 201 and no 200`]);
    expect(said([idempotencyResponses, postCreated])).to.deep.equal([`${fact} no 200`]);
  });

  it('asks for no 201 where the texts say that the POST updates', () => {
    const text = (summary: string) =>
      post(header('Idempotency-Key'), "'200': {description: d}, '422': {description: d}").replace(
        'post: {',
        `post: {summary: ${summary}, `,
      );
    const said = (summary: string) => findings(idempotencyResponses, text(summary)).map(({ message }) => message);
    expect(said('Updates the orders of a shop')).to.deep.equal([]);
    expect(said('Adds an order')).to.have.lengthOf(1);
  });
});
