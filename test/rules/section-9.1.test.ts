import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import headersNotLogic from '../../rules/9.1/headers-not-logic/rule.ts';
import preferTokens from '../../rules/9.1/prefer-tokens/rule.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';

function found(rule: Rule, yaml: string): FoundAt[] {
  return lintText({ text: `openapi: 3.1.0\n${yaml}`, files: {} }, [rule]);
}

describe('headers-not-logic', () => {
  const required = (name: string) => `{name: ${name}, in: header, required: true, schema: {type: string}}`;

  it('knows the headers that a standard registers', () => {
    for (const name of ['Digest', 'Want-Digest', 'Content-Digest', 'If-Match', 'slug']) {
      expect(found(headersNotLogic, `components: {parameters: {H: ${required(name)}}}`), name).to.be.empty;
    }
    expect(found(headersNotLogic, `components: {parameters: {H: ${required('Branch')}}}`)).to.have.lengthOf(1);
  });

  it('leaves what carries an idempotency key to 4.5/header', () => {
    const post = (name: string) =>
      `paths: {/v1/shop/orders: {post: {parameters: [${required(name)}], responses: {'201': {description: d}}}}}`;
    expect(found(headersNotLogic, post('Shop-Request-Id'))).to.be.empty;
    expect(found(headersNotLogic, post('Shop-Branch-Id'))).to.have.lengthOf(1);
  });
});

describe('prefer-tokens', () => {
  it('shows a text that the bounds of the length admit, too', () => {
    const prefer = (more: string) =>
      found(preferTokens, `components: {parameters: {P: {name: Prefer, in: header, schema: {type: string${more}}}}}`);
    expect(prefer(', pattern: "^[a-z]*$"')[0]?.message).to.include('admits "",');
    const [atLeastOne] = prefer(', minLength: 1, pattern: "^[a-z]*$"');
    expect(atLeastOne?.message).to.match(/admits "[a-z]+",/);
    const [atMost] = prefer(', minLength: 3, maxLength: 3, pattern: "^[a-z]*$"');
    expect(atMost?.message).to.match(/admits "[a-z]{3}",/);
    expect(prefer(', minLength: 8, pattern: "^(return=minimal|x)$"')).to.be.empty;
  });
});
