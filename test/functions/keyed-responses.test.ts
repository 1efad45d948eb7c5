import { expect } from 'chai';
import keyedResponses from '../../functions/keyed-responses.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('keyedResponses in a ruleset of a user', () => {
  it('wants the statuses that it is asked for', async () => {
    const options = { statuses: ['422'] };
    const description =
      "paths: {/v1/shop/orders: {post: {parameters: [{name: Idempotency-Key, in: header, required: true, schema: {type: string}}], responses: {'201': {description: d}}}}}";
    expect(await findingsOfOwnRule(keyedResponses, options, description)).to.deep.equal([
      'paths /v1/shop/orders post responses: an operation with Idempotency-Key documents no 422; answer 422 for the key with another payload',
    ]);
  });

  it('says what each status is for, of creations that document anything', async () => {
    const options = { statuses: ['201', '200', '422', '400'] };
    const key = (isRequired: boolean) =>
      `parameters: [{name: Idempotency-Key, in: header, required: ${isRequired}, schema: {type: string}}]`;
    const of = async (isRequired: boolean, statuses: readonly string[], path = '/v1/shop/orders') => {
      const responses = statuses.map((status) => `'${status}': {description: d}`).join(', ');
      const description = `paths: {'${path}': {get: {responses: {}}, post: {${key(isRequired)}, responses: {${responses}}}}}`;
      const found = await findingsOfOwnRule(keyedResponses, options, description);
      return found.map((one) => one.replace(/^.*documents /, ''));
    };
    const other = '422 for the key with another payload';
    const again = '200 for the same request again';
    const without = '400 for a request without the key';
    expect(await of(true, ['404'])).to.deep.equal([
      `no 201, no 200, no 422 and no 400; answer 201 for the first request, ${again}, ${other} and ${without}`,
    ]);
    expect(await of(false, ['201'])).to.deep.equal([`no 200 and no 422; answer ${again} and ${other}`]);
    expect(await of(false, ['202'])).to.deep.equal([`no 200 and no 422; answer ${again} and ${other}`]);
    expect(await of(true, ['201', '200', '422', '400'])).to.deep.equal([]);
    expect(await of(true, ['204'], '/v1/shop/orders/{orderId}/cancel')).to.deep.equal([
      `no 422 and no 400; answer ${other} and ${without}`,
    ]);
    expect(await of(true, [])).to.deep.equal([]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(keyedResponses, { unknown: 1 })).to.include('"keyedResponses" function has invalid options');
  });
});
