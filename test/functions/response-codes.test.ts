import { expect } from 'chai';
import { ChangedFiles } from '../../framework/changes/changed-files.ts';
import responseCodes from '../../functions/response-codes.ts';
import { Trial } from '../../scripts/remedies/trial.ts';
import { describeText } from '../support/lint-text.ts';
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

  it('puts the status that is wanted in the place of another one, with its headers and what is said of it', () => {
    const headers = { 'Content-Language': { schema: { type: 'string' } } };
    const applied = (responses: object) => {
      const paths = { '/v1/shop/orders/{id}': { delete: { responses } } };
      const description = describeText(JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths }));
      const edits = new Trial(description).remediable.flatMap(({ finding, remedy }) =>
        finding.rule.id === 'delete-no-content' ? remedy : [],
      );
      const { data } = new ChangedFiles(edits).changed(description.rootPlace.file);
      return (data as { paths: typeof paths }).paths['/v1/shop/orders/{id}'].delete.responses;
    };
    expect(applied({ 200: { description: 'Gone', headers } })).to.deep.equal({ 204: { description: 'Gone', headers } });
    const content = { 'application/json': { schema: { type: 'object' } } };
    expect(applied({ 200: { description: 'What is gone', headers, content } })).to.deep.equal({
      204: { description: 'No content', headers },
    });
    expect(applied({ 200: { description: 'Gone' }, 204: { description: 'None' } })).to.deep.equal({
      204: { description: 'None' },
    });
  });

  it('refuses options that it does not have, and a wanted status without a remedy', async () => {
    expect(await refusal(responseCodes, { remedy: 'document 429' })).to.not.equal(null);
    expect(await refusal(responseCodes, { wanted: [['429']] })).to.not.equal(null);
    expect(await refusal(responseCodes, { unknown: 1 })).to.include('"responseCodes" function has invalid options');
  });
});
