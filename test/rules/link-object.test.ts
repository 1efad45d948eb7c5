import { expect } from 'chai';
import noNumber from '../../rules/2.2/no-number/rule.ts';
import linkObject from '../../rules/2.4/link-object/rule.ts';
import { messagesOf, places } from '../support/findings.ts';

const LINK =
  'Link: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}, method: {type: string}}}';

const LINKS = `{type: array, items: {$ref: '#/components/schemas/Link'}}`;

function components(schemas: string): string {
  return `components: {schemas: {${schemas}}}`;
}

describe('link-object', () => {
  const order = (links: string, more = '') =>
    components(`Order: {type: object, properties: {links: ${links}}}${more === '' ? '' : `, ${more}`}`);
  const at = 'components schemas Order properties links';

  it('takes each of the formats of a URI', () => {
    for (const format of ['uri', 'uri-reference', 'uri-template']) {
      expect(places(linkObject, order(LINKS, LINK.replace('uri', format)))).to.deep.equal([]);
    }
  });
  it('finds each property that is missing, in one finding', () => {
    const yaml = order('{type: array, items: {type: object, properties: {title: {type: string}}}}');
    expect(places(linkObject, yaml)).to.deep.equal([`${at} items`]);
    expect(messagesOf(linkObject, yaml)[0]).to.include('no href, no rel and no method');
    expect(places(linkObject, order('{type: array, items: {}}'))).to.deep.equal([`${at} items`]);
  });
  it('finds properties of other types, but null; a number as well, of which it knows better than no-number what to write', () => {
    const link = (rel: string) => LINK.replace('rel: {type: string}', `rel: ${rel}`);
    expect(places(linkObject, order(LINKS, link('{type: [string, boolean]}')))).to.deep.equal([
      'components schemas Link properties rel',
    ]);
    expect(places(linkObject, order(LINKS, link('{type: array, items: {type: string}}')))).to.have.lengthOf(1);
    for (const type of ["[string, 'null']", 'string']) {
      expect(places(linkObject, order(LINKS, link(`{type: ${type}}`)))).to.deep.equal([]);
    }
    const number = order(LINKS, link('{type: number}'));
    expect(places(linkObject, number)).to.deep.equal(['components schemas Link properties rel']);
    expect(places([linkObject, noNumber], number)).to.deep.equal(['components schemas Link properties rel']);
  });
  it('judges a link that many arrays share once, and a format where it is written', () => {
    const yaml = components(
      `A: {type: object, properties: {links: ${LINKS}}}, B: {type: object, properties: {links: ${LINKS}}}, ` +
        `${LINK.replace('{type: string, format: uri}', "{$ref: '#/components/schemas/Address'}")}, Address: {type: string, format: hostname}`,
    );
    expect(places(linkObject, yaml)).to.deep.equal(['components schemas Address format']);
    expect(places(linkObject, yaml.replace(', format: hostname', ''))).to.deep.equal([
      'components schemas Link properties href',
    ]);
  });
  it('looks into allOf, alternatives, other files and what stands beside a reference', () => {
    const part = '{properties: {method: {type: string}}}';
    const half = 'Half: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}}}';
    const ref = "{$ref: '#/components/schemas/Half'}";
    for (const items of [
      `{allOf: [${ref}, ${part}]}`,
      `{$ref: '#/components/schemas/Half', properties: {method: {type: string}}}`,
      `{anyOf: [${ref}, ${part}]}`,
    ]) {
      expect(places(linkObject, order(`{type: array, items: ${items}}`, half)), items).to.deep.equal([]);
    }
    const files = {
      'link.yaml': 'type: object\nproperties: {href: {type: string}, rel: {type: string}, method: {type: string}}',
    };
    expect(places(linkObject, order('{type: array, items: {$ref: link.yaml}}'), { files })).to.deep.equal([
      'link.yaml properties href',
    ]);
  });
  it('keeps silent about what is not there to be read', () => {
    for (const links of [
      "{type: array, items: {$ref: '#/components/schemas/Gone'}}",
      "{type: array, items: {allOf: [{$ref: '#/components/schemas/Gone'}]}}",
      '{type: array, items: true}',
      '{type: object}',
      'null',
      '[]',
      '7',
    ]) {
      expect(places(linkObject, order(links)), links).to.deep.equal([]);
    }
  });
  it('finds links in request bodies, webhooks and OpenAPI 3.0', () => {
    const text = `paths: {/a: {put: {requestBody: {content: {application/json: {schema: {properties: {links: {type: array, items: {type: string}}}}}}}}}}
webhooks: {w: {post: {requestBody: {content: {application/json: {schema: {properties: {links: {type: [array], items: {type: integer}}}}}}}}}}`;
    expect(places(linkObject, text)).to.have.lengthOf(2);
    expect(places(linkObject, text, { head: `openapi: 3.0.3\n` })).to.have.lengthOf(2);
  });
  it('judges links in examples, unless their schema is the cause', () => {
    const shown = (value: string, schemas = LINK) =>
      components(`Order: {type: object, properties: {links: ${LINKS}}, example: {links: ${value}}}, ${schemas}`);
    expect(places(linkObject, shown('[{href: /a, rel: self}]'))).to.deep.equal([]);
    expect(places(linkObject, shown('[{href: /a}, /b, null]'))).to.deep.equal(
      [0, 1, 2].map((index) => `components schemas Order example links ${index}`),
    );
    expect(places(linkObject, shown('[{href: /a}]', LINK.replace(', rel: {type: string}', '')))).to.deep.equal([
      'components schemas Link',
    ]);
    expect(places(linkObject, shown('{}'))).to.deep.equal([]);
  });
});
