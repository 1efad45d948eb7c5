import { expect } from 'chai';
import idempotencyKeyName from '../../rules/4.5/idempotency-key-name/rule.ts';
import headersNotLogic from '../../rules/9.1/headers-not-logic/rule.ts';
import { findings } from '../support/findings.ts';
import { lintText } from '../support/lint-text.ts';

describe('headers-not-logic', () => {
  const required = (name: string) => `{name: ${name}, in: header, required: true, schema: {type: string}}`;

  it('knows the headers that a standard registers', () => {
    for (const name of ['Digest', 'Want-Digest', 'Content-Digest', 'If-Match', 'slug']) {
      expect(findings(headersNotLogic, `components: {parameters: {H: ${required(name)}}}`), name).to.be.empty;
    }
    expect(findings(headersNotLogic, `components: {parameters: {H: ${required('Branch')}}}`)).to.have.lengthOf(1);
  });

  it('yields to idempotency-key-name for what carries an idempotency key', () => {
    const post = (name: string) =>
      `paths: {/v1/shop/orders: {post: {parameters: [${required(name)}], responses: {'201': {description: d}}}}}`;
    const both = lintText({ text: `openapi: 3.1.0\n${post('Shop-Request-Id')}` }, [
      headersNotLogic,
      idempotencyKeyName,
    ]);
    expect(both.map(({ rule }) => rule)).to.deep.equal(['idempotency-key-name']);
    expect(findings(headersNotLogic, post('Shop-Request-Id'))).to.have.lengthOf(1);
    expect(findings(headersNotLogic, post('Shop-Branch-Id'))).to.have.lengthOf(1);
  });
});
