import { expect } from 'chai';
import idempotencyKeyMethod from '../../rules/4.5/idempotency-key-method/rule.ts';
import { places } from '../support/findings.ts';

const header = (name: string, more = '') => `{name: ${name}, in: header, schema: {type: string}${more}}`;

describe('idempotency-key-method', () => {
  it('lets callbacks carry the key with any method', () => {
    const yaml = `paths: {/v1/a/b: {post: {callbacks: {c: {'{$url}': {put: {parameters: [${header('Idempotency-Key')}], responses: {'204': {description: d}}}}}}, responses: {'204': {description: d}}}}}`;
    expect(places(idempotencyKeyMethod, yaml)).to.be.empty;
    expect(
      places(idempotencyKeyMethod, `paths: {/v1/a/b: {patch: {parameters: [${header('idempotency-key')}]}}}`),
    ).to.deep.equal(['paths /v1/a/b patch parameters 0']);
  });
});
