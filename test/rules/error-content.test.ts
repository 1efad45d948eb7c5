import { expect } from 'chai';
import objectResponses from '../../rules/1/object-responses/rule.ts';
import createdBody from '../../rules/7.1/created-body/rule.ts';
import createdLinks from '../../rules/7.1/created-links/rule.ts';
import errorContent from '../../rules/7.1/error-content/rule.ts';
import notAcceptable from '../../rules/7.1/not-acceptable/rule.ts';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import sharedError from '../../rules/7.2/shared-error/rule.ts';
import specificNames from '../../rules/7.2/specific-names/rule.ts';
import { places } from '../support/findings.ts';

const ODD = [
  'null',
  '[]',
  '7',
  'text',
  'true',
  '{content: null}',
  '{content: []}',
  '{content: {application/json: null}}',
];

describe('error-content', () => {
  const get = (responses: string, components = '{}') =>
    `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
  for (const content of ['', ', content: {}', ', content: null']) {
    it(`finds {description: d${content}} for every error status`, () => {
      for (const status of ['400', '4XX', '503', 'default']) {
        expect(places(errorContent, get(`'${status}': {description: d${content}}`))).to.deep.equal([
          `paths /v1/a/b get responses ${status}`,
        ]);
      }
    });
  }
  it('finds a shared response once, at its definition', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = get(`'400': ${use}, '404': ${use}, default: ${use}`, '{responses: {R: {description: d}}}');
    expect(places(errorContent, yaml)).to.deep.equal(['components responses R']);
  });
  it('finds a response that is right elsewhere at the uses that are wrong', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = `paths: {/v1/a/b: {delete: {responses: {'204': ${use}, '410': ${use}}}}}\ncomponents: {responses: {R: {description: d}}}`;
    expect(places(errorContent, yaml)).to.deep.equal(['paths /v1/a/b delete responses 410']);
  });
  it('finds components that no operation uses, by name', () => {
    expect(
      places(errorContent, 'components: {responses: {NotFound: {description: d}, Done: {description: d}}}'),
    ).to.deep.equal(['components responses NotFound']);
  });
  it('leaves HEAD, successes, redirects, receivers, and content without schema alone', () => {
    const yaml = `
paths:
  /v1/a/b:
    head: {responses: {'200': {description: d}, '404': {description: d}}}
    get: {responses: {'200': {description: d}, '304': {description: d}, '400': {content: {application/json: {}}}, '404': {content: {text/plain: {}}}}}
    post: {responses: {'204': {description: d}}, callbacks: {c: {'{$url}': {post: {responses: {'200': {}, '400': {description: d}}}}}}}
webhooks: {w: {post: {responses: {'200': {}, '400': {description: d}}}}}`;
    expect(places(errorContent, yaml)).to.deep.equal([]);
    expect(places(objectResponses, yaml)).to.have.lengthOf(1);
  });
  it('survives odd responses', () => {
    for (const odd of ODD) {
      for (const rule of [
        errorContent,
        sharedError,
        specificNames,
        createdBody,
        createdLinks,
        notAcceptable,
        successCodes,
      ]) {
        expect(() => places(rule, get(`'201': ${odd}, '422': ${odd}`))).not.to.throw();
        expect(() => places(rule, `paths: {/v1/a/b: {post: {responses: ${odd}}}}`)).not.to.throw();
      }
    }
  });
});
