import { expect } from 'chai';
import { identifiedBy, isSetByClient } from '../../../model/resources/client-set-properties.ts';
import { component, describeSchemas, useOf } from '../../support/describe-data.ts';

function described(description: string) {
  return useOf(
    component(describeSchemas({ A: { properties: { a: { type: 'string', description } } } }), 'A'),
    'property',
  );
}

const nounsIn = (description: string) => [...new Set(identifiedBy(described(description)))];

describe('what the description of a property says', () => {
  it('names what it identifies', () => {
    for (const word of ['ID', 'ids', 'Identifier', 'identifiers', 'UUID', 'guid', 'Key'])
      for (const link of ['of the', 'for an', 'of', 'that identifies this'])
        expect(nounsIn(`The ${word} ${link} Contact.`), `${word} ${link}`).to.deep.equal(['contact']);
    expect(nounsIn('ID of the order, or key for your cart.')).to.deep.equal(['order', 'cart']);
    expect(nounsIn('The name of the contact.')).to.deep.equal([]);
  });

  it('may be that the client sets it', () => {
    for (const text of [
      'Set by the client.',
      'A client-supplied text.',
      'You can choose it.',
      'If not given, generated.',
    ])
      expect(isSetByClient(described(text)), text).to.equal(true);
    expect(isSetByClient(described('Set by the service.'))).to.equal(false);
  });
});
