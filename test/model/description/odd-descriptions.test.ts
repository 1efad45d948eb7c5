import { expect } from 'chai';
import { component, describeData, describeSchemas, schemaPlaces } from '../../support/describe-data.ts';
import { S } from './support.ts';

describe('description: what would hang or crash a careless reader', () => {
  it('shared objects nested 30 levels, as YAML aliases make them', () => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < 30; level++)
      schema = { type: 'object', properties: { a: schema, b: schema }, example: schema };
    expect(describeSchemas({ Bomb: schema }).schemas).to.have.length(31);
  });

  it('an object that holds itself', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { self: schema };
    expect(describeSchemas({ Loop: schema }).schemas).to.have.length(1);
  });

  for (const [keyword, wrap] of [
    ['properties', (inner: object) => ({ properties: { a: inner } })],
    ['items', (inner: object) => ({ items: inner })],
    ['allOf', (inner: object) => ({ allOf: [inner] })],
    ['not', (inner: object) => ({ not: inner })],
  ] as const) {
    it(`10,000 levels of ${keyword}`, () => {
      const description = describeSchemas({ Deep: nested(10_000, wrap) });
      expect(description.schemas).to.have.length(10_001);
    });
  }

  it('10,000 levels of callbacks', () => {
    const call = nested(10_000, (inner) => ({ responses: {}, callbacks: { c: { '{$url}': { post: inner } } } }));
    expect(describeData({ openapi: '3.1.1', paths: { '/a': { post: call } } }).operations).to.have.length(10_001);
  });

  it('a header with a part that has the same header', () => {
    const part = { encoding: { part: { headers: { Again: { $ref: '#/components/headers/H' } } } } };
    const description = describeData({
      openapi: '3.1.1',
      components: { headers: { H: { content: { 'multipart/mixed': { schema: { ...S }, ...part } } } } },
    });
    expect(description.headers).to.have.length(1);
    expect(description.mediaTypes).to.have.length(1);
    expect(description.schemas).to.have.length(1);
  });

  it('a chain of 10,000 references', () => {
    const schemas: Record<string, unknown> = { S10000: { ...S } };
    for (let index = 0; index < 10_000; index++) schemas[`S${index}`] = { $ref: `#/components/schemas/S${index + 1}` };
    const description = describeSchemas(schemas);
    expect(description.schemas).to.have.length(1);
    expect(component(description, 'S0')).to.equal(component(description, 'S10000'));
  });

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']) {
    it(`${name} as the name of a property, a component, a path and a header`, () => {
      const key = JSON.stringify(name);
      const text = `{"openapi":"3.1.1",
        "paths":{${key}:{"get":{"responses":{"200":{"headers":{${key}:{"schema":{"type":"string"}}},"content":{${key}:{"schema":{"$ref":"#/components/schemas/${name}"}}}}}}}},
        "components":{"schemas":{${key}:{"type":"object","properties":{${key}:{"type":"string"}}}}}}`;
      const description = describeData(JSON.parse(text));
      expect(description.brokenReferences).to.deep.equal([]);
      expect(schemaPlaces(description)).to.deep.equal(
        [
          `#components/schemas/${name}`,
          `#components/schemas/${name}/properties/${name}`,
          `#paths/${name}/get/responses/200/headers/${name}/schema`,
        ].sort(),
      );
      expect(component(description, name).contexts).to.be.above(0);
    });
  }
});

function nested<Value>(levels: number, wrap: (inner: Value) => Value): Value {
  let value = { ...S } as Value;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}
