import { expect } from 'chai';
import type { JsonObject } from '../../model/description/json.ts';
import { varied } from '../../probe/vary.ts';
import { describeText } from '../support/lint-text.ts';

function variedBy(properties: object, body: JsonObject, kept: readonly string[] = [], more: object = {}): JsonObject {
  const schemas = { A: { type: 'object', properties, ...more } };
  const description = describeText(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {}, components: { schemas } }),
  );
  const schema = description.schemas.find(({ place }) => place.key === 'A');
  if (schema === undefined) throw new Error('no schema');
  expect(varied(body, schema, 0)).to.deep.equal(body);
  return varied(body, schema, 2, new Set(kept));
}

const text = { type: 'string' };

describe('probe/vary.ts', () => {
  const cases: readonly (readonly [string, object, unknown, unknown])[] = [
    ['a text', text, 'Trio', 'Trio 2'],
    ['a text that ends in a digit', text, 'Trio 1', 'Trio 12'],
    ['a text that may not be longer', { ...text, maxLength: 4 }, 'Trio', '2 Tr'],
    ['a text without blanks', { ...text, pattern: '^[a-z0-9]+$' }, 'trio', 'trio2'],
    ['a text with hyphens', { ...text, pattern: '^[a-z]+(-[0-9])?$' }, 'trio', 'trio-2'],
    ['a month', { ...text, pattern: '^[0-9]{4}-[0-9]{2}$' }, '2031-11', '2032-01'],
    ['a whole number', { type: 'integer' }, 7, 9],
    ['the greatest number', { type: 'integer', maximum: 7 }, 7, 5],
    ['a day', { ...text, format: 'date' }, '2031-02-27', '2031-03-01'],
    ['a time', { ...text, format: 'date-time' }, '2031-02-27T10:00:00Z', '2031-03-01T10:00:00.000Z'],
    ['an address', { ...text, format: 'email' }, 'ada@example.com', 'ada2@example.com'],
    ['a word in capitals that may be any text', text, 'LARGE', 'LARGE 2'],
  ];
  for (const [name, schema, value, other] of cases) {
    it(`gives another one for ${name}`, () => {
      expect(variedBy({ size: schema }, { size: value })).to.deep.equal({ size: other });
    });
  }

  const same: readonly (readonly [string, string, object, unknown])[] = [
    ['a value that is listed', 'size', { ...text, enum: ['S', 'M'] }, 'S'],
    ['a value of those that are examples', 'size', { ...text, 'x-extensible-enum': ['S', 'M'] }, 'S'],
    ['the only value', 'size', { ...text, const: 'S' }, 'S'],
    ['a value of an enumeration that is documented', 'size', { ...text, pattern: '^[0-9A-Z_]+$' }, 'LARGE'],
    ['a format that is not known', 'size', { ...text, format: 'uuid' }, '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['a fraction', 'size', { type: 'number' }, 1.5],
    ['a boolean', 'size', { type: 'boolean' }, true],
    ['the only number', 'size', { type: 'integer', minimum: 6, maximum: 8 }, 7],
    ['an identifier', 'roomId', text, 'r-1'],
    ['a province', 'province', text, 'AT-9'],
    ['a link', 'photoUrl', text, 'http://a'],
    ['what no schema describes', 'color', text, 7],
  ];
  for (const [title, name, schema, value] of same) {
    it(`keeps ${title}`, () => {
      expect(variedBy(name === 'color' ? {} : { [name]: schema }, { [name]: value })).to.deep.equal({ [name]: value });
    });
  }

  it('keeps what it is told to', () => {
    const both = { one: text, other: text };
    expect(variedBy(both, { one: 'a', other: 'b' }, ['one'])).to.deep.equal({ one: 'a', other: 'b 2' });
  });

  it('changes what it can where not all may change together', () => {
    const oneOf = [{ properties: { other: { const: 'b' } } }, { properties: { one: { const: 'a' } } }];
    const changed = variedBy({ one: text, other: text }, { one: 'x', other: 'b' }, [], { oneOf });
    expect(changed).to.deep.equal({ one: 'x 2', other: 'b' });
  });
});
