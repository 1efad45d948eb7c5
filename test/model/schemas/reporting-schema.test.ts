import { expect } from 'chai';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import type { SchemaType } from '../../../model/schemas/schema-types.ts';
import { at, describeSchemas, present } from '../../support/describe-data.ts';

const S = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Schemas, the place below components.schemas of the one that is asked about, and that of the reporting one, null for
 * none.
 */
type Case = readonly [Readonly<Record<string, unknown>>, string, string | null, SchemaType?];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'one schema': [
    [{ A: S }, 'A', 'A'],
    [{ A: { type: ['string', 'null'] } }, 'A', 'A'],
    [{ A: S }, 'A', null, 'integer'],
    [{ A: { type: ['string', 'integer'] } }, 'A', 'A', 'integer'],
    [{ A: { pattern: '^a' } }, 'A', 'A'],
    [{ A: { enum: ['a'] } }, 'A', 'A'],
    [{ A: {} }, 'A', null],
    [{ A: { title: 'A' } }, 'A', null],
  ],
  'keywords beside a reference': [
    [{ A: S, B: { ...ref('A'), title: 'B' } }, 'B', null],
    [{ A: S, B: { ...ref('A'), maxLength: 9 } }, 'B', null],
    [{ A: S, B: { ...ref('A'), type: 'string' } }, 'B', 'A'],
    [{ A: { maxLength: 9 }, B: { ...ref('A'), type: 'string' } }, 'B', 'B'],
    [{ A: { type: 'integer' }, B: { ...ref('A'), type: 'string' } }, 'B', 'B'],
  ],
  allOf: [
    [{ A: S, B: { allOf: [ref('A'), S] } }, 'B/allOf/1', 'A'],
    [{ A: S, B: { type: 'string', allOf: [ref('A')] } }, 'B', 'A'],
    [{ A: S, B: { allOf: [ref('A')] } }, 'B', null],
    [{ A: { type: 'string', allOf: [S] } }, 'A/allOf/0', 'A'],
    [{ A: { type: 'string', allOf: [S] } }, 'A', 'A'],
    [{ A: { allOf: [S, S] } }, 'A/allOf/1', 'A/allOf/0'],
    [{ A: { allOf: [{ allOf: [S] }, S] } }, 'A/allOf/0/allOf/0', 'A/allOf/1'],
    [{ A: { type: 'string', allOf: [{ maxLength: 9 }] } }, 'A/allOf/0', null],
    [{ A: { type: 'string', allOf: [{ type: 'integer' }] } }, 'A/allOf/0', 'A/allOf/0', 'integer'],
  ],
  alternatives: [
    [{ A: { anyOf: [S, { type: 'integer' }] } }, 'A/anyOf/0', 'A/anyOf/0'],
    [{ A: { type: 'string', oneOf: [S] } }, 'A/oneOf/0', 'A/oneOf/0'],
    [{ A: { type: 'string', oneOf: [{ maxLength: 9 }] } }, 'A/oneOf/0', null],
    [{ A: { type: 'string', if: {}, then: { maxLength: 9 } } }, 'A/then', null],
  ],
  'definitions of one property': [
    [{ A: { allOf: [{ properties: { a: S } }, { properties: { a: S } }] } }, first('a'), first('a')],
    [{ A: { allOf: [{ properties: { a: S } }, { properties: { a: S } }] } }, second('a'), first('a')],
    [{ A: { allOf: [{ properties: { a: S } }, { properties: { b: S } }] } }, second('b'), second('b')],
    [{ A: { allOf: [{ properties: { a: { pattern: 'x' } } }, { properties: { a: S } }] } }, first('a'), second('a')],
    [{ A: { allOf: [{ properties: { a: { pattern: 'x' } } }, { properties: { a: S } }] } }, second('a'), second('a')],
    [
      { A: { allOf: [{ properties: { a: { pattern: 'x' } } }, { properties: { a: { maxLength: 9 } } }] } },
      second('a'),
      second('a'),
    ],
    [
      { A: { properties: { a: S } }, B: { allOf: [ref('A'), { properties: { a: S } }] } },
      'A/properties/a',
      'A/properties/a',
    ],
    [
      { A: { properties: { a: S } }, B: { allOf: [ref('A'), { properties: { a: S } }] } },
      'B/allOf/1/properties/a',
      'A/properties/a',
    ],
    // As an item it has no other definition.
    [
      { A: S, B: { allOf: [{ properties: { a: S } }, { properties: { a: ref('A') } }] }, C: { items: ref('A') } },
      'A',
      'A',
    ],
  ],
};

function first(name: string): string {
  return `A/allOf/0/properties/${name}`;
}

function second(name: string): string {
  return `A/allOf/1/properties/${name}`;
}

function schemaAt(schemas: Readonly<Record<string, unknown>>, place: string): SchemaNode {
  // A value that stands at several places would be one schema.
  const description = describeSchemas(JSON.parse(JSON.stringify(schemas)));
  return present(description.schemas.find((node) => at(node.place) === `#components/schemas/${place}`));
}

describe('reportingSchema', () => {
  for (const [title, cases] of Object.entries(CASES)) {
    describe(title, () => {
      for (const [schemas, asked, reporting, type = 'string'] of cases) {
        it(`${JSON.stringify(schemas)}: for ${asked} and ${type} it is ${reporting ?? 'none'}`, () => {
          const found = reportingSchema(schemaAt(schemas, asked), type);
          expect(found === null ? null : at(found.place).replace('#components/schemas/', '')).to.equal(reporting);
        });
      }
    });
  }

  it('is the first definition of a property that the rule judges', () => {
    const schemas = {
      A: { allOf: [{ properties: { a: { type: 'string', enum: ['A'] } } }, { properties: { a: S } }] },
    };
    const node = schemaAt(schemas, second('a'));
    expect(reportingSchema(node, 'string', ({ value }) => value.enum === undefined)).to.equal(node);
  });
});
