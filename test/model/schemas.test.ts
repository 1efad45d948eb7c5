import { expect } from 'chai';
import { sameJson } from '../../model/description/json.ts';
import { below, pathOf, rootPlace } from '../../model/description/place.ts';
import {
  displayName,
  propertyNamesOf,
  schemasReportingType,
  withEnclosingSchemas,
} from '../../model/schemas/effective-keywords.ts';
import { enumeratedStrings, hasListedValues, listedValues } from '../../model/schemas/listed-values.ts';
import { defaultAndExamples, writtenValues } from '../../model/schemas/written-values.ts';
import { essence, isJson, isMultipart } from '../../model/text/standards/media-type.ts';
import { at, component, describeData, describeSchemas, present, useOf } from '../support/describe-data.ts';

describe('schemas of a type', () => {
  it('are those that describe values of it and say so themselves', () => {
    const description = describeSchemas({
      A: {
        type: 'string',
        not: { pattern: 'x' },
        anyOf: [{ minLength: 1 }, { type: 'string' }],
        allOf: [{ maxLength: 3 }],
      },
      B: { $ref: '#/components/schemas/A', maxLength: 3 },
      D: { pattern: 'x' },
      E: { type: 'integer' },
    });
    expect(schemasReportingType(description, 'string').map(({ place }) => at(place))).to.have.members([
      '#components/schemas/A',
      '#components/schemas/A/anyOf/1',
      '#components/schemas/D',
    ]);
  });

  it('have the names of the properties that refer to them, and one to speak of', () => {
    const ref = { $ref: '#/components/schemas/A' };
    const description = describeSchemas({
      A: { type: 'string', items: {} },
      B: { properties: { a: ref, b: ref } },
      C: { properties: { a: ref, c: {} } },
    });
    const A = component(description, 'A');
    expect(propertyNamesOf(A)).to.deep.equal(['a', 'b']);
    expect(displayName(A)).to.equal('A');
    expect(displayName(present(useOf(A, 'items').target))).to.equal('this schema');
    expect(displayName(present(useOf(component(description, 'C'), 'property', 'c').target))).to.equal('c');
  });
});

describe('listed values', () => {
  it('are those of enum, const and annotations, with where they stand', () => {
    const listed = (value: object) => listedValues(component(describeSchemas({ A: value }), 'A'));
    expect(listed({ enum: ['A', null] })).to.deep.equal([
      { value: 'A', path: ['enum', 0] },
      { value: null, path: ['enum', 1] },
    ]);
    expect(listed({ const: 'A' })).to.deep.equal([{ value: 'A', path: ['const'] }]);
    expect(listed({ 'x-extensible-enum': ['A'] })).to.deep.equal([{ value: 'A', path: ['x-extensible-enum', 0] }]);
    expect(listed({ 'x-enum-values': { values: ['A'] } })).to.deep.equal([
      { value: 'A', path: ['x-enum-values', 'values', 0] },
    ]);
    expect(listed({ enum: null })).to.deep.equal([]);
  });

  it('are unpacked from the objects that x-ms-enum documents them by', () => {
    const [only] = listedValues(
      component(
        describeSchemas({ A: { 'x-ms-enum': { name: 'Kind', values: [{ value: 'A', description: 'An A' }] } } }),
        'A',
      ),
    );
    expect(only).to.deep.equal({ value: 'A', path: ['x-ms-enum', 'values', 0, 'value'] });
  });

  it('make a schema an enumeration, also through allOf', () => {
    const description = describeSchemas({
      A: { type: 'string', allOf: [{ enum: ['A'] }] },
      B: { type: 'string', 'x-extensible-enum': ['A'] },
      C: { type: 'string', anyOf: [{ enum: ['A'] }] },
      D: { type: 'integer', enum: [1] },
    });
    expect(['A', 'B', 'C', 'D'].map((name) => hasListedValues(component(description, name)))).to.deep.equal([
      true,
      true,
      false,
      true,
    ]);
    const strings = enumeratedStrings(description).map(({ place }) => at(place));
    expect(strings).to.include.members(['#components/schemas/A', '#components/schemas/B']);
    expect(strings).to.not.include.members(['#components/schemas/D']);
  });
});

describe('own values', () => {
  it('are the listed ones, the default and the examples of all that has the schema', () => {
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'p', in: 'query', schema: { $ref: '#/components/schemas/A' }, example: 4 }],
            responses: {},
          },
        },
      },
      components: { schemas: { A: { enum: [1], default: null, example: 2, examples: [3] } } },
    });
    const A = component(description, 'A');
    expect(writtenValues(A, description).map(({ kind, value }) => [kind, value])).to.have.deep.members([
      ['listed value', 1],
      ['default', null],
      ['example', 2],
      ['example', 3],
      ['example', 4],
    ]);
    expect(defaultAndExamples(A, description)).to.have.length(4);
  });
});

describe('media types', () => {
  for (const [name, bare, json, multipart] of [
    ['application/json', 'application/json', true, false],
    ['Application/JSON ; charset=UTF-8', 'application/json', true, false],
    ['application/hal+json', 'application/hal+json', true, false],
    ['application/json-patch+json', 'application/json-patch+json', true, false],
    ['application/jsonl', 'application/jsonl', false, false],
    ['multipart/form-data; boundary=x', 'multipart/form-data', false, true],
    ['*/*', '*/*', false, false],
    ['', '', false, false],
  ] as const) {
    it(JSON.stringify(name), () => {
      expect([essence(name), isJson(name), isMultipart(name)]).to.deep.equal([bare, json, multipart]);
    });
  }
});

describe('places', () => {
  it('know their path', () => {
    const root = rootPlace({ source: null, data: {} });
    expect(pathOf(root)).to.deep.equal([]);
    expect(pathOf(below(root, 'a', 0, ''))).to.deep.equal(['a', 0, '']);
  });
});

describe('equality of JSON', () => {
  it('is by structure', () => {
    expect(sameJson([1, { a: null }], [1, { a: null }])).to.equal(true);
    expect(sameJson(1, '1')).to.equal(false);
    expect(sameJson(null, undefined)).to.equal(false);
  });
});

describe('a schema that holds itself, as an alias of YAML can make it', () => {
  it('ends the search for what it is written into', () => {
    const self: Record<string, unknown> = { type: 'string', enum: ['A'] };
    self.allOf = [self];
    self.anyOf = [self];
    const data = { openapi: '3.1.1', components: { schemas: { A: { properties: { b: { $ref: 'b.yaml' } } } } } };
    const description = describeData(data, { 'b.yaml': self });
    expect(withEnclosingSchemas(present(description.schemas[1])).length).to.be.below(100);
    expect(schemasReportingType(description, 'string')).to.have.length(1);
    expect(enumeratedStrings(description)).to.have.length(1);
  });
});
