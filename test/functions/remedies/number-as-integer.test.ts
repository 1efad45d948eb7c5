import { expect } from 'chai';
import { asInteger } from '../../../functions/remedies/number-as-integer.ts';
import { describeText } from '../../support/lint-text.ts';

function edits(schema: object, example: object = {}): Record<string, unknown> {
  const schemas = { Depth: schema, Holder: { properties: { depth: { $ref: '#/components/schemas/Depth' } }, example } };
  const description = describeText(JSON.stringify({ openapi: '3.0.3', components: { schemas } }));
  const found = description.schemas.find(({ place }) => place.key === 'Depth');
  if (found === undefined) throw new Error('there is one');
  return Object.fromEntries(
    asInteger(found, description).map((edit) => [
      `${edit.edit}${'isProposal' in edit ? '?' : ''} ${edit.place.key}`,
      'value' in edit ? edit.value : null,
    ]),
  );
}

const POSITIVE = { type: 'number', description: 'Positive integer.' };

describe('numbers as integers', () => {
  it('have the bounds that their texts give, and propose the others', () => {
    expect(edits({ ...POSITIVE, format: 'double', default: 2 }, { depth: 3 })).to.deep.equal({
      'set type': 'integer',
      'remove format': null,
      'set minimum': 1,
      'set? maximum': 2147483647,
    });
  });

  it('keep a format of integers and the bounds that they have', () => {
    expect(edits({ type: 'number', format: 'int32', minimum: 0, maximum: 9 })).to.deep.equal({ 'set type': 'integer' });
    expect(edits({ type: 'integer', format: 'double', minimum: 0, maximum: 9 })).to.deep.equal({
      'remove format': null,
    });
  });

  it('are not made of listed values, fractions, exclusive bounds, or numbers beyond 32 bits', () => {
    for (const schema of [
      { ...POSITIVE, enum: [1, 2] },
      { ...POSITIVE, default: 0.5 },
      { ...POSITIVE, minimum: 0.5 },
      { ...POSITIVE, exclusiveMinimum: true, minimum: 0 },
      { ...POSITIVE, example: 9007199254740991 },
      { ...POSITIVE, default: 5, maximum: 4 },
      { ...POSITIVE, type: 'string' },
    ])
      expect(edits(schema), JSON.stringify(schema)).to.deep.equal({});
    expect(edits(POSITIVE, { depth: 0.5 })).to.deep.equal({});
  });
});
