import { expect } from 'chai';
import { isValidBy } from '../../probe/validity.ts';
import { describeText } from '../support/lint-text.ts';

function schemaOf(schema: object) {
  const described = describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {},
      components: { schemas: { A: schema } },
    }),
  );
  const [first] = described.schemas.filter(({ place }) => place.key === 'A');
  if (first === undefined) throw new Error('no schema');
  return first;
}

describe('probe/validity.ts', () => {
  it('judges a pattern in linear time, wherever it stands', () => {
    const slow = { type: 'string', pattern: '^(a+)+$' };
    const schema = schemaOf({ type: 'object', properties: { name: slow }, anyOf: [{ properties: { name: slow } }] });
    expect(isValidBy(schema, { name: 'a'.repeat(40) })).to.equal(true);
    expect(isValidBy(schema, { name: `${'a'.repeat(40)}!` })).to.equal(false);
  });

  it('judges alternatives and formats, and does not require what only the service sets', () => {
    const schema = schemaOf({
      type: 'object',
      required: ['id', 'on'],
      properties: { id: { type: 'string', readOnly: true }, on: { oneOf: [{ format: 'date' }, { const: 'never' }] } },
    });
    expect(isValidBy(schema, { on: '2026-03-01' })).to.equal(true);
    expect(isValidBy(schema, { on: 'never' })).to.equal(true);
    expect(isValidBy(schema, { on: 'soon' })).to.equal(false);
    expect(isValidBy(schema, {})).to.equal(false);
  });

  for (const shown of [
    { examples: { one: 1 } },
    { examples: { none: { $id: 'http://[' } } },
    { example: { $id: 'http://[' } },
    { example: null },
    { default: null },
  ]) {
    it(`judges by a schema, whatever it shows: ${JSON.stringify(shown)}`, () => {
      const schema = schemaOf({ type: 'integer', oneOf: [{ minimum: 1 }], ...shown });
      expect(isValidBy(schema, 1)).to.equal(true);
      expect(isValidBy(schema, 0)).to.equal(false);
    });
  }

  it('takes a property that is called pattern as one', () => {
    const schema = schemaOf({ type: 'object', properties: { pattern: { oneOf: [{ type: 'integer' }] } } });
    expect(isValidBy(schema, { pattern: 1 })).to.equal(true);
    expect(isValidBy(schema, { pattern: 'x' })).to.equal(false);
  });
});
