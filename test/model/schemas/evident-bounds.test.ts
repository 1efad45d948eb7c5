import { expect } from 'chai';
import { type BoundedType, evidentBounds } from '../../../model/schemas/evident-bounds.ts';
import { describeText } from '../../support/lint-text.ts';

function boundsAt(text: string, key: string, type: BoundedType) {
  const description = describeText(`openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n${text}`);
  const node = description.schemas.find(({ place }) => place.key === key || place.parent?.key === key);
  if (node === undefined) throw new Error(`no schema ${key}`);
  return evidentBounds(node, type, description);
}

function withSchemas(...schemas: readonly string[]): string {
  return `paths: {}\ncomponents:\n  schemas:\n${schemas.map((schema) => `    ${schema}\n`).join('')}`;
}

describe('model/schemas/evident-bounds.ts', () => {
  it('takes the words of the schema', () => {
    const text = withSchemas('Name: { type: string, description: At most 40 characters. }');
    expect(boundsAt(text, 'Name', 'string')).to.deep.equal({ lower: null, upper: 40 });
  });

  it('takes the words of its parameter', () => {
    const text = `paths:
  /a:
    get:
      parameters:
        - { name: limit, in: query, description: From 1 to 100., schema: { type: integer } }
      responses: {}`;
    expect(boundsAt(text, 'schema', 'integer')).to.deep.equal({ lower: 1, upper: 100 });
  });

  it('takes the bounds of half of the others of its name, in any case', () => {
    const text = withSchemas(
      'A: { type: object, properties: { firstName: { type: string, maxLength: 70 } } }',
      'B: { type: object, properties: { first_name: { type: string } } }',
    );
    expect(boundsAt(text, 'first_name', 'string')).to.deep.equal({ lower: null, upper: 70 });
  });

  it('takes no bound that few have, or that differs', () => {
    const properties = (...all: readonly string[]) =>
      withSchemas(...all.map((schema, index) => `S${index}: { type: object, properties: { name: ${schema} } }`));
    const none = { lower: null, upper: null };
    const few = properties('{ type: string, maxLength: 70 }', '{ type: string }', '{ type: string }');
    const other = properties('{ type: string, maxLength: 70 }', '{ type: string, maxLength: 80 }', '{ type: string }');
    expect(boundsAt(few, 'S1', 'string')).to.deep.equal(none);
    expect(boundsAt(few, 'name', 'string')).to.deep.equal(none);
    expect(boundsAt(other, 'name', 'string')).to.deep.equal(none);
  });

  it('takes bounds of a name that means nothing by itself from objects with the same members only', () => {
    const money =
      '{ type: object, properties: { currency: { type: string }, value: { type: string, maxLength: 32 } } }';
    const detail = '{ type: object, properties: { field: { type: string }, value: { type: string } } }';
    const moneyLoose = '{ type: object, properties: { value: { type: string }, currency: { type: string } } }';
    const boundsOfFirst = (first: string) =>
      boundsAt(withSchemas(`A: ${first}`, `B: ${money}`, `C: ${money}`), 'value', 'string');
    expect(boundsOfFirst(detail)).to.deep.equal({ lower: null, upper: null });
    expect(boundsOfFirst(moneyLoose)).to.deep.equal({ lower: null, upper: 32 });
  });
});
