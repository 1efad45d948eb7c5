import { expect } from 'chai';
import { plainSchema } from '../../../model/schemas/plain-schema.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

const plain = (schemas: Readonly<Record<string, unknown>>, openapi?: string) =>
  plainSchema(component(describeSchemas(schemas, openapi), 'A'));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a schema without references', () => {
  it('has what they lead to, and what stands beside them before that', () => {
    const schemas = {
      A: { type: 'object', properties: { a: ref('B'), b: { ...ref('B'), maxLength: 2 } }, required: ['a'] },
      B: { type: 'string', maxLength: 5 },
    };
    expect(plain(schemas)).to.deep.equal({
      type: 'object',
      properties: { a: { type: 'string', maxLength: 5 }, b: { type: 'string', maxLength: 2 } },
      required: ['a'],
    });
    expect(plain({ A: { anyOf: [ref('B'), { type: 'null' }], not: ref('B') }, B: { const: 1 } })).to.deep.equal({
      anyOf: [{ const: 1 }, { type: 'null' }],
      not: { const: 1 },
    });
  });

  it('is open where it comes back to itself, and where it is nested more deeply than anyone needs', () => {
    expect(plain({ A: { type: 'array', items: ref('A') } })).to.deep.equal({ type: 'array', items: {} });
    const nested = (levels: number): object => (levels === 0 ? { const: 1 } : { items: nested(levels - 1) });
    expect(plain({ A: nested(11) })).to.deep.equal(nested(11));
    expect(plain({ A: nested(30) })).not.to.deep.equal(nested(30));
  });

  it('has bounds as JSON Schema has them now', () => {
    const bounds = { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false };
    expect(plain({ A: bounds }, '3.0.3')).to.deep.equal({ exclusiveMinimum: 1, maximum: 9 });
    expect(plain({ A: { exclusiveMinimum: 1 } })).to.deep.equal({ exclusiveMinimum: 1 });
  });
});
