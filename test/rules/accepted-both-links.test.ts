import { expect } from 'chai';
import acceptedBothLinks from '../../rules/4.9/accepted-both-links/rule.ts';
import { places } from '../support/findings.ts';

const LINKS =
  '{type: object, properties: {links: {type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}}}';

const body = (schema: string, more = '') => `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;

const operation = (method: string, responses: string, parameters = '') =>
  `paths: {/v1/shop/orders: {${method}: {parameters: [${parameters}], responses: {${responses}}}}}`;

const at = (method: string) => `paths /v1/shop/orders ${method} responses 202`;

describe('accepted-both-links', () => {
  it('count the links of an example', () => {
    const shown = (example: string, method = 'post') =>
      operation(method, `'202': ${body(LINKS, `, example: ${example}`)}`);
    const link = '{href: /a, rel: self}';
    expect(places(acceptedBothLinks, shown(`{links: [${link}]}`))).to.deep.equal([
      `${at('post')} content application/json example links`,
    ]);
    expect(places(acceptedBothLinks, shown('{links: []}', 'delete'))).to.have.lengthOf(1);
    expect(places(acceptedBothLinks, shown(`{links: [${link}]}`, 'delete'))).to.be.empty;
    expect(places(acceptedBothLinks, shown(`{links: [${link}, ${link}]}`))).to.be.empty;
    for (const odd of ['null', '[]', '3', '{links: 3}']) expect(places(acceptedBothLinks, shown(odd)), odd).to.be.empty;
  });
});
