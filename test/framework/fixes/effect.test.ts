import { expect } from 'chai';
import { isWithoutEffect } from '../../../framework/fixes/effect.ts';
import { type Edit, insert, type NamedThing, remove, rename, set } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type JsonPath, rootPlace } from '../../../model/description/place.ts';
import { describeText } from '../../support/lint-text.ts';

const PARAMETER = ['paths', '/a/{b}', 'get', 'parameters', 0];
const SCHEMA = ['components', 'schemas', 'A'];

/** An edit at a place that has this value around it. */
function at(path: JsonPath, value: unknown) {
  const data = path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
  return (...keys: JsonPath) => below(rootPlace({ source: 'a.yaml', data }), ...path, ...keys);
}

function named(of: NamedThing, location: string, others = {}): Edit {
  return rename(at(PARAMETER, { name: 'b_c', in: location, ...others })('name'), of, 'bC');
}

/** A description with an example in a file of its own. */
const FILE = rootPlace({ source: 'examples.yaml', data: { small: { value: { size: 1 } } } });
const APART = below(FILE, 'small', 'value');
const described = {
  ...describeText('openapi: 3.1.0\n'),
  examples: [{ value: { size: 1 }, place: APART, schema: null, of: 'body', holder: {} }],
} satisfies Description;

describe('framework/fixes/effect.ts', () => {
  const example = at([...SCHEMA, 'example'], { size: 1 });
  const properties = at([...SCHEMA, 'properties'], { example: { type: 'string' } });
  const listing = at(SCHEMA, { type: 'string', enum: ['A', 'BB'] });
  const open = at(SCHEMA, { type: 'string', maxLength: 9 });

  for (const [title, edit] of [
    ['a value of an example', set(example('size'), 2)],
    ['a member of an example', remove(example('size'))],
    ['a value of an example in a file of its own', set(below(APART, 'size'), 2)],
    ...['description', 'summary', 'title', 'externalDocs', 'tags', 'operationId', 'examples'].map(
      (key): [string, Edit] => [`a text for people: ${key}`, set(open(key), 'A')],
    ),
    ['an exception', set(open('x-lintel', 'ignore'), [])],
    ['the name of a component', rename(open(), 'component', 'B')],
    ['the name of a path parameter', named('parameter', 'path')],
    ['a least length of 0', set(open('minLength'), 0)],
    ['a least length that all listed values have', set(listing('minLength'), 1)],
    ['a greatest length that all listed values have', set(listing('maxLength'), 2)],
    ['a pattern that all listed values fit', set(listing('pattern'), '^[A-Z]+$')],
    ['the length of a UUID', set(at(SCHEMA, { type: 'string', format: 'uuid' })('maxLength'), 36)],
    ['the range of 32 bits', set(at(SCHEMA, { type: 'integer', format: 'int32' })('minimum'), -(2 ** 31))],
  ] satisfies [string, Edit][]) {
    it(`none: ${title}`, () => expect(isWithoutEffect(edit, described)).to.equal(true));
  }

  for (const [title, edit] of [
    ['a property that is called example', set(properties('example', 'type'), 'integer')],
    ['a name in an example', rename(example('size'), 'property', 'width')],
    ['the name of a query parameter', named('parameter', 'query')],
    ['the name of a path parameter in a matrix', named('parameter', 'path', { style: 'matrix' })],
    ['the name of a property', rename(properties('example'), 'property', 'sample')],
    ['a default', set(open('default'), 'A')],
    ...['patternProperties', 'dependentSchemas', 'definitions', '$defs'].map((key): [string, Edit] => {
      const schemas = at([...SCHEMA, key], { title: { type: 'string' } });
      return [`what the author calls title in ${key}`, set(schemas('title', 'type'), 'integer')];
    }),
    ['a member of a default that is called example', set(open('default', 'example'), 'A')],
    ['a least length of 1', set(open('minLength'), 1)],
    ['a bound in the stead of another one', set(open('maxLength'), 10)],
    ['a bound that a listed value does not keep', set(listing('maxLength'), 1)],
    ['a pattern that a listed value does not fit', set(listing('pattern'), '^A$')],
    ['a pattern that is none', set(listing('pattern'), '(')],
    ['values that an extension lists', set(at(SCHEMA, { 'x-extensible-enum': ['a'] })('x-extensible-enum', 0), 'A')],
    ['less than a UUID has', set(at(SCHEMA, { format: 'uuid' })('maxLength'), 35)],
    ['a required name', insert(at([...SCHEMA, 'required'], ['a'])(1), 'b')],
    ['a keyword that goes', remove(open('maxLength'))],
  ] satisfies [string, Edit][]) {
    it(`some: ${title}`, () => expect(isWithoutEffect(edit, described)).to.equal(false));
  }
});
