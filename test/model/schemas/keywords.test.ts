import { expect } from 'chai';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { at, component, describeSchemas, present } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function schemaAt(schemas: Readonly<Record<string, unknown>>, place: string, openapi?: string) {
  const { schemas: nodes } = describeSchemas(schemas, openapi);
  return present(nodes.find((node) => at(node.place) === `#components/schemas/${place}`));
}

describe('keywords of a schema', () => {
  const CASES: readonly (readonly [Readonly<Record<string, unknown>>, string, readonly unknown[]])[] = [
    [{ A: { maxLength: 9 } }, 'A', [9, 9]],
    [{ A: {} }, 'A', [undefined, undefined]],
    [{ A: { allOf: [{ maxLength: 9 }] } }, 'A', [9, 9]],
    [{ A: { maxLength: 9, allOf: [{ maxLength: 3 }] } }, 'A', [9, 9]],
    [{ A: { ...ref('B'), minLength: 1 }, B: { maxLength: 9 } }, 'A', [9, 9]],
    [{ A: { maxLength: 9, allOf: [{ minLength: 1 }] } }, 'A/allOf/0', [9, 9]],
    [{ A: { maxLength: 9, oneOf: [{ minLength: 1 }] } }, 'A/oneOf/0', [9, 9]],
    [{ A: { maxLength: 9, items: {} } }, 'A/items', [undefined, undefined]],
    [
      { A: { allOf: [{ properties: { a: {} } }, { properties: { a: { maxLength: 9 } } }] } },
      'A/allOf/0/properties/a',
      [undefined, 9],
    ],
    [
      { A: { allOf: [{ properties: { a: {} } }, { properties: { b: { maxLength: 9 } } }] } },
      'A/allOf/0/properties/a',
      [undefined, undefined],
    ],
    // Another object that has the property lacks the second definition.
    [
      {
        A: { allOf: [ref('B'), { properties: { a: { maxLength: 9 } } }] },
        B: { properties: { a: {} } },
        C: { allOf: [ref('B')] },
      },
      'B/properties/a',
      [undefined, undefined],
    ],
  ];
  for (const [schemas, place, [whole, anyDefinition]] of CASES) {
    it(`maxLength of ${place} in ${JSON.stringify(schemas)}`, () => {
      const node = schemaAt(schemas, place);
      expect(keywordOf(node, 'maxLength')?.value, 'keywordOf').to.equal(whole);
      expect(keywordInAnyDefinition(node, 'maxLength')?.value, 'keywordInAnyDefinition').to.equal(anyDefinition);
    });
  }

  it('stand beside a $ref in 3.1 only', () => {
    const schemas = { A: { ...ref('B'), minLength: 3 }, B: { type: 'string', minLength: 1 } };
    const minLength = (openapi: string) =>
      keywordOf(component(describeSchemas(schemas, openapi), 'A'), 'minLength')?.value;
    expect([minLength('3.1.1'), minLength('3.0.4')]).to.deep.equal([3, 1]);
  });

  it('may be null or false, and are never inherited', () => {
    const node = schemaAt({ A: { default: null, nullable: false } }, 'A');
    expect(keywordOf(node, 'default')).to.have.property('value', null);
    expect(keywordOf(node, 'nullable')).to.have.property('value', false);
    expect(keywordOf(node, 'toString')).to.equal(undefined);
    expect(keywordOf(node, '__proto__')).to.equal(undefined);
  });
});
