import { expect } from 'chai';
import responseCodes from '../../functions/response-codes.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('responseCodes in a ruleset of a user', () => {
  it('wants statuses and finds others', async () => {
    const options = {
      methods: ['get'],
      wanted: [['429', '4XX']],
      remedy: 'document 429',
      unwanted: { '418': 'do not joke' },
    };
    const description =
      "paths: {/v1/shop/a: {get: {responses: {'200': {description: d}}}, post: {responses: {'200': {description: d}}}}, /v1/shop/b: {get: {responses: {'200': {description: d}, '418': {description: d}, '4XX': {description: d}}}}}";
    expect(await findingsOfOwnRule(responseCodes, options, description)).to.deep.equal([
      'paths /v1/shop/a get responses: GET documents no 429; document 429',
      'paths /v1/shop/b get responses 418: GET answers 418; do not joke',
    ]);
  });

  it('names statuses in one order, in whatever order they are written', async () => {
    const options = { methods: ['put'], wanted: [['204']], besides: ['201'], remedy: 'answer 204' };
    const description = "paths: {/v1/shop/a: {put: {responses: {'201': {description: d}, '200': {description: d}}}}}";
    expect(await findingsOfOwnRule(responseCodes, options, description)).to.deep.equal([
      'paths /v1/shop/a put responses: PUT answers only 200 and 201; answer 204',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(responseCodes, { unknown: 1 })).to.include('"responseCodes" function has invalid options');
  });
});
