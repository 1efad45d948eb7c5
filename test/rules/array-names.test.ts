import { expect } from 'chai';
import arrayNames from '../../rules/2.1/array-names/rule.ts';
import { findings, HEAD, places, placesInSchemas } from '../support/findings.ts';

describe('array-names', () => {
  describe('array-names, of a JSON Patch', () => {
    it('leaves the names that RFC 6902 fixes', () => {
      const item = '{type: object, properties: {op: {type: [array]}, path: {type: [array]}, value: {type: array}}}';
      const patch = (schema: string) =>
        `${HEAD}paths: {/a: {patch: {requestBody: {content: {application/json-patch+json: {schema: {type: array, items: ${schema}}}}}}}}`;
      expect(places(arrayNames, patch(item))).to.deep.equal([]);
      expect(places(arrayNames, patch(`{oneOf: [${item}]}`))).to.deep.equal([]);
    });
  });

  const named = (name: string, schema = '{type: array}') =>
    placesInSchemas(arrayNames, `{S: {properties: {${name}: ${schema}}}}`);

  for (const name of [
    'lineItems',
    'children',
    'data',
    'criteria',
    'people',
    'metadata',
    'information',
    'equipment',
    'boxOfficeTakings',
    'arrears',
    'attorneysGeneral',
    'batch_result',
    'or',
    '$or',
  ]) {
    it(`takes ${name}`, () => expect(named(name)).to.deep.equal([]));
  }
  for (const name of ['lineItem', 'child', 'address', 'status']) {
    it(`finds ${name}`, () => expect(named(name)).to.deep.equal([`S properties ${name}`]));
  }
  for (const [name, plural] of [
    ['specimen', 'specimens'],
    ['pelvis', 'pelvises'],
  ])
    it(`suggests ${plural}`, () => {
      const text = `${HEAD}components: {schemas: {S: {properties: {${name}: {type: array}}}}}`;
      expect(findings(arrayNames, text)[0]?.message).to.include(`use one such as ${plural} (`);
    });
  it('suggests no plural of what is no noun', () => {
    const remedy = (name: string) => {
      const text = `${HEAD}components: {schemas: {S: {properties: {${name}: {type: array}}}}}`;
      return findings(arrayNames, text)[0]?.message.split('; ')[1];
    };
    expect(remedy('lineItem')).to.equal('use one such as lineItems (§2.1)');
    for (const name of ['order_by', 'default_for', 'past_due']) expect(remedy(name), name).to.equal('use one (§2.1)');
  });
  it('sees arrays by items, lists of types and references, and leaves one-or-many alone', () => {
    expect(named('child', '{items: {}}')).to.have.lengthOf(1);
    expect(named('child', "{type: [array, 'null']}")).to.have.lengthOf(1);
    expect(named('child', '{oneOf: [{type: string}, {type: array}]}')).to.deep.equal([]);
  });
});
