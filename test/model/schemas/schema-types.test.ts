import { expect } from 'chai';
import {
  admitsOnly,
  admittedTypes,
  composedTypes,
  isUntyped,
  ownTypes,
  typesOf,
} from '../../../model/schemas/schema-types.ts';
import { at, component, describeSchemas, present } from '../../support/describe-data.ts';

describe('own types', () => {
  for (const [schema, types] of [
    [{ type: 'string' }, ['string']],
    [{ type: ['string', 'null'] }, ['string', 'null']],
    [{ type: ['null', 'integer', 'integer'] }, ['integer', 'null']],
    [{ type: 'String' }, []],
    [{ type: 'file' }, []],
    [{ type: 'string', properties: {} }, ['string']],
    [{ type: null, properties: {} }, []],
    [{ type: [], properties: {} }, []],
    [{ type: [['string'], null, 7] }, []],
    [{ type: {} }, []],
    [{ properties: {} }, ['object']],
    [{ required: ['a'] }, ['object']],
    [{ additionalProperties: false }, ['object']],
    [{ items: {} }, ['array']],
    [{ prefixItems: [] }, ['array']],
    [{ maxItems: 3 }, ['array']],
    [{ pattern: 'a' }, ['string']],
    [{ maxLength: 3 }, ['string']],
    [{ minimum: 3 }, []],
    [{ enum: ['a', 'b'] }, ['string']],
    [{ enum: ['a', null] }, []],
    [{ enum: ['a', 1] }, []],
    [{ enum: [] }, []],
    [{ enum: 'a' }, []],
    [{ const: 'a' }, ['string']],
    [{ const: null }, []],
    [{}, []],
  ] as const) {
    it(`${JSON.stringify(schema)}: ${types.join(' and ') || 'none'}`, () => {
      expect([...ownTypes(schema)].sort()).to.deep.equal([...types].sort());
    });
  }

  it('come from the schema itself and nothing inherited', () => {
    expect(ownTypes(Object.create({ properties: {}, pattern: 'a' }))).to.deep.equal([]);
  });
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('types of a schema', () => {
  const CASES: readonly (readonly [
    Readonly<Record<string, unknown>>,
    string,
    { readonly composed: string; readonly all: string; readonly admitted: string | null },
  ])[] = [
    [{ A: { type: 'string' } }, 'A', { composed: 'string', all: 'string', admitted: 'string' }],
    [{ A: {} }, 'A', { composed: '', all: '', admitted: null }],
    [{ A: { pattern: '^a' } }, 'A', { composed: 'string', all: 'string', admitted: 'string' }],
    [
      { A: { enum: ['A', 1] } },
      'A',
      { composed: '', all: '', admitted: 'string,integer'.replace('integer', 'number') },
    ],
    [
      { A: { allOf: [ref('B')] }, B: { type: 'string' } },
      'A',
      { composed: 'string', all: 'string', admitted: 'string' },
    ],
    [{ A: { allOf: [{ pattern: 'a' }] } }, 'A', { composed: 'string', all: 'string', admitted: 'string' }],
    [
      { A: { allOf: [{ type: 'string' }, { required: ['a'] }] } },
      'A',
      { composed: 'string', all: 'string', admitted: '' },
    ],
    [
      { A: { allOf: [{ type: ['string', 'null'] }, { type: 'string' }] } },
      'A',
      { composed: 'string,null', all: 'string,null', admitted: 'string' },
    ],
    [{ A: { type: 'string', allOf: [{ title: 'T' }] } }, 'A/allOf/0', { composed: '', all: 'string', admitted: null }],
    [
      { A: { type: 'object', allOf: [{ minLength: 1 }] } },
      'A/allOf/0',
      { composed: 'string', all: 'object', admitted: 'string' },
    ],
    [
      { A: { type: 'string', oneOf: [{ type: 'integer' }] } },
      'A/oneOf/0',
      { composed: 'integer', all: 'integer', admitted: 'integer' },
    ],
    [
      { A: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
      'A',
      { composed: '', all: '', admitted: 'string,integer' },
    ],
    [{ A: { oneOf: [{ type: 'string' }, {}] } }, 'A', { composed: '', all: '', admitted: null }],
    [
      { A: { type: ['string', 'integer'], anyOf: [{ type: 'string' }, { type: 'null' }] } },
      'A',
      { composed: 'string,integer', all: 'string,integer', admitted: 'string' },
    ],
    [
      { A: { if: {}, then: { type: 'string' }, else: { type: 'null' } } },
      'A',
      { composed: '', all: '', admitted: 'string,null' },
    ],
    [
      { A: { type: 'number', allOf: [{ type: 'integer' }] } },
      'A',
      { composed: 'number,integer', all: 'number,integer', admitted: '' },
    ],
    [{ A: { type: 'string', allOf: [ref('Gone')] } }, 'A', { composed: 'string', all: 'string', admitted: null }],
    [
      { A: { type: 'string', oneOf: [ref('A'), { type: 'string' }] } },
      'A',
      { composed: 'string', all: 'string', admitted: 'string' },
    ],
  ];
  for (const [schemas, place, { composed, all, admitted }] of CASES) {
    it(`${place} in ${JSON.stringify(schemas)}`, () => {
      const { schemas: nodes } = describeSchemas(schemas);
      const node = present(nodes.find((one) => at(one.place) === `#components/schemas/${place}`));
      expect(composedTypes(node).join(), 'composedTypes').to.equal(composed);
      expect(typesOf(node).join(), 'typesOf').to.equal(all);
      const types = admittedTypes(node);
      expect(types === null ? null : [...types].join(), 'admittedTypes').to.equal(admitted);
    });
  }

  for (const odd of [null, [], 'x', 1, true, {}]) {
    it(`are none when type and allOf are ${JSON.stringify(odd)}`, () => {
      const node = component(describeSchemas({ A: { allOf: odd, type: odd } }), 'A');
      expect([composedTypes(node), typesOf(node), admittedTypes(node)]).to.deep.equal([[], [], null]);
    });
  }

  it('are not known where a reference is unresolved, and not named where all resolve', () => {
    const isUntypedA = (value: unknown) => isUntyped(component(describeSchemas({ A: value, B: {} }), 'A'));
    expect([isUntypedA({}), isUntypedA({ allOf: [ref('B')] })]).to.deep.equal([true, true]);
    expect([isUntypedA({ type: 'string' }), isUntypedA({ anyOf: [ref('Gone')] })]).to.deep.equal([false, false]);
  });

  it('are one beside null', () => {
    const admits = (type: unknown) => admitsOnly(component(describeSchemas({ A: { type } }), 'A'), 'string');
    expect(['string', ['string', 'null'], ['string', 'integer'], 'null'].map(admits)).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('admitted types of listed values', () => {
  for (const [schema, types] of [
    [{ enum: [null] }, ['null']],
    [{ const: null }, ['null']],
    [{ enum: ['a', 1] }, ['string', 'number']],
    [{ enum: ['a', null] }, ['string', 'null']],
  ] as const) {
    it(`${JSON.stringify(schema)}: ${types.join(' and ')}`, () => {
      const admitted = admittedTypes(component(describeSchemas({ A: schema }), 'A'));
      expect([...present(admitted)]).to.have.members([...types]);
    });
  }
});
