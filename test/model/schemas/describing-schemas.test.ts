import { expect } from 'chai';
import { describingSchemas } from '../../../model/schemas/describing-schemas.ts';
import { describeText } from '../../support/lint-text.ts';

/** The keys of the branches (or parts) of schema A that describe a value. */
function branchesFor(schema: string, value: unknown): (string | number)[] {
  const text = `openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\ncomponents: {schemas: {A: ${schema}}}`;
  const { components } = describeText(text);
  const [first] = components.schemas;
  if (first?.node == null) throw new Error('no schema');
  return describingSchemas([first.node], value)
    .slice(1)
    .map(({ place }) => place.key);
}

describe('the schemas that describe a value', () => {
  it('are the alternatives that admit it', () => {
    for (const keyword of ['anyOf', 'oneOf']) {
      const schema = (branches: string) => `{${keyword}: [${branches}]}`;
      expect(branchesFor(schema('{type: string}, {type: integer}'), 7)).to.deep.equal([1]);
      expect(branchesFor(schema('{type: string, enum: [A]}, {type: string}'), 'a')).to.deep.equal([1]);
      expect(branchesFor(schema("{type: string, pattern: '^[A-Z]+$'}, {const: a}"), 'a')).to.deep.equal([1]);
      const formats = ['date', 'date-time', 'time', 'uuid'].map((format) => `{format: ${format}}`).join();
      expect(branchesFor(schema(`${formats},{type: string}`), 'test')).to.deep.equal([4]);
      expect(branchesFor(schema(`${formats},{type: string}`), '17.05.2024')).to.deep.equal([0, 4]);
      expect(branchesFor(schema(`${formats},{type: string}`), '17.05.2024 10:00')).to.deep.equal([1, 2, 4]);
      const dateOrTime = schema('{format: date-time}, {format: date}');
      expect(branchesFor(dateOrTime, '2024-05-17')).to.deep.equal([1]);
      expect(branchesFor(dateOrTime, '2024-05-17T10:00:00Z')).to.deep.equal([0]);
      expect(branchesFor(schema('{format: date}, {type: "null"}'), '2024-05-17T10:00:00Z')).to.deep.equal([0, 1]);
      expect(branchesFor(schema('{type: string}, {type: "null"}'), null)).to.deep.equal([1]);
      expect(branchesFor(schema('{required: [a]}, {required: [b]}'), { b: 1 })).to.deep.equal([1]);
      expect(branchesFor(schema('{enum: [{a: 1}]}, {type: string}'), { a: 1 })).to.deep.equal([0]);
      expect(branchesFor(schema('{enum: [[1]]}, {type: string}'), [1])).to.deep.equal([0]);
      const kinds = '{properties: {kind: {const: X}}}, {properties: {kind: {enum: [Y]}}}';
      expect(branchesFor(schema(kinds), { kind: 'Y' })).to.deep.equal([1]);
    }
  });
  it('are those of a format that nobody knows, whatever it is called', () => {
    for (const format of ['constructor', 'toString', '__proto__', 'own'])
      expect(branchesFor(`{oneOf: [{type: string, format: ${format}}, {format: uuid}]}`, 'soon'), format).to.deep.equal(
        [0],
      );
  });
  it('are all alternatives where none admits it, and all parts of allOf', () => {
    expect(branchesFor('{oneOf: [{type: string}, {type: integer}]}', true)).to.deep.equal([0, 1]);
    expect(branchesFor('{allOf: [{type: string}, {type: integer}]}', 7)).to.deep.equal([0, 1]);
  });
});
