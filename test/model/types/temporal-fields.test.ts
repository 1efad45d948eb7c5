import { expect } from 'chai';
import { displayName } from '../../../model/types/temporal-fields.ts';
import { component, describeSchemas, present, useOf } from '../../support/describe-data.ts';

describe('the name of a schema in messages', () => {
  it('is that of its property or component, where it has one', () => {
    const description = describeSchemas({ A: { items: {} }, B: { properties: { a: {} } } });
    const A = component(description, 'A');
    expect(displayName(A)).to.equal('A');
    expect(displayName(present(useOf(A, 'items').target))).to.equal('this schema');
    expect(displayName(present(useOf(component(description, 'B'), 'property', 'a').target))).to.equal('a');
  });
});
