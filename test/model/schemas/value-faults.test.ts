import { expect } from 'chai';
import { rootPlace } from '../../../model/description/place.ts';
import { describingSchemas } from '../../../model/schemas/describing-schemas.ts';
import { valueFaults } from '../../../model/schemas/value-faults.ts';
import { describeSchemas } from '../../support/describe-data.ts';

/** RegExp takes seconds to years for each of these; Lintel's engine reads the text once. */
const SLOW = ['^(a+)+$', '^(a|a)*$', '^(?:a*)*b$', '(x+x+)+y'];
const TEXT = `${'a'.repeat(5_000)}${'x'.repeat(5_000)}!`;

function wantedOf(schema: object, value: unknown): string[] {
  const { schemas } = describeSchemas({ Judged: schema });
  const judged = schemas.find(({ place }) => place.key === 'Judged');
  if (judged === undefined) throw new Error('no schema');
  return valueFaults(value, rootPlace({ source: null, data: null }), judged, 'response').map(({ wanted }) => wanted);
}

describe('model/schemas/value-faults.ts', () => {
  it('knows bounds that are not part of what they bound, as numbers and as flags', () => {
    expect(wantedOf({ type: 'integer', maximum: 9, exclusiveMaximum: true }, 9)).to.deep.equal(['less than 9']);
    expect(wantedOf({ type: 'integer', minimum: 1, exclusiveMinimum: true }, 1)).to.deep.equal(['more than 1']);
    expect(wantedOf({ type: 'integer', minimum: 1, exclusiveMinimum: false }, 1)).to.deep.equal([]);
    expect(wantedOf({ type: 'integer', exclusiveMaximum: 9 }, 9)).to.deep.equal(['less than 9']);
    expect(wantedOf({ type: 'integer', minimum: 1, maximum: 9 }, 10)).to.deep.equal(['at most 9']);
  });

  it('judges members of other names by additionalProperties', () => {
    const map = { type: 'object', properties: { a: {} }, additionalProperties: { type: 'integer' } };
    expect(wantedOf(map, { a: 'x', b: 1, c: 'y' })).to.deep.equal(['an integer']);
    expect(wantedOf({ ...map, patternProperties: { '^c': {} } }, { c: 'y' })).to.deep.equal([]);
    expect(wantedOf({ ...map, additionalProperties: true }, { c: 'y' })).to.deep.equal([]);
  });

  for (const pattern of SLOW) {
    it(`judges a body by ${pattern} in linear time, also in an alternative`, () => {
      const named = { type: 'object', properties: { name: { type: 'string', pattern } } };
      const { schemas } = describeSchemas({
        Named: named,
        Either: { anyOf: [{ type: 'string', pattern }, { type: 'string' }] },
      });
      const [Named, Either] = ['Named', 'Either'].map((key) => schemas.find(({ place }) => place.key === key));
      if (Named === undefined || Either === undefined) throw new Error('no schemas');
      const place = rootPlace({ source: null, data: null });
      const faults = valueFaults({ name: TEXT }, place, Named, 'response');
      expect(faults.map(({ wanted }) => wanted)).to.deep.equal([`a text that ${pattern} admits`]);
      expect(describingSchemas([Either], TEXT)).to.have.length(2);
    });
  }
});
