import { expect } from 'chai';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import { answers, body, LINK, LINKS } from '../support/answers-with-links.ts';
import { places } from '../support/findings.ts';

describe('links-array-created', () => {
  const hal =
    '{type: object, properties: {_links: {type: object}, part: {type: object, properties: {_link: {type: object}}}}}';

  it('takes over what 201 and 202 hold themselves', () => {
    for (const status of ['201', '202']) {
      const text = answers('/v1/shop/orders', 'post', status, hal);
      expect(places(linksArrayCreated, text)).to.deep.equal([
        `${body('/v1/shop/orders', 'post', status)} properties _links`,
      ]);
      expect(places(linksArray, text)).to.deep.equal([
        `${body('/v1/shop/orders', 'post', status)} properties part properties _link`,
      ]);
    }
  });
  it('finds a schema that other answers share, and PUT that creates', () => {
    const text = `
paths:
  /v1/shop/orders/{id}:
    get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
    put: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
components: {schemas: {Order: {type: object, properties: {_links: {type: object}}}}}`;
    expect(places(linksArrayCreated, text)).to.deep.equal(['components schemas Order properties _links']);
    expect(places(linksArray, text)).to.deep.equal([]);
  });
  it('leaves a body beside whose array something else stands to the other rule', () => {
    const both = `{type: object, properties: {links: ${LINKS}, _links: {type: object}}}`;
    const text = answers('/v1/shop/orders', 'post', '201', both, LINK);
    expect(places(linksArrayCreated, text)).to.deep.equal([]);
    expect(places(linksArray, text)).to.have.lengthOf(1);
  });
});
