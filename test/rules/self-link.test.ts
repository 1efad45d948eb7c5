import { expect } from 'chai';
import selfLink from '../../rules/2.4/self-link/rule.ts';
import { places } from '../support/findings.ts';

const LINK =
  'Link: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}, method: {type: string}}}';

const LINKS = `{type: array, items: {$ref: '#/components/schemas/Link'}}`;

function components(schemas: string): string {
  return `components: {schemas: {${schemas}}}`;
}

describe('self-link', () => {
  const created = (links: string, example: string, path = '/v1/shop/orders', method = 'post') =>
    `paths: {'${path}': {${method}: {responses: {'201': {content: {application/json: {schema: {type: object, properties: {links: ${links}}}, example: ${example}}}}}}}}\ncomponents: {schemas: {${LINK}}}`;
  const at = (path = '/v1/shop/orders', method = 'post') =>
    `paths ${path} ${method} responses 201 content application/json`;

  it('takes self in any place and case', () => {
    for (const rel of ['self', 'SELF'])
      expect(places(selfLink, created(LINKS, `{links: [{rel: next}, {rel: ${rel}}]}`))).to.deep.equal([]);
  });
  it('finds examples without it, and without links, also on PUT', () => {
    expect(places(selfLink, created(LINKS, '{links: [{rel: next}, null, 7, {}]}'))).to.deep.equal([
      `${at()} example links`,
    ]);
    expect(places(selfLink, created(LINKS, '{links: []}'))).to.deep.equal([`${at()} example links`]);
    expect(places(selfLink, created(LINKS, '{id: a}'))).to.deep.equal([`${at()} example`]);
    const path = '/v1/shop/orders/{id}';
    expect(places(selfLink, created(LINKS, '{id: a}', path, 'put'))).to.deep.equal([`${at(path, 'put')} example`]);
  });
  it('leaves an example whose schema has no links, and one of another shape', () => {
    const none = created(LINKS, '{id: a}').replace(/properties: \{links.*?\}\}\}/, 'properties: {}}');
    expect(places(selfLink, none)).to.deep.equal([]);
    for (const example of ['null', '[]', '7', '{links: {self: /a}}', '{links: null}'])
      expect(places(selfLink, created(LINKS, example)), example).to.deep.equal([]);
  });
  it('judges the lists of relations, each once', () => {
    const rel = (schema: string) => `{type: array, items: {type: object, properties: {rel: ${schema}}}}`;
    const place = `${at()} schema properties links items properties rel`;
    const self = '{links: [{rel: self}]}';
    expect(places(selfLink, created(rel('{enum: [next, self]}'), self))).to.deep.equal([]);
    expect(places(selfLink, created(rel('{enum: [next, prev]}'), self))).to.deep.equal([`${place} enum`]);
    expect(places(selfLink, created(rel('{const: next}'), self))).to.deep.equal([`${place} const`]);
    expect(places(selfLink, created(rel('{type: string, x-extensible-enum: [next]}'), self))).to.deep.equal([]);
  });
  it('judges the examples of the schema itself, though not those without links', () => {
    const text = (example: string) =>
      `paths: {/v1/shop/orders: {post: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}}\n${components(`Order: {type: object, properties: {links: ${LINKS}}, example: ${example}}, ${LINK}`)}`;
    expect(places(selfLink, text('{links: [{rel: next}]}'))).to.deep.equal(['components schemas Order example links']);
    expect(places(selfLink, text('{id: a}'))).to.deep.equal([]);
  });
  it('leaves uploads, bulk results, webhooks and other statuses', () => {
    const example = '{links: []}';
    expect(places(selfLink, created(LINKS, example).replace("'201'", "'200'"))).to.deep.equal([]);
    expect(
      places(selfLink, created(LINKS, example).replace('properties: {links', 'properties: {batch_result: {}, links')),
    ).to.deep.equal([]);
    const upload = created(LINKS, example).replace(
      '{responses',
      '{requestBody: {content: {multipart/form-data: {schema: {properties: {f: {type: string, format: binary}}}}}}, responses',
    );
    expect(places(selfLink, upload)).to.deep.equal([]);
    expect(
      places(selfLink, created(LINKS, example).replace(/^paths: \{'\/v1\/shop\/orders'/, 'webhooks: {w')),
    ).to.deep.equal([]);
  });
});
