import { expect } from 'chai';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import createdResource from '../../rules/4.2/created-resource/rule.ts';
import createdBody from '../../rules/7.1/created-body/rule.ts';
import createdLinks from '../../rules/7.1/created-links/rule.ts';
import createdLinksElsewhere from '../../rules/7.1/created-links-elsewhere/rule.ts';
import { findings } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('the 201 of a creation', () => {
  const ALL = [createdBody, createdLinks, createdLinksElsewhere, createdResource, linksArray, linksArrayCreated];
  const post = (path: string, response: string, more = '', components = '{}') =>
    `paths: {'${path}': {post: {${more}responses: {'201': ${response}}}}}\ncomponents: ${components}`;
  const rules = (yaml: string) => findings(ALL, yaml).map(({ rule }) => rule);

  it('without body is reported by one rule, by what creates', () => {
    expect(rules(post('/v1/shop/orders', '{description: d}'))).to.deep.equal(['created-resource']);
    expect(rules(post('/v1/shop/orders/{id}/copy', '{description: d}'))).to.deep.equal(['created-body']);
  });
  it('without body breaks what is said of PUT and of actions as well', () => {
    const statements = (yaml: string) => findings(ALL, yaml).flatMap((one) => one.statements);
    const put = `paths: {'/v1/shop/orders/{id}': {put: {responses: {'201': {description: d}, '204': {description: d}}}}}`;
    expect(statements(put)).to.deep.equal(['7.1/created-body', '4.2/put-no-content']);
    const action = post('/v1/shop/orders/{id}/copy', '{description: d}');
    expect(statements(action)).to.deep.equal(['7.1/created-body', '4.7/action-responses']);
  });
  it('without links is reported by one rule, by what creates', () => {
    expect(rules(post('/v1/shop/orders', body('{type: object}')))).to.deep.equal(['created-links']);
    expect(rules(post('/v1/shop/orders/{id}/copy', body('{type: object}')))).to.deep.equal(['created-links-elsewhere']);
  });
  it('with links in another form is reported by 2.4 only', () => {
    const loose =
      '{type: object, properties: {_links: {type: object, properties: {self: {type: object, properties: {href: {type: string}}}}}}}';
    expect(rules(post('/v1/shop/orders', body(loose)))).to.deep.equal(['links-array-created']);
  });
  it('with links is right, by allOf, references and alternatives', () => {
    const links = '{type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}';
    const schema = `{allOf: [{$ref: '#/components/schemas/N'}, {type: object, properties: {links: ${links}}}]}`;
    expect(rules(post('/v1/shop/orders', body(schema), '', '{schemas: {N: {type: object}}}'))).to.deep.equal([]);
  });
  it('that GET answers with as well is reported once', () => {
    const use = body("{$ref: '#/components/schemas/O'}");
    const yaml = `
paths:
  /v1/shop/orders: {post: {responses: {'201': ${use}}}}
  /v1/shop/orders/{id}: {get: {responses: {'200': ${use}}}}
components: {schemas: {O: {type: object, properties: {title: {type: string}}}}}`;
    expect(findings(ALL, yaml).map(({ rule, path }) => `${rule} ${path.join(' ')}`)).to.deep.equal([
      'created-links components schemas O',
    ]);
  });
  it('is left alone for uploads, bulk operations, receivers, and where the schema does not say', () => {
    const form =
      'requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {f: {type: string, format: binary}}}}}}, ';
    expect(rules(post('/v1/shop/files', body('{type: object}'), form))).to.deep.equal([]);
    const batch = '{type: object, properties: {batch_result: {type: array}}}';
    expect(rules(post('/v1/shop/orders', body(batch)))).to.deep.equal([]);
    expect(rules(`webhooks: {w: {post: {responses: {'201': {description: d}}}}}`)).to.deep.equal([]);
    expect(rules(post('/v1/shop/orders', body("{$ref: '#/components/schemas/Gone'}")))).to.deep.equal([]);
    expect(rules(post('/v1/shop/orders', body('{type: array}')))).to.deep.equal([]);
  });
  it('of PUT is judged, too', () => {
    const yaml = `paths: {'/v1/shop/orders/{id}': {put: {responses: {'201': {description: d}, '204': {description: d}}}}}`;
    expect(findings(ALL, yaml).map(({ rule }) => rule)).to.deep.equal(['created-body']);
  });
});
