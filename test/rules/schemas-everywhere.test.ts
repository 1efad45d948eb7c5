import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import allOfExtends from '../../rules/2.2/all-of-extends/rule.ts';
import arrayMaxItems from '../../rules/2.2/array-max-items/rule.ts';
import arrayMinItems from '../../rules/2.2/array-min-items/rule.ts';
import arrayMinItemsAboveOne from '../../rules/2.2/array-min-items-above-one/rule.ts';
import enumClosed from '../../rules/2.2/enum-closed/rule.ts';
import enumeratedString from '../../rules/2.2/enumerated-string/rule.ts';
import enumeratedStringValues from '../../rules/2.2/enumerated-string-values/rule.ts';
import flatVariants from '../../rules/2.2/flat-variants/rule.ts';
import integerBounds from '../../rules/2.2/integer-bounds/rule.ts';
import integerRange from '../../rules/2.2/integer-range/rule.ts';
import noAnyOfOneOf from '../../rules/2.2/no-any-of-one-of/rule.ts';
import noFractionInExamples from '../../rules/2.2/no-fraction-in-examples/rule.ts';
import noNumber from '../../rules/2.2/no-number/rule.ts';
import numericString from '../../rules/2.2/numeric-string/rule.ts';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import stringLength from '../../rules/2.2/string-length/rule.ts';
import stringPattern from '../../rules/2.2/string-pattern/rule.ts';
import { rulesOfSection } from '../support/findings.ts';
import { rulesAndPointers } from '../support/schema-rules.ts';

type Files = Readonly<Record<string, string>>;

/** Every place at which a schema of a value can stand, with a path that ends there. */
const PLACES_IN_SCHEMAS = {
  'properties/a': (schema: object) => ({ type: 'object', properties: { a: schema } }),
  additionalProperties: (schema: object) => ({ type: 'object', additionalProperties: schema }),
  items: (schema: object) => ({ type: 'array', minItems: 0, maxItems: 9, items: schema }),
  'allOf/0/properties/a': (schema: object) => ({ allOf: [{ type: 'object', properties: { a: schema } }] }),
  'oneOf/0': (schema: object) => ({ oneOf: [schema] }),
  'anyOf/0': (schema: object) => ({ anyOf: [schema] }),
};

const PLACES_IN_3_1_SCHEMAS = {
  'prefixItems/0': (schema: object) => ({ type: 'array', minItems: 0, maxItems: 9, prefixItems: [schema] }),
  'patternProperties/^a': (schema: object) => ({ type: 'object', patternProperties: { '^a': schema } }),
  unevaluatedProperties: (schema: object) => ({ type: 'object', unevaluatedProperties: schema }),
  '$defs/a': (schema: object) => ({ type: 'object', $defs: { a: schema } }),
  'dependentSchemas/a/properties/a': (schema: object) => ({
    type: 'object',
    dependentSchemas: { a: { properties: { a: schema } } },
  }),
  'then/properties/a': (schema: object) => ({ type: 'object', if: {}, then: { properties: { a: schema } } }),
};

function everywhere(schema: object, version: '3.0.3' | '3.1.1'): { text: string; files: Files; places: string[] } {
  const is31 = version === '3.1.1';
  const json = () => ({ content: { 'application/json': { schema } } });
  const parameter = (name: string) => ({ name, in: 'query', schema });
  const operation = () => ({ requestBody: json(), responses: { 204: { description: '' } } });
  const nested = Object.entries({ ...PLACES_IN_SCHEMAS, ...(is31 ? PLACES_IN_3_1_SCHEMAS : {}) });
  const data = {
    openapi: version,
    ...(is31 ? { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' } : {}),
    info: { title: 'T', version: '1.0.0' },
    paths: {
      '/a': {
        parameters: [parameter('shared')],
        post: {
          parameters: [parameter('own'), { name: 'c', in: 'query', ...json() }, { $ref: '#/components/parameters/P' }],
          requestBody: json(),
          responses: {
            200: { description: '', headers: { A: { schema }, B: json() }, ...json() },
            '4XX': json(),
            default: { content: { 'application/xml': { schema } } },
          },
          callbacks: { done: { '{$url}': { parameters: [parameter('shared')], post: operation() } } },
        },
        put: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { part: schema } },
                encoding: { part: { headers: { E: { schema } } } },
              },
            },
          },
          responses: { 204: { $ref: '#/components/responses/R' } },
        },
        get: {
          responses: { 200: { description: '', content: { 'application/json': { schema: { $ref: 'o.json' } } } } },
        },
      },
    },
    ...(is31 ? { webhooks: { done: { post: operation() } } } : {}),
    components: {
      schemas: {
        Unused: schema,
        Used: schema,
        User: {
          type: 'object',
          properties: { a: { $ref: '#/components/schemas/Used' }, b: { $ref: '#/components/schemas/Used' } },
        },
        ...Object.fromEntries(nested.map(([, make], index) => [`N${index}`, make(schema)])),
      },
      parameters: { P: parameter('p'), Unused: parameter('unused') },
      headers: { H: { schema } },
      requestBodies: { B: json() },
      responses: { R: { description: '', ...json() } },
      callbacks: { C: { '{$url}': { post: operation() } } },
      ...(is31 ? { pathItems: { I: { post: operation() } } } : {}),
    },
  };
  const body = 'requestBody/content/application/json/schema';
  const places = [
    'paths//a/parameters/0/schema',
    'paths//a/post/parameters/0/schema',
    'paths//a/post/parameters/1/content/application/json/schema',
    `paths//a/post/${body}`,
    'paths//a/post/responses/200/headers/A/schema',
    'paths//a/post/responses/200/headers/B/content/application/json/schema',
    'paths//a/post/responses/200/content/application/json/schema',
    'paths//a/post/responses/4XX/content/application/json/schema',
    'paths//a/post/responses/default/content/application/xml/schema',
    'paths//a/post/callbacks/done/{$url}/parameters/0/schema',
    `paths//a/post/callbacks/done/{$url}/post/${body}`,
    'paths//a/put/requestBody/content/multipart/form-data/schema/properties/part',
    'paths//a/put/requestBody/content/multipart/form-data/encoding/part/headers/E/schema',
    'o.json#',
    ...(is31 ? [`webhooks/done/post/${body}`, `components/pathItems/I/post/${body}`] : []),
    'Unused',
    'Used',
    ...nested.map(([path], index) => `N${index}/${path}`),
    'components/parameters/P/schema',
    'components/parameters/Unused/schema',
    'components/headers/H/schema',
    'components/requestBodies/B/content/application/json/schema',
    'components/responses/R/content/application/json/schema',
    `components/callbacks/C/{$url}/post/${body}`,
  ];
  return { text: JSON.stringify(data), files: { 'o.json': JSON.stringify(schema) }, places };
}

/** What the places above are themselves: alternatives and a condition. */
const FRAME = new Set(['no-any-of-one-of N4/oneOf', 'no-any-of-one-of N5/anyOf', 'flat-variants N11/if']);

describe('section 2.2 wherever a schema stands', () => {
  const bad: readonly (readonly [rule: Rule, schema: object, below: string])[] = [
    [stringLength, { type: 'string' }, ''],
    [stringLength, { type: 'string', minLength: 5, maxLength: 1 }, '/minLength'],
    [enumeratedString, { type: 'string', enum: ['A'] }, ''],
    [enumeratedStringValues, { type: 'string', maxLength: 1, enum: ['AB'] }, '/enum'],
    [stringPattern, { type: 'string', pattern: 'a' }, '/pattern'],
    [patternValid, { type: 'string', pattern: '(' }, '/pattern'],
    [patternValid, { type: 'string', pattern: '^a$', default: 'b' }, '/default'],
    [enumClosed, { type: 'integer', enum: [1, 2] }, '/enum'],
    [noNumber, { type: 'number' }, '/type'],
    [noNumber, { type: 'integer', format: 'double' }, '/format'],
    [noFractionInExamples, { type: 'string', example: 1.5 }, '/example'],
    [integerBounds, { type: 'integer' }, ''],
    [integerRange, { type: 'integer', format: 'int64' }, '/format'],
    [numericString, { type: 'string', format: 'decimal' }, ''],
    [arrayMaxItems, { type: 'array', items: {} }, ''],
    [arrayMaxItems, { type: 'array', maxItems: 40000, items: {} }, '/maxItems'],
    [arrayMinItems, { type: 'array', items: {} }, ''],
    [arrayMinItemsAboveOne, { type: 'array', minItems: 2, items: {} }, '/minItems'],
    [allOfExtends, { allOf: [{ type: 'string' }] }, '/allOf'],
    [noAnyOfOneOf, { type: 'object', anyOf: [{ type: 'object' }] }, '/anyOf'],
    [flatVariants, { type: 'object', discriminator: { propertyName: 'a' } }, '/discriminator'],
  ];
  for (const [rule, schema, below] of bad) {
    const { id } = rule.extensions.lintel;
    for (const version of ['3.0.3', '3.1.1'] as const) {
      it(`${version}: ${id} ${JSON.stringify(schema)}`, () => {
        const { text, files, places } = everywhere(schema, version);
        const expected = places.map((place) => `${id} ${place}${below}`.replace('#/', '#'));
        expect(rulesAndPointers(rule, text, files).filter((one) => !FRAME.has(one))).to.deep.equal(expected.sort());
      });
    }
  }

  for (const version of ['3.0.3', '3.1.1'] as const) {
    it(`${version}: nothing about a schema that follows all rules`, () => {
      const clean = { type: 'integer', minimum: 0, maximum: 10 };
      const { text, files } = everywhere(clean, version);
      expect(rulesAndPointers(rulesOfSection('2.2'), text, files).filter((one) => !FRAME.has(one))).to.deep.equal([]);
    });
  }
});
