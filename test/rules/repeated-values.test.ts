import { expect } from 'chai';
import repeatedValues from '../../rules/4.1/repeated-values/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A path item with operations; `parameters` are lines of YAML flow maps. */
function query(...parameters: string[]): string {
  return `{ parameters: [${parameters.map((each) => `{ in: query, ${each} }`).join(', ')}] }`;
}

describe('repeated-values', () => {
  const at = (parameter: string, version = '3.1.0') =>
    places(
      repeatedValues,
      `openapi: ${version}\ncomponents: { parameters: { P: { in: query, ${parameter} } }, schemas: { List: { type: array } } }`,
    ).map((place) => place.replace('components parameters P ', ''));

  it('wants a singular name and the repeated form of an array', () => {
    expect(at('name: status, schema: { type: array }')).to.deep.equal([]);
    expect(at('name: orders, schema: { type: array }')).to.deep.equal(['name']);
    expect(at('name: orders, schema: { type: [array, "null"] }')).to.deep.equal(['name']);
    expect(at('name: orders, schema: { $ref: "#/components/schemas/List" }', '3.0.3')).to.deep.equal(['name']);
    expect(at('name: orders, schema: { allOf: [{ $ref: "#/components/schemas/List" }] }')).to.deep.equal(['name']);
    expect(at('name: orders, style: form, explode: false, schema: { type: array }')).to.deep.equal(['explode']);
    for (const style of ['spaceDelimited', 'pipeDelimited', 'deepObject']) {
      expect(at(`name: order, style: ${style}, explode: false, schema: { type: array }`), style).to.deep.equal([
        'style',
      ]);
    }
  });

  it('reports an array in content', () => {
    const parameter = 'name: orders, content: { application/json: { schema: { $ref: "#/components/schemas/List" } } }';
    expect(at(parameter)).to.deep.equal(['content']);
  });

  it('names the singular of caches, cookies and thromboses', () => {
    for (const [name, one] of [
      ['caches', 'cache'],
      ['cookies', 'cookie'],
      ['thromboses', 'thrombosis'],
    ]) {
      const parameter = `components: { parameters: { P: { in: query, name: ${name}, schema: { type: array } } } }`;
      expect(findings(repeatedValues, parameter)[0]?.message, name).to.match(new RegExp(`\\b${one}\\b`));
    }
  });

  it('names the singular name with the repeated form', () => {
    const [one] = findings(
      repeatedValues,
      'components: { parameters: { P: { in: query, name: statuses, explode: false, schema: { type: array } } } }',
    );
    expect(one?.message).to.include('; write status, and repeat it for each value: style form');
  });

  it('says which name another parameter has already', () => {
    const message = (one: string, other: string) =>
      findings(
        repeatedValues,
        `paths: { /v1/shop/orders: { get: { parameters: [{ in: query, ${one} }, { in: query, ${other} }] } } }`,
      )[0]?.message;
    const id = 'name: id, schema: { type: string }';
    expect(message('name: ids, schema: { type: array }', id)).to.equal(
      'query parameter "ids" is repeated for each value, yet its name is plural; write a singular name, but not id, which is taken (§4.1)',
    );
    expect(message('name: ids, explode: false, schema: { type: array }', id)).to.include(
      '; write a singular name, but not id, which is taken, and repeat it for each value',
    );
    const tag = 'name: tag, description: Comma-separated tags., schema: { type: string }';
    expect(message(tag, 'name: tags, schema: { type: string }')).to.include(
      '; write a plural name, but not tags, which is taken (§4.1)',
    );
  });

  it('does not want objects repeated', () => {
    const [one] = findings(
      repeatedValues,
      `components: { parameters: { P: { in: query, name: lines, style: deepObject,
         schema: { type: array, items: { type: object, properties: { sku: { type: string } } } } } } }`,
    );
    expect(one?.message).to.equal(
      'the style of query parameter "lines" is deepObject; a query has no form for objects, so send them in the body of a POST (§4.1)',
    );
  });

  it('names the bounds of a time', () => {
    const message = (name: string, schema: string, text: string) =>
      findings(
        repeatedValues,
        `components: { parameters: { P: { in: query, name: ${name}, description: ${text}, style: deepObject, schema: ${schema} } } }`,
      )[0]?.message;
    const range = '{ type: object, properties: { gte: { type: integer }, lt: { type: integer } } }';
    const alternatives = `{ anyOf: [${range}, { type: integer }] }`;
    const created = 'Only orders created during this date interval.';
    const bounds = '; declare createdAfter and createdBefore in its place (§4.1)';
    expect(message('created', range, created)).to.include(bounds);
    expect(message('created', alternatives, created)).to.include(bounds);
    const each = '; declare a parameter for each property (§4.1)';
    expect(message('amount', range, 'Orders of this amount.')).to.include(each);
    expect(message('created', range.replace('lt:', 'zone:'), created)).to.include(each);
  });

  it('wants the plural name and the escaping of a list between commas', () => {
    const list = (name: string, text: string) => at(`name: ${name}, description: ${text}, schema: { type: string }`);
    expect(list('colors', 'Comma-separated.')).to.deep.equal(['description']);
    expect(list('colors', 'Colors separated by commas.')).to.deep.equal(['description']);
    for (const text of ['Separate multiple values with a comma (`,`).', 'Separate them by commas.', 'A CSV list.']) {
      expect(list('colors', `'${text}'`), text).to.deep.equal(['description']);
    }
    expect(list('colors', `'Colors separated by ",".'`)).to.deep.equal(['description']);
    expect(list('format', 'CSV or JSON.')).to.deep.equal([]);
    expect(list('place', 'Separate latitude and longitude with a comma.')).to.deep.equal([]);
    expect(list('colors', 'Comma separated; commas in values are escaped as %2C.')).to.deep.equal([]);
    expect(list('color', 'Comma separated; commas in values are escaped as %2C.')).to.deep.equal(['name']);
    expect(list('color', 'Color of the goods.')).to.deep.equal([]);
    expect(list('filter', 'Comma-separated terms.')).to.deep.equal([]);
  });

  it('gives the name in camelCase', () => {
    const yaml = (more: string) => `paths: { /v1/shop/orders: { get: ${query(more)} } }`;
    const [one] = findings(repeatedValues, yaml('name: order_states, schema: { type: array }'));
    expect(one?.message).to.include('; write orderState ');
    const [many] = findings(
      repeatedValues,
      yaml('name: order_state, description: Comma-separated and escaped., schema: { type: string }'),
    );
    expect(many?.message).to.include('; write orderStates ');
  });

  it('leaves other types and other places alone', () => {
    expect(at('name: notes, schema: { type: string }')).to.deep.equal([]);
    expect(at('name: order, content: { application/json: { schema: { type: object } } }')).to.deep.equal([]);
    expect(
      places(repeatedValues, 'components: { parameters: { P: { in: header, name: tags, schema: { type: array } } } }'),
    ).to.deep.equal([]);
  });
});
