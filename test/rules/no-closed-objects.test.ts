import { expect } from 'chai';
import noClosedObjects from '../../rules/2.1/no-closed-objects/rule.ts';
import { HEAD, places, placesInSchemas } from '../support/findings.ts';

describe('no-closed-objects', () => {
  const find = (schemas: string) => placesInSchemas(noClosedObjects, schemas);

  it('finds both keywords wherever a schema stands', () => {
    expect(find('{A: {additionalProperties: false}, B: {unevaluatedProperties: false}}')).to.deep.equal([
      'A additionalProperties',
      'B unevaluatedProperties',
    ]);
    expect(find('{A: {properties: {b: {items: {additionalProperties: false}}}}}')).to.have.lengthOf(1);
    const closed = '{additionalProperties: false}';
    const text = `${HEAD}components: {parameters: {P: {name: p, in: query, schema: ${closed}}}, headers: {H: {schema: ${closed}}}}`;
    expect(places(noClosedObjects, text)).to.have.lengthOf(2);
  });
  it('leaves true, schemas, conditions, examples and property names alone', () => {
    const schemas = `{A: {additionalProperties: true}, B: {additionalProperties: {}}, C: {additionalProperties: {type: string}}, D: {not: {additionalProperties: false}}, E: {example: {additionalProperties: false}}, F: {properties: {additionalProperties: {}}}, G: {items: false}}`;
    expect(find(schemas)).to.deep.equal([]);
  });
});
