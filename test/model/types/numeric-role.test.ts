import { expect } from 'chai';
import { numericRole } from '../../../model/types/numeric-role.ts';
import { describeSchemas } from '../../support/describe-data.ts';

/** The role of a number that a property has, by itself or as an alternative. */
function roleOf(name: string, schema: object) {
  const description = describeSchemas({ Plan: { type: 'object', properties: { [name]: schema } } });
  const number = description.schemas.find(({ value }) => value.type === 'number');
  return number === undefined ? undefined : numericRole(number, description);
}

describe('model/types/numeric-role.ts', () => {
  const number = { type: 'number' };
  const none = { type: 'null' };

  it('is that of the property which may be the number or null', () => {
    for (const schema of [number, { anyOf: [number, none] }, { oneOf: [none, { anyOf: [number] }] }]) {
      expect(roleOf('price', schema)).to.equal('monetary');
      expect(roleOf('discountPercentage', schema)).to.equal('percentage');
      expect(roleOf('weight', schema)).to.equal(null);
    }
  });

  it('is not that of the object which the number is a value of', () => {
    expect(roleOf('prices', { additionalProperties: number })).to.equal(null);
  });
});
