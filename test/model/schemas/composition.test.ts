import { expect } from 'chai';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import {
  familyPropertyNames,
  hasBrokenReference,
  outermostSchemas,
  sameValueFamily,
  sameValueSchemas,
  withEnclosingSchemas,
  withoutWrappers,
} from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { at, component, describeData, describeSchemas, present } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The example of composition.ts, and a schema that only refers to it. */
const description = describeSchemas({
  Dog: {
    type: 'object',
    allOf: [ref('Animal'), { properties: { breed: {} } }],
    oneOf: [ref('Small'), ref('Large')],
  },
  Animal: { properties: { name: {} } },
  Small: { properties: { bed: {} } },
  Large: { properties: { kennel: {} } },
  Wrapper: { allOf: [ref('Dog')] },
});

function schemaAt(place: string): SchemaNode {
  return present(description.schemas.find((node) => at(node.place) === `#components/schemas/${place}`));
}

function names(schemas: readonly SchemaNode[]): string[] {
  return schemas.map(({ place }) => at(place).replace('#components/schemas/', '').replace('Dog/allOf/1', 'B'));
}

describe('composition of schemas', () => {
  it('downwards is by parts, and by alternatives', () => {
    const dog = schemaAt('Dog');
    expect(names(effectiveSchema(dog).parts)).to.deep.equal(['Dog', 'Animal', 'B']);
    expect(names(sameValueSchemas(dog))).to.have.members(['Dog', 'Animal', 'B', 'Small', 'Large']);
    expect(objectAlternatives(dog).map(({ parts }) => names(parts))).to.deep.equal([
      ['Dog', 'Animal', 'B', 'Small'],
      ['Dog', 'Animal', 'B', 'Large'],
    ]);
    expect(names([withoutWrappers(schemaAt('Wrapper'))])).to.deep.equal(['Dog']);
  });

  it('upwards is by what a schema is written into, and by what extends it', () => {
    expect(names(withEnclosingSchemas(schemaAt('Dog/allOf/1')))).to.deep.equal(['B', 'Dog']);
    expect(names(withEnclosingSchemas(schemaAt('Animal')))).to.deep.equal(['Animal']);
    expect(names(outermostSchemas(schemaAt('Animal')))).to.deep.equal(['Wrapper']);
    expect(names(outermostSchemas(schemaAt('Small')))).to.deep.equal(['Small']);
  });

  it('in both directions is the family', () => {
    const family = names(sameValueFamily(schemaAt('Animal')));
    expect(family).to.have.members(['Animal', 'Dog', 'Wrapper', 'B', 'Small', 'Large']);
    expect([...familyPropertyNames(schemaAt('Animal'))]).to.have.members(['name', 'breed', 'bed', 'kennel']);
  });

  it('ends where a base is used in another way, too, or extends itself', () => {
    const used = describeSchemas({ A: {}, B: { allOf: [ref('A')] }, C: { properties: { a: ref('A') } } });
    expect(names(outermostSchemas(component(used, 'A')))).to.deep.equal(['A']);
    const circular = describeSchemas({ A: { allOf: [ref('B')] }, B: { allOf: [ref('A')] } });
    expect(names(outermostSchemas(component(circular, 'A')))).to.deep.equal(['A']);
  });

  it('does not end a wrapper that says something itself', () => {
    const wrappers = describeSchemas({
      A: { type: 'object' },
      B: { ...ref('A'), description: 'B' },
      C: { ...ref('A'), required: ['a'] },
      D: { allOf: [{ type: 'object' }] },
    });
    const unwrapped = ['B', 'C', 'D'].map((name) => withoutWrappers(component(wrappers, name)));
    expect(names(unwrapped)).to.deep.equal(['A', 'C', 'D']);
  });

  it('is broken by an unresolved reference in a part or alternative', () => {
    const isBroken = (value: unknown) => hasBrokenReference(component(describeSchemas({ A: value }), 'A'));
    expect(isBroken({ anyOf: [ref('Gone')] })).to.equal(true);
    expect(isBroken({ properties: ref('Gone') })).to.equal(true);
    expect(isBroken({ properties: { a: ref('Gone') } })).to.equal(false);
  });
});

describe('a schema that holds itself, as an alias of YAML can make it', () => {
  it('ends the search for what it is written into', () => {
    const self: Record<string, unknown> = { type: 'string', enum: ['A'] };
    self.allOf = [self];
    self.anyOf = [self];
    const data = { openapi: '3.1.1', components: { schemas: { A: { properties: { b: { $ref: 'b.yaml' } } } } } };
    const { schemas } = describeData(data, { 'b.yaml': self });
    expect(withEnclosingSchemas(present(schemas[1])).length).to.be.below(100);
    expect(schemas.filter((node) => reportingSchema(node, 'string') === node)).to.have.length(1);
  });
});
