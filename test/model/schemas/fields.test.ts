import { expect } from 'chai';
import {
  fieldsBySchema,
  fieldsDescribedBy,
  fieldsNamed,
  fieldsOf,
  propertyUses,
} from '../../../model/schemas/fields.ts';
import { component, describeData, describeSchemas } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const description = describeData({
  openapi: '3.1.1',
  paths: {
    '/a': {
      get: {
        parameters: [{ name: 'code', in: 'query', schema: ref('Code') }],
        responses: {
          200: { headers: { Zone: { $ref: '#/components/headers/Code' } } },
          201: { headers: { Code: { $ref: '#/components/headers/Code' } } },
        },
      },
    },
  },
  components: {
    headers: { Code: { schema: ref('Code') } },
    schemas: {
      Code: { type: 'string' },
      Short: { allOf: [ref('Code'), { maxLength: 3 }] },
      Order: { properties: { one: ref('Code'), many: { type: 'array', items: ref('Code') }, short: ref('Short') } },
    },
  },
});
const code = component(description, 'Code');

describe('fields', () => {
  it('are properties, parameters, headers and named schemas, by the schema of their values or items', () => {
    const fields = fieldsBySchema(description).get(code) ?? [];
    expect(fields.map(({ kind, name, repeated }) => `${kind} ${name}${repeated ? ' repeated' : ''}`)).to.have.members([
      'property one',
      'property many repeated',
      'parameter code',
      'header Code',
      'definition Code',
    ]);
    expect(fieldsOf(description)).to.include.members(fields);
  });

  it('are asked for by name', () => {
    expect(fieldsNamed(description, (name) => /^code$/i.test(name)).map(({ kind }) => kind)).to.have.members([
      'parameter',
      'header',
      'definition',
    ]);
  });

  it('are described by a schema that is a part of theirs, too', () => {
    const { fields, componentNames } = fieldsDescribedBy(code, description);
    expect(fields.map(({ kind, name }) => `${kind} ${name}`)).to.have.members([
      'property one',
      'property many',
      'property short',
      'parameter code',
      'header Code',
      'header Zone',
    ]);
    expect(componentNames).to.have.members(['Code', 'Short']);
  });

  for (const [keyword, wrap] of Object.entries({
    oneOf: (part: object) => ({ oneOf: [part] }),
    then: (part: object) => ({ then: part }),
    dependentSchemas: (part: object) => ({ dependentSchemas: { value: part } }),
  })) {
    it(`are described by a schema in ${keyword}`, () => {
      const schemas = { Price: { type: 'object' }, Order: { properties: { price: wrap(ref('Price')) } } };
      const order = describeSchemas(schemas);
      const { fields } = fieldsDescribedBy(component(order, 'Price'), order);
      expect(fields.map(({ kind, name }) => `${kind} ${name}`)).to.deep.equal(['property price']);
    });
  }
});

describe('uses of a schema by properties', () => {
  it('are by reference, written out, or by what extends the schema; not as items', () => {
    const uses = propertyUses(code).map(({ name, schema }) => [name, schema === code ? 'itself' : 'extended']);
    expect(uses).to.deep.equal([
      ['one', 'itself'],
      ['short', 'extended'],
    ]);
  });

  it('are those of all objects', () => {
    const { components } = describeSchemas({
      A: { type: 'string' },
      B: { properties: { one: ref('A'), two: { items: ref('A') } } },
      C: { properties: { three: ref('A') } },
    });
    const node = components.schemas[0]?.node;
    expect(node == null ? [] : propertyUses(node).map(({ name }) => name)).to.deep.equal(['one', 'three']);
  });
});
