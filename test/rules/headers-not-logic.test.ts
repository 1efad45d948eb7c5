import { expect } from 'chai';
import headersNotLogic from '../../rules/9.1/headers-not-logic/rule.ts';
import { findings } from '../support/findings.ts';

describe('headers-not-logic', () => {
  const required = (name: string) => `{name: ${name}, in: header, required: true, schema: {type: string}}`;

  it('knows the headers that a standard registers', () => {
    for (const name of ['Digest', 'Want-Digest', 'Content-Digest', 'If-Match', 'slug']) {
      expect(findings(headersNotLogic, `components: {parameters: {H: ${required(name)}}}`), name).to.be.empty;
    }
    expect(findings(headersNotLogic, `components: {parameters: {H: ${required('Branch')}}}`)).to.have.lengthOf(1);
  });

  it('leaves what carries an idempotency key to 4.5/header', () => {
    const post = (name: string) =>
      `paths: {/v1/shop/orders: {post: {parameters: [${required(name)}], responses: {'201': {description: d}}}}}`;
    expect(findings(headersNotLogic, post('Shop-Request-Id'))).to.be.empty;
    expect(findings(headersNotLogic, post('Shop-Branch-Id'))).to.have.lengthOf(1);
  });
});
