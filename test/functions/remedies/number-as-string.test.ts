import { expect } from 'chai';
import { asDecimal, asInstant } from '../../../functions/remedies/number-as-string.ts';
import type { Description } from '../../../model/description/description.ts';
import { describeText } from '../../support/lint-text.ts';

function described(schema: object, example: object = {}): Description {
  const schemas = { Rate: schema, Holder: { properties: { rate: { $ref: '#/components/schemas/Rate' } }, example } };
  return describeText(JSON.stringify({ openapi: '3.0.3', components: { schemas } }));
}

function edits(description: Description, make: typeof asDecimal): Record<string, unknown> {
  const schema = description.schemas.find(({ place }) => place.key === 'Rate');
  if (schema === undefined) throw new Error('there is one');
  const made = make(schema, description);
  return Object.fromEntries(
    made.map((edit) => [`${edit.edit} ${edit.place.key}`, 'value' in edit ? edit.value : null]),
  );
}

describe('numbers as strings', () => {
  it('decimals take their default and examples along, and lose what is for numbers only', () => {
    const description = described({ type: 'number', format: 'double', minimum: 0, default: 0.5 }, { rate: 12.25 });
    expect(edits(description, asDecimal)).to.deep.equal({
      'set type': 'string',
      'remove format': null,
      'remove minimum': null,
      'set minLength': 1,
      'set maxLength': 32,
      'set pattern': '^[0-9]+([.][0-9]+)?$',
      'set default': '0.5',
      'set rate': '12.25',
    });
  });

  it('decimals have a minus sign where the number may be negative', () => {
    for (const bounds of [{}, { minimum: -1 }, { exclusiveMinimum: true }])
      expect(edits(described({ type: 'number', ...bounds }), asDecimal)).to.include({
        'set pattern': '^-?[0-9]+([.][0-9]+)?$',
      });
  });

  it('instants are read as seconds, or as milliseconds where seconds would be too many', () => {
    const inSeconds = described({ type: 'integer', format: 'unix-time' }, { rate: 1700000000 });
    expect(edits(inSeconds, asInstant)).to.include({
      'set format': 'date-time',
      'set rate': '2023-11-14T22:13:20.000Z',
    });
    const inMilliseconds = described({ type: 'integer', default: 1700000000123 });
    expect(edits(inMilliseconds, asInstant)).to.include({ 'set default': '2023-11-14T22:13:20.123Z' });
  });

  it('are not made of listed values, or of a number that needs an exponent', () => {
    expect(edits(described({ type: 'number', enum: [0.5, 1] }), asDecimal)).to.deep.equal({});
    expect(edits(described({ type: 'number', default: 1e-9 }), asDecimal)).to.deep.equal({});
  });
});
