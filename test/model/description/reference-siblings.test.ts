import { expect } from 'chai';
import { at, component, describeSchemas, present, schemaPlaces, useOf } from '../../support/describe-data.ts';
import { S } from './support.ts';

describe('description: $ref with siblings', () => {
  const B = { $ref: '#/components/schemas/C', minLength: 3 };
  const schemas = () => ({ A: { properties: { b: { $ref: '#/components/schemas/B' } } }, B: { ...B }, C: { ...S } });

  it('is a schema of its own in 3.1, also when another reference leads to it', () => {
    const description = describeSchemas(schemas());
    const target = present(useOf(component(description, 'A'), 'property').target);
    expect(at(target.place)).to.equal('#components/schemas/B');
    expect(useOf(target, 'reference').target).to.equal(component(description, 'C'));
    expect(component(description, 'C').usedBy.map(({ relation }) => relation)).to.have.members([
      'component',
      'reference',
    ]);
  });

  it('is only a reference in 3.0', () => {
    const description = describeSchemas(schemas(), '3.0.4');
    expect(schemaPlaces(description)).to.deep.equal(['#components/schemas/A', '#components/schemas/C']);
    expect(component(description, 'B')).to.equal(component(description, 'C'));
  });

  it('may refer to itself, and around', () => {
    const description = describeSchemas({
      A: { $ref: '#/components/schemas/A', description: 'Me' },
      B: { $ref: '#/components/schemas/C', description: 'B' },
      C: { $ref: '#/components/schemas/B', description: 'C' },
    });
    expect(schemaPlaces(description)).to.have.length(3);
  });
});
