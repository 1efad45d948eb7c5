import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import linkMethods from '../../rules/2.4/link-methods/rule.ts';
import { HEAD, places } from '../support/findings.ts';
import { lintText } from '../support/lint-text.ts';

const LINK =
  'Link: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}, method: {type: string}}}';

const LINKS = `{type: array, items: {$ref: '#/components/schemas/Link'}}`;

function components(schemas: string): string {
  return `components: {schemas: {${schemas}}}`;
}

describe('link-methods', () => {
  const link = (method: string) =>
    components(
      `Order: {type: object, properties: {links: ${LINKS}}}, ${LINK.replace('method: {type: string}', () => `method: ${method}`)}`,
    );
  const at = 'components schemas Link properties method';

  it('judges enum, const, documented values and patterns that list values', () => {
    expect(places(linkMethods, link('{type: string, enum: [GET, PATCH, QUERY]}'))).to.deep.equal([]);
    expect(places(linkMethods, link('{type: string, enum: [GET, READ]}'))).to.deep.equal([`${at} enum`]);
    expect(places(linkMethods, link('{const: LOAD}'))).to.deep.equal([`${at} const`]);
    expect(places(linkMethods, link('{type: string, x-extensible-enum: [GET, LOAD]}'))).to.deep.equal([
      `${at} x-extensible-enum`,
    ]);
    expect(places(linkMethods, link("{type: string, pattern: '^(GET|LOAD|SEND)$'}"))).to.deep.equal([`${at} pattern`]);
    expect(places(linkMethods, link("{type: string, pattern: '^[A-Z]+$'}"))).to.deep.equal([]);
  });
  it('reports lower case, for which enum-values and its kind yield to it', () => {
    const cases = { '{enum: [GET, post]}': 'enum', '{const: get}': 'const', "{pattern: '^(get|post)$'}": 'pattern' };
    for (const [method, keyword] of Object.entries(cases)) {
      const text = link(method.replace('{', '{type: string, '));
      expect(places(linkMethods, text)).to.deep.equal([`${at} ${keyword}`]);
      const found = lintText({ text: `${HEAD}\n${text}` }, [linkMethods, enumValues]);
      expect(found.map(({ rule }) => rule)).to.deep.equal(['link-methods']);
    }
  });
  it('judges examples and defaults that no list allows', () => {
    expect(places(linkMethods, link('{type: string, default: LOAD}'))).to.deep.equal([`${at} default`]);
    expect(places(linkMethods, link('{type: string, example: get}'))).to.deep.equal([`${at} example`]);
    expect(places(linkMethods, link('{type: string, enum: [LOAD], example: LOAD}'))).to.deep.equal([`${at} enum`]);
    expect(
      places(linkMethods, components('A: {example: {links: [{href: /a, method: Fetch}, {method: 7}, 8]}}')),
    ).to.deep.equal(['components schemas A example links 0 method']);
  });
});
