import { expect } from 'chai';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { at, component, describeSchemas } from '../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function effective(schemas: Readonly<Record<string, unknown>>, openapi?: string) {
  return effectiveSchema(component(describeSchemas(schemas, openapi), 'A'));
}

describe('effective schema', () => {
  it('takes in properties and required names of allOf, each property where it is defined first', () => {
    const { properties, required, types, complete, parts } = effective({
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
    expect(types).to.deep.equal(['object']);
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
    const inNew = effective(schemas);
    expect([inNew.keyword('minLength')?.value, inNew.keyword('maxLength')?.value]).to.deep.equal([3, 5]);
    const inOld = effective(schemas, '3.0.4');
    expect([inOld.keyword('minLength')?.value, inOld.keyword('maxLength')?.value]).to.deep.equal([1, undefined]);
  });

  it('takes in what a reference to a schema with a $ref beside keywords says', () => {
    const { keyword } = effective({
      A: { allOf: [ref('B')] },
      B: { ...ref('C'), maxLength: 5 },
      C: { type: 'string' },
    });
    expect(keyword('maxLength')?.value).to.equal(5);
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

  it('gives types that are named before those that are inferred', () => {
    expect(effective({ A: { allOf: [{ type: 'string' }, { required: ['a'] }] } }).types).to.deep.equal(['string']);
    expect(effective({ A: { allOf: [{ pattern: 'a' }] } }).types).to.deep.equal(['string']);
    expect(effective({ A: { allOf: [{ type: ['string', 'null'] }, { type: 'string' }] } }).types).to.have.members([
      'string',
      'null',
    ]);
  });

  it('says so when a reference is broken', () => {
    expect(effective({ A: { allOf: [ref('Gone')] } }).complete).to.equal(false);
    expect(effective({ A: { ...ref('Gone'), type: 'string' } }).complete).to.equal(false);
    expect(effective({ A: { properties: { a: ref('Gone') } } }).complete).to.equal(true);
  });

  it('finds a keyword that is null or false, and none that is inherited', () => {
    const { keyword } = effective({ A: { default: null, nullable: false } });
    expect(keyword('default')).to.have.property('value', null);
    expect(keyword('nullable')).to.have.property('value', false);
    expect(keyword('toString')).to.equal(undefined);
    expect(keyword('__proto__')).to.equal(undefined);
  });

  for (const odd of [null, [], 'x', 1, true, {}]) {
    it(`holds up when the keywords are ${JSON.stringify(odd)}`, () => {
      const { properties, required, types } = effective({
        A: { allOf: odd, properties: odd, required: odd, type: odd },
      });
      expect([properties.size, required.size, types]).to.deep.equal([0, 0, []]);
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
