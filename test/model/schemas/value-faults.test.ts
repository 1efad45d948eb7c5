import { expect } from 'chai';
import { rootPlace } from '../../../model/description/place.ts';
import { describingSchemas } from '../../../model/schemas/describing-schemas.ts';
import { valueFaults } from '../../../model/schemas/value-faults.ts';
import { describeSchemas } from '../../support/describe-data.ts';

/** RegExp takes seconds to years for each of these; Lintel's engine reads the text once. */
const SLOW = ['^(a+)+$', '^(a|a)*$', '^(?:a*)*b$', '(x+x+)+y'];
const TEXT = `${'a'.repeat(5_000)}${'x'.repeat(5_000)}!`;

describe('model/schemas/value-faults.ts', () => {
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
