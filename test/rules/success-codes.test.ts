import { expect } from 'chai';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import { messagesOf, places } from '../support/findings.ts';

describe('success-codes', () => {
  const statuses = (keys: readonly string[]) =>
    `paths: {/v1/a/b: {get: {responses: {${keys.map((key) => `'${key}': {description: d}`).join(', ')}}}}}`;
  it('takes four, and leaves errors, redirects and default alone', () => {
    expect(
      places(successCodes, statuses(['200', '201', '202', '204', '304', '400', '4XX', 'default', 'x-a'])),
    ).to.deep.equal([]);
  });
  it('finds every other one', () => {
    const others = ['203', '205', '206', '207', '226', '299', '2XX', '2xx'];
    expect(places(successCodes, statuses(others)).map((path) => path.split(' ').at(-1))).to.deep.equal(others);
  });
  it('finds the key at an operation, where the response is shared', () => {
    const yaml = `paths: {/v1/a/b: {get: {responses: {'206': {$ref: '#/components/responses/R'}}}}}\ncomponents: {responses: {R: {description: d}}}`;
    expect(places(successCodes, yaml)).to.deep.equal(['paths /v1/a/b get responses 206']);
  });
  it('reads numbers as keys', () => {
    expect(places(successCodes, 'paths: {/v1/a/b: {get: {responses: {206: {description: d}}}}}')).to.have.lengthOf(1);
  });
  it('leaves callbacks and webhooks alone', () => {
    const yaml = `
paths: {/v1/a/b: {post: {responses: {'200': {}}, callbacks: {c: {'{$url}': {post: {responses: {2XX: {}}}}}}}}}
webhooks: {w: {post: {responses: {2XX: {}}}}}`;
    expect(places(successCodes, yaml)).to.deep.equal([]);
  });
  it('says what to write', () => {
    const messages = messagesOf(successCodes, statuses(['205', '2XX']));
    expect(messages).to.deep.equal([
      'the success status is 205; write 204 (§7.1)',
      '"2XX" is no status; write 200, 201, 202 or 204 (§7.1)',
    ]);
  });
});
