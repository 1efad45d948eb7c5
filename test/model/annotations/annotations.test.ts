import { expect } from 'chai';
import { annotated, annotationOf, annotationsIn, suppression } from '../../../model/annotations/annotations.ts';
import { below, type JsonPath, type Place, rootPlace } from '../../../model/description/place.ts';
import { at } from '../../support/describe-data.ts';

function placeIn(data: unknown, path: JsonPath): Place {
  return below(rootPlace({ source: 'openapi.yaml', data }), ...path);
}

const ignoring = (ignore: unknown) => ({ 'x-lintel': { ignore } });

describe('annotations', () => {
  it('are objects under x-lintel', () => {
    expect(annotationOf({ 'x-lintel': { role: 'money' } })).to.deep.equal({ role: 'money' });
    for (const value of [null, [], 'x', 1, true, undefined]) {
      expect(annotationOf({ 'x-lintel': value })).to.equal(null);
      expect(annotationOf(value)).to.equal(null);
    }
    expect(annotationOf(Object.create({ 'x-lintel': {} }))).to.equal(null);
  });

  for (const map of `properties patternProperties dependentSchemas $defs definitions schemas responses parameters
    requestBodies headers content securitySchemes links callbacks pathItems paths webhooks encoding variables`.split(
    /\s+/,
  )) {
    it(`are found in what ${map} call by the name of a keyword with data`, () => {
      const data = { a: { [map]: { default: ignoring({ one: 'Reason' }) } } };
      expect(annotationsIn([{ source: 'openapi.yaml', data }]).map(({ place }) => at(place))).to.deep.equal([
        `#a/${map}/default/x-lintel`,
      ]);
    });
  }

  it('are none in values and among the names of properties', () => {
    const own = () => ignoring({ one: 'Reason' });
    const data = {
      components: {
        responses: { default: own() },
        examples: { A: { value: own() } },
        schemas: {
          A: { example: own(), examples: [own()], default: { a: own() }, const: own(), enum: [own()] },
          B: { properties: { 'x-lintel': { type: 'string' }, default: own(), properties: own() } },
        },
      },
    };
    expect(annotationsIn([{ source: 'openapi.yaml', data }]).map(({ place }) => at(place))).to.have.members([
      '#components/responses/default/x-lintel',
      '#components/schemas/B/properties/default/x-lintel',
      '#components/schemas/B/properties/properties/x-lintel',
    ]);
  });

  it('hide a rule at their place and below it, with a reason', () => {
    const data = { a: { ...ignoring({ one: 'Reason' }), b: [{ c: 1 }] }, d: {} };
    expect(suppression(placeIn(data, ['a']), ['one'])).to.equal(data.a['x-lintel']);
    expect(suppression(placeIn(data, ['a', 'b', 0, 'c']), ['one'])).to.equal(data.a['x-lintel']);
    expect(suppression(placeIn(data, ['a', 'gone', 'further']), ['one'])).to.equal(data.a['x-lintel']);
    expect(suppression(placeIn(data, ['a']), ['two'])).to.equal(null);
    expect(suppression(placeIn(data, ['a']), ['two', 'one'])).to.equal(data.a['x-lintel']);
    expect(suppression(placeIn(data, ['d']), ['one'])).to.equal(null);
    expect(suppression(placeIn(data, []), ['one'])).to.equal(null);
  });

  it('accumulate, and the nearest one that names the rule hides it', () => {
    const data = {
      ...ignoring({ one: 'Root', two: 'Root' }),
      a: { ...ignoring({ two: 'A', three: 'A' }), b: ignoring({ four: 'B' }) },
    };
    const hidden = (ruleId: string) => suppression(placeIn(data, ['a', 'b']), [ruleId]);
    expect(hidden('one')).to.equal(data['x-lintel']);
    expect(hidden('two')).to.equal(data.a['x-lintel']);
    expect(hidden('three')).to.equal(data.a['x-lintel']);
    expect(hidden('four')).to.equal(data.a.b['x-lintel']);
  });

  for (const reason of [null, '', '  \n', 0, true, [], {}, ['Reason']]) {
    it(`hide nothing for the reason ${JSON.stringify(reason)}`, () => {
      expect(suppression(placeIn(ignoring({ one: reason }), []), ['one'])).to.equal(null);
      const outer = { ...ignoring({ one: 'Reason' }), a: ignoring({ one: reason }) };
      expect(suppression(placeIn(outer, ['a']), ['one'])).to.equal(outer['x-lintel']);
    });
  }

  for (const ignore of [null, [], 'one', 1, true, ['one']]) {
    it(`hide nothing when ignore is ${JSON.stringify(ignore)}`, () => {
      expect(suppression(placeIn(ignoring(ignore), []), ['one'])).to.equal(null);
      expect(suppression(placeIn(ignoring(ignore), []), ['length'])).to.equal(null);
      expect(suppression(placeIn(ignoring(ignore), []), ['toString'])).to.equal(null);
    });
  }

  it('are inherited key by key, the nearest first', () => {
    const data = { 'x-lintel': { paged: false, role: 'money' }, a: { 'x-lintel': { role: 'address' }, b: {} } };
    expect(annotated(placeIn(data, ['a', 'b']), 'role')).to.equal('address');
    expect(annotated(placeIn(data, ['a', 'b']), 'paged')).to.equal(false);
    expect(annotated(placeIn(data, ['a', 'b']), 'closed')).to.equal(undefined);
    expect(annotated(placeIn(data, ['a', 'b']), 'toString')).to.equal(undefined);
  });

  it('are found everywhere in files, once each, whatever their shape', () => {
    const shared = { 'x-lintel': 'shared' };
    const data = {
      'x-lintel': { 'x-lintel': 'inside' },
      list: [{ 'x-lintel': null }, shared],
      again: shared,
      sample: { 'x-lintel': [] },
    };
    const found = annotationsIn([
      { source: 'openapi.yaml', data },
      { source: 'b.yaml', data: { 'x-lintel': 1 } },
      { source: 'c.yaml', data: null },
    ]);
    expect(found).to.have.length(5);
    expect(found.map(({ place, value }) => [at(place), value])).to.deep.include.members([
      ['#x-lintel', { 'x-lintel': 'inside' }],
      ['#list/0/x-lintel', null],
      ['#sample/x-lintel', []],
      ['b.yaml#x-lintel', 1],
    ]);
  });

  it('cost little on deep and on shared data', () => {
    let deep: object = ignoring({ one: 'Reason' });
    let bomb: object = { 'x-lintel': {} };
    for (let level = 0; level < 10_000; level++) deep = [deep];
    for (let level = 0; level < 30; level++) bomb = { a: bomb, b: bomb };
    expect(
      annotationsIn([
        { source: null, data: deep },
        { source: null, data: bomb },
      ]),
    ).to.have.length(2);
    expect(suppression(placeIn(deep, Array<number>(10_000).fill(0)), ['one'])).to.not.equal(null);
  });
});
