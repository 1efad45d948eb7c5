import { expect } from 'chai';
import wholeRepresentation from '../../functions/whole-representation.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('wholeRepresentation in a ruleset of a user', () => {
  it('compares what PUT takes with what GET answers', async () => {
    const options = { methods: ['put'], body: 'request' };
    const description =
      "paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {a: {type: string}, b: {type: string}}}}}}}}, put: {requestBody: {content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}}, responses: {'204': {description: d}}}}}";
    expect(await findingsOfOwnRule(wholeRepresentation, options, description)).to.deep.equal([
      'paths /v1/shop/orders/{id} put requestBody content application/json schema: compared with the 200 of GET, PUT leaves out b; take it as well, or mark readOnly what only the service sets',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(wholeRepresentation, { unknown: 1 })).to.include(
      '"wholeRepresentation" function has invalid options',
    );
  });
});
