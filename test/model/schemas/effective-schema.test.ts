import { expect } from 'chai';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { at, component, describeSchemas } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function schemaA(schemas: Readonly<Record<string, unknown>>, openapi?: string) {
  return component(describeSchemas(schemas, openapi), 'A');
}

function effective(schemas: Readonly<Record<string, unknown>>) {
  return effectiveSchema(schemaA(schemas));
}

describe('effective schema', () => {
  it('takes in properties and required names of allOf, each property where it is defined first', () => {
    const { properties, required, complete, parts } = effective({
      A: {
        allOf: [ref('B'), { properties: { c: { type: 'integer' }, d: {} }, required: ['c'] }],
        properties: { a: {} },
      },
      B: { type: 'object', allOf: [ref('C')], properties: { c: { type: 'string' } }, required: ['c', 'b', 7, null] },
      C: { properties: { e: {} } },
    });
    expect([...properties.values()].map(({ place }) => at(place))).to.deep.equal([
      '#components/schemas/A/properties/a',
      '#components/schemas/B/properties/c',
      '#components/schemas/A/allOf/1/properties/d',
      '#components/schemas/C/properties/e',
    ]);
    expect([...required]).to.have.members(['c', 'b']);
    expect(complete).to.equal(true);
    expect(parts).to.have.length(4);
  });

  it('has a property that takes any value, and not one that takes none', () => {
    const { properties } = effective({
      A: { allOf: [ref('B')], properties: { a: false } },
      B: { properties: { b: true } },
    });
    expect([...properties.values()].map(({ place, target }) => [at(place), target])).to.deep.equal([
      ['#components/schemas/B/properties/b', null],
    ]);
  });

  it('ends where allOf closes a circle', () => {
    const { parts, properties } = effective({
      A: { allOf: [ref('B'), ref('A')] },
      B: { allOf: [ref('A')], properties: { b: {} } },
    });
    expect(parts).to.have.length(2);
    expect([...properties.keys()]).to.deep.equal(['b']);
  });

  it('takes in what a $ref beside keywords leads to, in 3.1 only', () => {
    const schemas = {
      A: { ...ref('B'), minLength: 3 },
      B: { ...ref('C'), maxLength: 5 },
      C: { type: 'string', minLength: 1 },
    };
    const partsOf = (openapi?: string) =>
      effectiveSchema(schemaA(schemas, openapi)).parts.map(({ place }) => at(place));
    expect(partsOf()).to.deep.equal(['#components/schemas/A', '#components/schemas/B', '#components/schemas/C']);
    expect(partsOf('3.0.4')).to.deep.equal(['#components/schemas/C']);
  });

  it('takes in what a reference to a schema with a $ref beside keywords says', () => {
    const { parts } = effective({
      A: { allOf: [ref('B')] },
      B: { ...ref('C'), maxLength: 5 },
      C: { type: 'string' },
    });
    expect(parts.map(({ value }) => value.maxLength)).to.deep.equal([undefined, 5, undefined]);
  });

  it('leaves out alternatives, conditions and everything below properties', () => {
    const { properties } = effective({
      A: {
        anyOf: [{ properties: { a: {} } }],
        oneOf: [{ properties: { b: {} } }],
        not: { properties: { c: {} } },
        items: { properties: { d: {} } },
      },
    });
    expect(properties.size).to.equal(0);
  });

  it('says so when a reference is broken', () => {
    expect(effective({ A: { allOf: [ref('Gone')] } }).complete).to.equal(false);
    expect(effective({ A: { ...ref('Gone'), type: 'string' } }).complete).to.equal(false);
    expect(effective({ A: { properties: { a: ref('Gone') } } }).complete).to.equal(true);
  });

  for (const odd of [null, [], 'x', 1, true, {}]) {
    it(`holds up when the keywords are ${JSON.stringify(odd)}`, () => {
      const { properties, required } = effective({
        A: { allOf: odd, properties: odd, required: odd, type: odd },
      });
      expect([properties.size, required.size]).to.deep.equal([0, 0]);
    });
  }

  it('is cheap for thousands of levels of allOf', () => {
    let schema: object = { type: 'object', properties: { a: {} } };
    for (let level = 0; level < 10_000; level++) schema = { allOf: [schema] };
    const description = describeSchemas({ A: schema });
    for (const node of description.schemas) effectiveSchema(node);
    const { complete, parts } = effectiveSchema(component(description, 'A'));
    expect(complete).to.equal(false);
    expect(parts.length).to.be.below(1000);
  });
});
