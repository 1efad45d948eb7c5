import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { lintText } from '../support/lint-text.ts';

const SECTION = Object.values(RULES).filter((rule) => rule.extensions.lintel.section === '2.2');
const SCHEMAS = 'components/schemas/';

type Files = Readonly<Record<string, string>>;

function rulesCalled(...ids: string[]): Rule[] {
  return ids.map((id) => {
    const rule = SECTION.find((one) => one.extensions.lintel.id === id);
    if (rule === undefined) throw new Error(`There is no rule ${id}.`);
    return rule;
  });
}

/** The findings of rules as `rule path`, the path with its file where that is not the linted one, sorted. */
function found(rules: readonly Rule[], text: string, files: Files = {}): string[] {
  return lintText({ text, files }, rules)
    .map(({ rule, path, source }) => {
      const pointer = path.join('/').replace(SCHEMAS, '');
      return `${rule} ${source === 'openapi.yaml' ? '' : `${source}#`}${pointer}`;
    })
    .sort();
}

/** The findings of rules in entries of `components.schemas`, as `rule path`; the paths begin there. */
function inSchemas(rules: readonly Rule[], schemas: string, version = '3.1.1'): string[] {
  return found(rules, description(`components: {schemas: ${schemas}}`, version));
}

function description(rest: string, version = '3.1.1'): string {
  const dialect = version.startsWith('3.0') ? '' : 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema\n';
  return `openapi: ${version}\n${dialect}info: {title: T, version: 1.0.0}\n${rest}\n`;
}

/** One rule with a schema called S: where it finds something, below S. */
function inS(id: string, schema: string, version?: string): string[] {
  return inSchemas(rulesCalled(id), `{S: ${schema}}`, version).map((one) => one.replace(/^\S+ S\/?/, ''));
}

type Table = readonly (readonly [schema: string, ...expected: string[]])[];

function check(id: string, table: Table, version?: string) {
  for (const [schema, ...expected] of table) {
    it(`${version === undefined ? '' : `${version}: `}${schema}`, () => {
      expect(inS(id, schema, version)).to.deep.equal(expected);
    });
  }
}

/** The messages of one rule about a schema called S. */
function told(id: string, schema: string): string[] {
  const text = description(`components: {schemas: {S: ${schema}}}`);
  return lintText({ text }, rulesCalled(id)).map(({ message }) => message);
}

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
  const bad: readonly (readonly [id: string, schema: object, below: string])[] = [
    ['string-length', { type: 'string' }, ''],
    ['string-length', { type: 'string', minLength: 5, maxLength: 1 }, '/minLength'],
    ['enumerated-string', { type: 'string', enum: ['A'] }, ''],
    ['enumerated-string-values', { type: 'string', maxLength: 1, enum: ['AB'] }, '/enum/0'],
    ['string-pattern', { type: 'string', pattern: 'a' }, '/pattern'],
    ['pattern-valid', { type: 'string', pattern: '(' }, '/pattern'],
    ['pattern-valid', { type: 'string', pattern: '^a$', default: 'b' }, '/default'],
    ['enum-closed', { type: 'integer', enum: [1, 2] }, '/enum'],
    ['no-number', { type: 'number' }, '/type'],
    ['no-number', { type: 'integer', format: 'double' }, '/format'],
    ['no-fraction-in-examples', { type: 'string', example: 1.5 }, '/example'],
    ['integer-bounds', { type: 'integer' }, ''],
    ['integer-range', { type: 'integer', format: 'int64' }, '/format'],
    ['numeric-string', { type: 'string', format: 'decimal' }, ''],
    ['array-max-items', { type: 'array', items: {} }, ''],
    ['array-max-items', { type: 'array', maxItems: 40000, items: {} }, '/maxItems'],
    ['array-min-items', { type: 'array', items: {} }, ''],
    ['array-min-items-above-one', { type: 'array', minItems: 2, items: {} }, '/minItems'],
    ['all-of-extends', { allOf: [{ type: 'string' }] }, '/allOf'],
    ['no-any-of-one-of', { type: 'object', anyOf: [{ type: 'object' }] }, '/anyOf'],
    ['flat-variants', { type: 'object', discriminator: { propertyName: 'a' } }, '/discriminator'],
  ];
  for (const [id, schema, below] of bad) {
    for (const version of ['3.0.3', '3.1.1'] as const) {
      it(`${version}: ${id} ${JSON.stringify(schema)}`, () => {
        const { text, files, places } = everywhere(schema, version);
        const expected = places.map((place) => `${id} ${place}${below}`.replace('#/', '#'));
        expect(found(rulesCalled(id), text, files).filter((one) => !FRAME.has(one))).to.deep.equal(expected.sort());
      });
    }
  }

  for (const version of ['3.0.3', '3.1.1'] as const) {
    it(`${version}: nothing about a schema that follows all rules`, () => {
      const clean = { type: 'integer', minimum: 0, maximum: 10 };
      const { text, files } = everywhere(clean, version);
      expect(found(SECTION, text, files).filter((one) => !FRAME.has(one))).to.deep.equal([]);
    });
  }
});

describe('section 2.2 on odd input', () => {
  const odd = [
    'null',
    '[]',
    'text',
    'openapi: 3.1.0\npaths: []\ncomponents: 7',
    description('components: {schemas: {A: null, B: [], C: 7, D: true}}'),
  ];
  for (const text of odd) it(JSON.stringify(text), () => expect(found(SECTION, text)).to.deep.equal([]));

  it('a schema that holds itself by an alias of YAML ends', () => {
    const alias = '{type: string, enum: [A], pattern: a, allOf: [*a], oneOf: [*a], items: *a}';
    expect(() => inSchemas(SECTION, `{A: &a ${alias}}`)).not.to.throw();
  });

  it('keywords of wrong types crash nothing', () => {
    const values = ['null', '[]', '{}', '7', 'true', "'x'", '[null]', '[{}]', '{a: null}', '1.0e+400', '-1'];
    const keywords = [
      ...['type', 'format', 'enum', 'const', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'items'],
      ...['exclusiveMinimum', 'maxItems', 'minItems', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'discriminator'],
      ...['properties', 'patternProperties', 'required', 'default', 'example', 'examples', '$schema', '$ref', '$defs'],
      ...['x-extensible-enum', 'x-ms-enum', 'x-lintel', 'prefixItems', 'additionalProperties'],
    ];
    const types = ['string', 'integer', 'array', 'object'];
    for (const version of ['3.0.3', '3.1.1']) {
      for (const value of values) {
        const schemas = keywords.flatMap((keyword) =>
          types.map((type) => `${type}${keyword.replace(/\W/g, '')}: {type: ${type}, ${keyword}: ${value}}`),
        );
        found(SECTION, description(`components: {schemas: {${schemas.join(', ')}}}`, version));
      }
    }
  });

  it('properties called like keywords, and what examples and extensions hold, are no schemas', () => {
    const names = ['type', 'enum', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'discriminator', 'pattern', 'items'];
    const integer = '{type: integer, minimum: 0, maximum: 9}';
    const held = '{type: number, allOf: [{type: string}], anyOf: [], enum: [A], pattern: "(", maxItems: 99999}';
    const properties = [...names, 'maxItems', 'minItems', 'format', 'const', '$schema', 'minLength'];
    const schema = `{type: object, properties: {${properties.map((name) => `${name}: ${integer}`).join(', ')}},
      example: ${held}, examples: [${held}], default: ${held}, x-schema: ${held}}`;
    expect(inSchemas(SECTION, `{S: ${schema}}`)).to.deep.equal([]);
  });

  it('OpenAPI 3.0 ignores what stands beside a $ref', () => {
    const beside = "type: number, minLength: 9, pattern: '(', anyOf: [], maxItems: 99999, allOf: [{type: string}]";
    const schemas = `{A: {type: object}, S: {type: object, properties: {a: {$ref: '#/components/schemas/A', ${beside}}}}}`;
    expect(inSchemas(SECTION, schemas, '3.0.3')).to.deep.equal([]);
  });

  it('conditions describe no value', () => {
    const any = '{type: string, format: decimal, properties: {a: {type: number}, b: {type: array}, c: {enum: [A]}}}';
    const schemas = ['not', 'if', 'contains', 'propertyNames'].map(
      (keyword, index) => `S${index}: {${keyword}: ${any}}`,
    );
    expect(inSchemas(SECTION, `{${schemas.join(', ')}}`)).to.deep.equal(['flat-variants S1/if']);
  });
});

describe('2.2/string-length', () => {
  check('string-length', [
    ['{type: string, minLength: 0, maxLength: 1}'],
    ['{type: string, minLength: 1.0, maxLength: 1e12}'],
    ['{type: string, minLength: 3, maxLength: 3}'],
    ['{type: string, minLength: 1}', ''],
    ['{type: string, maxLength: 1}', ''],
    ['{type: string, minLength: 2, maxLength: 1}', 'minLength'],
    ['{type: string, minLength: -1, maxLength: 1}', 'minLength'],
    ['{type: string, minLength: 0, maxLength: -1}', 'maxLength'],
    ['{type: string, minLength: 0.5, maxLength: 1.5}', 'maxLength', 'minLength'],
    ["{type: string, minLength: '1', maxLength: null}", 'maxLength', 'minLength'],
    ['{type: string, minLength: -1}', '', 'minLength'],
    ['{type: [string], minLength: 1}', ''],
    ['{type: [string, integer]}', ''],
    ['{minLength: 1}', ''],
    ['{pattern: ^a$}', ''],
    ['{format: date-time}'],
    ['{type: string, format: date-time}', ''],
    ['{type: string, format: uuid, minLength: 36, maxLength: 36}'],
    ['{type: string, format: binary}'],
    ['{type: string, contentMediaType: image/png}'],
    ['{type: string, contentMediaType: image/png, contentEncoding: base64}', ''],
    ['{type: string, contentMediaType: application/json}', ''],
    ['{type: string, format: byte}', ''],
    ['{type: string, nullable: true}', ''],
    ['{type: string, enum: [A]}'],
    ['{type: string, const: A}'],
    ['{type: string, x-extensible-enum: [A]}'],
    ['{type: string, enum: [A], minLength: 9, maxLength: 1}'],
    ['{type: string, format: decimal}'],
    ['{type: string, format: decimal, minLength: 9, maxLength: 1}', 'minLength'],
    ['{type: string, format: decimal, minLength: -1, maxLength: 1}', 'minLength'],
    ['{type: object, minLength: 9}'],
    ['{type: integer, minLength: 9}'],
  ]);

  it('takes bounds from what a schema is composed of, and tells once what the whole lacks', () => {
    const lengths = rulesCalled('string-length');
    const name = 'Name: {type: string, minLength: 1}';
    const find = (schema: string, version?: string) => inSchemas(lengths, `{${name}, S: ${schema}}`, version);
    const ref = "{$ref: '#/components/schemas/Name'}";
    expect(find(`{allOf: [${ref}], description: d}`)).to.deep.equal(['string-length Name']);
    expect(find(`{type: string, allOf: [${ref}]}`)).to.deep.equal(['string-length Name']);
    expect(find(`{allOf: [${ref}, {type: string, maxLength: 5}]}`)).to.deep.equal(['string-length Name']);
    expect(find(`{$ref: '#/components/schemas/Name', type: string}`)).to.deep.equal(['string-length Name']);
    expect(find(`{type: string, minLength: 1, allOf: [{type: string, maxLength: 5}]}`)).to.deep.equal([
      'string-length Name',
    ]);
    expect(find(`{allOf: [{type: string, minLength: 1}, {type: string}]}`)).to.deep.equal([
      'string-length Name',
      'string-length S/allOf/0',
    ]);
    expect(find(`{minLength: 1, maxLength: 5, anyOf: [{type: string}]}`)).to.deep.equal(['string-length Name']);
  });

  it('judges bounds beside a $ref of 3.1, and in a branch without type', () => {
    const name = 'Name: {type: string, minLength: 10, maxLength: 20}';
    const find = (schema: string) => inSchemas(rulesCalled('string-length'), `{${name}, S: ${schema}}`);
    const ref = "$ref: '#/components/schemas/Name'";
    expect(find(`{${ref}, maxLength: 15}`)).to.deep.equal([]);
    expect(find(`{${ref}, maxLength: 5}`)).to.deep.equal(['string-length S/maxLength']);
    expect(find(`{${ref}, minLength: -5}`)).to.deep.equal(['string-length S/minLength']);
    expect(find(`{allOf: [{${ref}}, {maxLength: 5}]}`)).to.deep.equal(['string-length S/allOf/1/maxLength']);
    expect(find(`{allOf: [{${ref}}]}`)).to.deep.equal([]);
  });

  it('tells bounds that cross in a shared schema once', () => {
    const schemas = `{Name: {type: string, minLength: 9, maxLength: 1},
      A: {$ref: '#/components/schemas/Name', description: a}, B: {type: string, allOf: [{$ref: '#/components/schemas/Name'}]}}`;
    expect(inSchemas(rulesCalled('string-length'), schemas)).to.deep.equal(['string-length Name/minLength']);
  });
});

describe('2.2/enumerated-string', () => {
  const bounds = 'minLength: 1, maxLength: 255';
  const naming = "pattern: '^[0-9A-Z_]+$'";
  check('enumerated-string', [
    [`{type: string, ${bounds}, ${naming}, enum: [A]}`],
    [`{type: string, minLength: 2, maxLength: 9, pattern: '^[A-Z]{2,9}$', enum: [AB]}`],
    ['{x-extensible-enum: [A, B]}', ''],
    ['{x-ms-enum: {values: [{value: A}, {value: B}]}}', ''],
    ['{x-extensible-enum: [1, 2]}'],
    [`{type: string, ${bounds}, pattern: '^(AB|CD)$', enum: [AB, CD]}`],
    [`{type: string, ${bounds}, pattern: '^[A-Z_]*$', enum: [AB]}`],
    [`{type: string, ${bounds}, enum: [A]}`, ''],
    [`{type: string, ${naming}, enum: [A]}`, ''],
    [`{type: string, enum: [A]}`, ''],
    [`{type: string, const: A}`, ''],
    [`{const: A}`, ''],
    [`{enum: [A, B]}`, ''],
    [`{type: string, x-extensible-enum: [A]}`, ''],
    [`{type: [string], enum: [A]}`, ''],
    [`{type: [string, 'null'], enum: [A, null]}`, ''],
    [`{type: string, enum: [A, 1]}`, ''],
    [`{enum: [A, 1]}`],
    [`{type: integer, enum: [1]}`],
    [`{type: boolean, const: true}`],
    [`{type: string, minLength: 0, maxLength: 256, ${naming}, enum: [A]}`, 'maxLength', 'minLength'],
    [`{type: string, minLength: 1.5, maxLength: 255, ${naming}, enum: [A]}`, 'minLength'],
    [`{type: string, minLength: 1, maxLength: '255', ${naming}, enum: [A]}`, 'maxLength'],
    [`{type: string, minLength: 9, maxLength: 5, ${naming}, enum: [A]}`, 'minLength'],
    [`{type: string, ${bounds}, pattern: '^[A-Za-z]+$', enum: [A]}`, 'pattern'],
    [`{type: string, ${bounds}, pattern: '[A-Z]+', enum: [A]}`, 'pattern'],
    [`{type: string, ${bounds}, enum: [asc, desc]}`],
    [`{type: string, ${bounds}, pattern: '^(asc|desc)$', enum: [asc, desc]}`],
    [`{type: string, ${bounds}, enum: [DE], x-lintel: {standard: ISO 3166-1}}`],
    [`{type: string, enum: [DE], x-lintel: {standard: ISO 3166-1}}`, ''],
  ]);

  check('enumerated-string-values', [
    [`{type: string, minLength: 1, maxLength: 3, ${naming}, enum: [A, ABC]}`],
    [`{type: string, minLength: 2, maxLength: 3, ${naming}, enum: [A, AB, ABCD, A-B]}`, 'enum/0', 'enum/2'],
    // A value that only lacks the UPPER_CASE spelling is told by 2.1/enum-values.
    [`{type: string, ${bounds}, ${naming}, enum: [open]}`],
    [`{type: string, ${bounds}, ${naming}, const: 'open now'}`],
    [`{type: string, ${bounds}, pattern: '^[A-Z]+$', const: A1}`, 'const'],
    [`{type: string, ${bounds}, pattern: '^[A-Z]+$', x-extensible-enum: [A, B_1]}`, 'x-extensible-enum/1'],
    [`{type: string, minLength: 9, maxLength: 5, ${naming}, enum: [A]}`],
    [`{type: string, minLength: 1, enum: ['']}`, 'enum/0'],
    [`{type: string, maxLength: 1, enum: ['😀']}`],
    [`{type: string, pattern: '(', enum: [A]}`],
    [`{type: string, maxLength: x, enum: [A]}`],
    [`{type: string, maxLength: 1, enum: [AB, null, 12]}`, 'enum/0'],
    [`{type: integer, maxLength: 1, enum: [12]}`],
  ]);

  it('judges a whole once, through allOf, $ref and $ref with siblings', () => {
    const find = (schemas: string) =>
      inSchemas(rulesCalled('enumerated-string', 'enumerated-string-values', 'string-length'), schemas);
    const ref = "$ref: '#/components/schemas/A'";
    expect(
      find(`{A: {type: string, enum: [A]}, B: {${ref}, description: d}, C: {type: string, ${ref}}}`),
    ).to.deep.equal(['enumerated-string A']);
    expect(find(`{A: {type: string, minLength: 1, maxLength: 1, ${naming}}, B: {${ref}, enum: [AB]}}`)).to.deep.equal([
      'enumerated-string-values B/enum/0',
    ]);
    expect(find(`{S: {type: string, allOf: [{enum: [A]}]}}`)).to.deep.equal(['enumerated-string S']);
    expect(find(`{A: {type: string, ${bounds}, ${naming}}, B: {allOf: [{${ref}}, {enum: [A]}]}}`)).to.deep.equal([]);
    expect(find(`{A: {type: string, ${bounds}, ${naming}, enum: [A]}, B: {${ref}, maxLength: 300}}`)).to.deep.equal([
      'enumerated-string B/maxLength',
    ]);
  });

  it('tells bounds that rule out values which a referred schema lists, where they are written', () => {
    const find = (schemas: string) => inSchemas(rulesCalled('enumerated-string-values'), schemas);
    const listed = `type: string, ${bounds}, ${naming}, enum: [AB, ABC]`;
    const ref = "$ref: '#/components/schemas/A'";
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 2}}`)).to.deep.equal(['enumerated-string-values B/maxLength']);
    expect(find(`{A: {${listed}}, B: {allOf: [{${ref}}], pattern: '^[A-Z]{2}$'}}`)).to.deep.equal([
      'enumerated-string-values B/pattern',
    ]);
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 3, minLength: 2}}`)).to.deep.equal([]);
    // Fewer values, or bounds that cross, are something else; and what is wrong already is told where it is listed.
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 2, enum: [AB]}}`)).to.deep.equal([]);
    expect(find(`{A: {${listed}}, B: {${ref}, minLength: 300}}`)).to.deep.equal([]);
    expect(find(`{A: {type: string, maxLength: 2, enum: [ABC]}, B: {${ref}, maxLength: 1}}`)).to.deep.equal([
      'enumerated-string-values A/enum/0',
    ]);
  });
});

describe('2.2/string-pattern', () => {
  const find = (schemas: string) => inSchemas(rulesCalled('string-pattern'), schemas);
  for (const name of ['id', 'orderId', 'currencyCode', 'phone', 'vatNumber', 'sku', 'zip', 'contentHash']) {
    it(`suggests a pattern for ${name}`, () => {
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([
        `string-pattern S/properties/${name}`,
      ]);
    });
  }
  for (const name of ['note', 'description', 'idea', 'numbering', 'codec', 'paid']) {
    it(`suggests none for ${name}`, () =>
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([]));
  }
  check('string-pattern', [
    ["{type: string, pattern: '^a$'}"],
    ["{type: string, pattern: '^(a|b)$'}"],
    ["{type: string, pattern: '^a|b$'}", 'pattern'],
    ["{type: string, pattern: 'a'}", 'pattern'],
    ["{type: string, pattern: '^a'}", 'pattern'],
    ["{type: string, pattern: 'a$'}", 'pattern'],
    ["{type: string, pattern: '('}"],
    ["{type: string, enum: [A], pattern: '^[A-Z]+$'}"],
    ["{type: integer, pattern: 'a'}"],
    ["{type: object, patternProperties: {'^a': {}}}"],
    ['{type: string, format: decimal}'],
  ]);
  it('names parameters, headers and components, and lets inherited patterns count', () => {
    const text = description(`
paths: {/a: {parameters: [{name: order-id, in: path, schema: {type: string}}]}}
components:
  headers: {Request-Id: {schema: {type: string}}}
  schemas:
    OrderCode: {type: string}
    Base: {type: string, pattern: '^a$'}
    S: {properties: {id: {type: string, allOf: [{$ref: '#/components/schemas/Base'}]}, code: {$ref: '#/components/schemas/Base', pattern: b}}}`);
    expect(found(rulesCalled('string-pattern'), text)).to.deep.equal([
      'string-pattern OrderCode',
      'string-pattern S/properties/code/pattern',
      'string-pattern components/headers/Request-Id/schema',
      'string-pattern paths//a/parameters/0/schema',
    ]);
  });
});

describe('2.2/string-pattern, in words', () => {
  for (const [pattern, fact] of [
    ['a', 'is not anchored, so it admits any text that contains a match; write ^ and $ around it if'],
    ['^a', 'is not anchored at its end, so it admits any text that begins with a match; write $ after it if'],
    ['a$', 'is not anchored at its beginning, so it admits any text that ends with a match; write ^ before it if'],
    [
      '^a|^b',
      'is not anchored at its end, so it admits any text that begins with a match; write ^(?: and )$ around it if',
    ],
    ['^a|b', 'is not anchored, so it admits any text that contains a match; write ^(?: and )$ around it if'],
    ['.^', 'admits no text at all; correct it'],
  ] as const) {
    it(`${pattern} ${fact.split(';')[0]}`, () => {
      const [message] = told('string-pattern', `{type: string, pattern: '${pattern}'}`);
      expect(message).to.include(`pattern "${pattern}" ${fact}`);
    });
  }
});

describe('2.2/pattern-valid', () => {
  check('pattern-valid', [
    ["{type: string, pattern: '^[a-z]+$', default: abc, example: abc, examples: [a, b]}"],
    [
      "{type: string, pattern: '^[a-z]+$', default: ABC, example: '1', examples: [a, B]}",
      'default',
      'example',
      'examples/1',
    ],
    ["{type: string, pattern: '[a-z]', default: 1a1}"],
    ["{type: string, pattern: '^[a-z]+$', default: 7, example: null, examples: [true, {a: A}]}"],
    ["{type: string, pattern: '['}", 'pattern'],
    ["{type: string, pattern: '^a{2,1}$'}", 'pattern'],
    ["{type: string, pattern: '(?<a>x)(?<a>y)'}", 'pattern'],
    ["{type: string, pattern: '^[0-9]{4}\\-[0-9]{2}$'}", 'pattern'],
    ["{type: string, pattern: '^[\\w\\-]+$'}"],
    ["{type: string, pattern: '^\\p{Lu}+$', default: Ä}"],
    ["{type: string, pattern: '^(?i)abc$'}", 'pattern'],
    ["{type: string, pattern: '\\A[a-z]\\Z'}", 'pattern'],
    ["{type: string, pattern: '^.$', default: '😀'}"],
    ["{type: integer, pattern: '('}", 'pattern'],
    ["{type: string, pattern: ''}"],
    ['{type: string, pattern: 7}', 'pattern'],
    ['{type: string, pattern: null}', 'pattern'],
    ["{type: string, pattern: '^(a+)+$'}", 'pattern'],
    ["{type: string, pattern: '^(a|a)*$'}", 'pattern'],
    ["{type: string, pattern: '^(a+)+$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab}", 'default', 'pattern'],
    ["{type: string, pattern: '^(?=.*[a-z])[a-z0-9]+$', default: '123'}", 'default'],
    ["{type: object, patternProperties: {'(': {}}}", 'patternProperties/('],
    ["{type: object, propertyNames: {pattern: '('}}", 'propertyNames/pattern'],
    ["{type: object, properties: {pattern: {type: string, default: '('}}, example: {pattern: '('}}"],
    ["{type: string, pattern: '^a$', x-example: b}"],
  ]);

  it('reads the examples of parameters, headers and bodies, each text once', () => {
    const schema = "schema: {type: string, pattern: '^a$'}";
    const text = description(`
paths:
  /a:
    parameters: [{name: p, in: query, ${schema}, example: b}]
    get:
      parameters: [{name: q, in: query, ${schema}, examples: {one: {value: a}, two: {value: b}, three: {$ref: '#/components/examples/E'}}}]
      responses:
        '200':
          headers: {H: {${schema}, example: b}}
          content:
            text/plain: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}
            application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}
components:
  examples: {E: {value: b}}
  schemas: {A: {type: string, pattern: '^a$'}}`);
    expect(found(rulesCalled('pattern-valid'), text)).to.deep.equal([
      'pattern-valid components/examples/E/value',
      'pattern-valid paths//a/get/parameters/0/examples/two/value',
      'pattern-valid paths//a/get/responses/200/headers/H/example',
      'pattern-valid paths//a/parameters/0/example',
    ]);
  });

  it('holds what is given beside a $ref, or in an allOf, to the pattern that it takes over', () => {
    const find = (schema: string, version?: string) =>
      inSchemas(rulesCalled('pattern-valid'), `{A: {type: string, pattern: '^a$'}, S: ${schema}}`, version);
    const ref = "$ref: '#/components/schemas/A'";
    expect(find(`{${ref}, example: b}`)).to.deep.equal(['pattern-valid S/example']);
    expect(find(`{${ref}, example: b}`, '3.0.3')).to.deep.equal([]);
    expect(find(`{allOf: [{${ref}}], default: b}`, '3.0.3')).to.deep.equal(['pattern-valid S/default']);
    expect(find(`{${ref}, pattern: '^b$', example: c}`)).to.deep.equal(['pattern-valid S/example']);
  });
});

describe('2.2/enum-closed', () => {
  check('enum-closed', [
    ['{type: string, enum: [A, B]}', 'enum'],
    ['{properties: {op: {enum: [add, remove, replace]}}}'],
    ['{properties: {op: {enum: [add, divide]}}}', 'properties/op/enum'],
    ['{properties: {kind: {enum: [add, remove]}}}', 'properties/kind/enum'],
    ["{type: string, enum: ['']}"],
    ["{type: string, enum: ['', A]}", 'enum'],
    ['{type: boolean, enum: [true]}'],
    ["{type: string, enum: ['true', 'false']}"],
    ['{enum: [true, false, null]}'],
    ["{type: string, enum: ['YES', 'NO', '']}"],
    ["{type: string, enum: ['YES', 'NO', 'UNKNOWN']}", 'enum'],
    ['{enum: [1, true, null]}', 'enum'],
    ['{type: string, const: A}'],
    ['{type: string, x-extensible-enum: [A]}'],
    ['{type: string, enum: [A], x-lintel: {closed: true}}'],
    ['{type: string, enum: [de], x-lintel: {standard: BCP-47}}'],
    ['{type: string, enum: null}'],
    ['{type: object, properties: {enum: {type: object}}}'],
    ['{not: {enum: [A]}}'],
    ['{type: array, items: {enum: [A, B]}}', 'items/enum'],
    ['{type: string, enum: [A]}'],
    ['{enum: [7, null]}'],
  ]);
  it('asks once for each enum, however often it is used, and in the file where it stands', () => {
    const text = description(`
components:
  schemas: {A: {properties: {a: {$ref: 'o.yaml#/E'}, b: {$ref: 'o.yaml#/E'}}}}`);
    expect(found(rulesCalled('enum-closed'), text, { 'o.yaml': 'E: {enum: [A, B]}' })).to.deep.equal([
      'enum-closed o.yaml#E/enum',
    ]);
  });
});

describe('2.2/no-number', () => {
  check('no-number', [
    ['{type: number}', 'type'],
    ['{type: number, format: double, multipleOf: 0.01}', 'type'],
    ['{type: [number]}', 'type/0'],
    ["{type: [integer, number, 'null']}", 'type/1'],
    ['{format: float}', 'format'],
    ['{type: integer, format: double}', 'format'],
    ['{type: string, format: double}'],
    ['{type: string, format: decimal}'],
    ['{type: integer, format: int32}'],
    ['{type: object, properties: {number: {type: object}, type: {type: string}}}'],
    ['{type: string, default: number, enum: [number]}'],
    ['{not: {type: number}}'],
    ['{type: object, properties: {a: {type: number}, b: {type: number}}}', 'properties/a/type', 'properties/b/type'],
  ]);

  check('no-fraction-in-examples', [
    ['{type: string, example: 1.5}', 'example'],
    ['{type: string, example: 1.0}'],
    ["{type: string, example: '1.5'}"],
    ['{type: string, examples: [1, 1.5, a]}', 'examples/1'],
    ['{type: integer, default: 0.5}', 'default'],
    ['{type: integer, enum: [1, 2.5]}', 'enum/1'],
    ['{enum: [0.5, 1.5]}', 'enum/0', 'enum/1'],
    ['{const: -0.25}', 'const'],
    ['{example: 1e-3}', 'example'],
    ['{example: 1e3}'],
    ['{example: 123456789012345678901234567890}'],
    ['{example: .inf}'],
    ['{type: number, example: 1.5, default: 2.5, enum: [1.5, 2.5]}'],
    ['{type: [number], example: 1.5}'],
    ['{format: double, example: 1.5}'],
    ['{type: object, properties: {a: {type: number}, b: {type: string}}, example: {a: 1.5, b: 1.5}}', 'example/b'],
    ['{type: object, example: {a: {b: [1.5, {c: 2.5}]}}}', 'example/a/b/0', 'example/a/b/1/c'],
    ['{type: array, items: {type: number}, example: [1.5, 2.5]}'],
    ['{type: object, additionalProperties: {type: number}, example: {a: 1.5}}'],
    ['{type: object, minimum: 0.5, multipleOf: 0.1, x-example: 1.5}'],
    ['{allOf: [{type: object, properties: {a: {type: number}}}], example: {a: 1.5}}'],
  ]);

  it('reads the examples of bodies, parameters and headers, with and without a schema, each once', () => {
    const text = description(`
paths:
  /a:
    parameters: [{name: p, in: query, example: 1.5}]
    post:
      parameters: [{name: q, in: query, schema: {type: number}, example: 1.5}]
      requestBody: {content: {application/json: {example: {a: 1.5}}}}
      responses:
        '200':
          headers: {H: {schema: {type: string}, example: 1.5}}
          content:
            application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {x: {value: {a: 1.5, b: 1.5}}, e: {$ref: '#/components/examples/E'}}}
        '201': {content: {application/json: {schema: {$ref: '#/components/schemas/A'}, examples: {e: {$ref: '#/components/examples/E'}}}}}
components:
  examples: {E: {value: {a: 1.5, b: 2.5}}}
  schemas: {A: {type: object, properties: {a: {type: number}, b: {type: string}}}}`);
    expect(found(rulesCalled('no-fraction-in-examples'), text)).to.deep.equal([
      'no-fraction-in-examples components/examples/E/value/b',
      'no-fraction-in-examples paths//a/parameters/0/example',
      'no-fraction-in-examples paths//a/post/requestBody/content/application/json/example/a',
      'no-fraction-in-examples paths//a/post/responses/200/content/application/json/examples/x/value/b',
      'no-fraction-in-examples paths//a/post/responses/200/headers/H/example',
    ]);
  });

  it('says what to write', () => {
    const [decimal, whole] = lintText(
      {
        text: description('components: {schemas: {A: {type: string, example: 1.5}, B: {type: integer, example: 1.5}}}'),
      },
      rulesCalled('no-fraction-in-examples'),
    );
    expect(decimal?.message).to.equal('the value is 1.5, a number with a fraction; write the string "1.5" (§2.2)');
    expect(whole?.message).to.equal('the value is 1.5, a number with a fraction; write a whole number (§2.2)');
  });
});

describe('2.2/integer-bounds', () => {
  check('integer-bounds', [
    ['{type: integer, minimum: 0, maximum: 1}'],
    ['{type: integer, minimum: -2147483648, maximum: 2147483647}'],
    ['{type: integer, minimum: 5, maximum: 5}'],
    ['{type: integer}', ''],
    ['{type: integer, minimum: 0}', ''],
    ['{type: integer, maximum: 0}', ''],
    ['{type: [integer], minimum: 0}', ''],
    ['{type: [string, integer], minimum: 0}', ''],
    ['{type: integer, exclusiveMinimum: 0, exclusiveMaximum: 9}', ''],
    ['{type: integer, minimum: 0, exclusiveMaximum: 9}', ''],
    ['{type: integer, minimum: 6, maximum: 5}', 'minimum'],
    ["{type: integer, minimum: '0', maximum: null}", 'maximum', 'minimum'],
    ['{type: integer, enum: [1, 2]}', ''],
    ['{type: integer, format: int32}', ''],
    ['{type: number}'],
    ['{minimum: 0}'],
    ['{type: string, format: int64}'],
  ]);
  check(
    'integer-bounds',
    [
      ['{type: integer, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}'],
      ['{type: integer, exclusiveMinimum: true, exclusiveMaximum: true}', ''],
      ['{type: integer, minimum: 9, maximum: 0, nullable: true}', 'minimum'],
    ],
    '3.0.3',
  );

  it('judges bounds beside a $ref of 3.1', () => {
    const schemas = `{A: {type: integer, minimum: 0, maximum: 9}, B: {$ref: '#/components/schemas/A', minimum: 10}, C: {$ref: '#/components/schemas/A', minimum: 5}}`;
    expect(inSchemas(rulesCalled('integer-bounds'), schemas)).to.deep.equal(['integer-bounds B/minimum']);
  });
});

describe('2.2/integer-range', () => {
  check('integer-range', [
    ['{type: integer, minimum: -2147483648, maximum: 2147483647, format: int32}'],
    ['{type: integer, minimum: -2147483649, maximum: 2147483648}', 'maximum', 'minimum'],
    ['{type: integer, minimum: 0, maximum: 1e12}', 'maximum'],
    ['{type: integer, minimum: 3000000000, maximum: 4000000000}', 'maximum', 'minimum'],
    ['{type: integer, format: int64}', 'format'],
    ['{type: [integer], format: int64}', 'format'],
    ['{type: integer, format: int64, example: 1234567890123}', 'format'],
    ['{type: integer, format: int64, minimum: 0, maximum: 10, example: 11}', 'example', 'format'],
    ['{type: integer, exclusiveMinimum: -2147483649, exclusiveMaximum: 2147483648}'],
    ['{type: integer, exclusiveMaximum: 2147483649}', 'exclusiveMaximum'],
    ['{type: integer, minimum: 1, maximum: 5, default: 0, example: 6, enum: [1, 7]}', 'default', 'enum/1', 'example'],
    ['{type: integer, minimum: 1, maximum: 5, const: 6, examples: [5, 6]}', 'const', 'examples/1'],
    ['{type: integer, minimum: 1, maximum: 5, default: null, example: many}'],
    ['{type: integer, exclusiveMinimum: 1, maximum: 5, default: 1}', 'default'],
    ['{type: integer, default: 3000000000}', 'default'],
    ['{type: integer, minimum: 5, maximum: 1, default: 3}'],
    ['{type: integer, minimum: 0, maximum: 3000000000, default: 2900000000}', 'maximum'],
    ['{type: string, format: int64, example: "1234567890123"}'],
    ['{type: number, maximum: 1e12}'],
  ]);
  check(
    'integer-range',
    [
      ['{type: integer, minimum: 1, exclusiveMinimum: true, maximum: 5, default: 1}', 'default'],
      ['{type: integer, minimum: 1, exclusiveMinimum: false, maximum: 5, default: 1}'],
    ],
    '3.0.3',
  );

  it('tells whose bounds a value exceeds', () => {
    expect(told('integer-range', '{type: integer, minimum: 1, maximum: 5, default: 0, example: 6}')).to.deep.equal([
      'the default is 0; write 1 or more, as the bounds say (§2.2)',
      'the example is 6; write 5 or less, as the bounds say (§2.2)',
    ]);
    expect(told('integer-range', '{type: integer, minimum: 1, example: 3000000000}')).to.deep.equal([
      'the example is 3000000000; an integer fits -2147483648 to 2147483647; write one that does, or a string of digits for larger values (§2.2)',
    ]);
  });

  it('reads the example of a parameter, and a default beside a $ref', () => {
    const text = description(`
paths: {/a: {get: {parameters: [{name: p, in: query, schema: {$ref: '#/components/schemas/A'}, example: 10}]}}}
components: {schemas: {A: {type: integer, minimum: 0, maximum: 9}, B: {$ref: '#/components/schemas/A', default: 10}}}`);
    expect(found(rulesCalled('integer-range'), text)).to.deep.equal([
      'integer-range B/default',
      'integer-range paths//a/get/parameters/0/example',
    ]);
  });
});

describe('2.2/numeric-string, versions', () => {
  it('are no decimals', () => {
    const version = "{type: string, minLength: 3, maxLength: 40, pattern: '^[0-9]+\\.[0-9]+$'}";
    const named = (name: string) => inS('numeric-string', `{properties: {${name}: ${version}}}`);
    expect(named('version')).to.deep.equal([]);
    expect(named('apiVersion')).to.deep.equal([]);
    expect(named('weight')).to.have.lengthOf(1);
  });
});

describe('2.2/numeric-string', () => {
  const decimal = "pattern: '^-?[0-9]+([.][0-9]+)?$'";
  check('numeric-string', [
    [`{type: string, format: decimal, minLength: 1, maxLength: 32, ${decimal}}`],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$'}"],
    ["{type: string, format: decimal, minLength: 1, maxLength: 10, pattern: '^\\d+$'}"],
    ['{type: string, format: decimal}', ''],
    ['{type: string, format: decimal, minLength: 1, maxLength: 32}', ''],
    [`{type: string, format: decimal, ${decimal}}`, ''],
    [`{type: string, format: decimal, minLength: 1, maxLength: 33, ${decimal}}`, 'maxLength'],
    [`{type: string, format: decimal, minLength: 1, maxLength: '33', ${decimal}}`],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '.*'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '[0-9]+'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9.]+$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]+|x$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^\\d+.\\d+$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]*$'}"],
    ["{type: string, format: decimal, minLength: 0, maxLength: 32, pattern: '^[0-9]*$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '('}"],
    [`{type: [string, 'null'], format: decimal, minLength: 1, maxLength: 40, ${decimal}}`, 'maxLength'],
    ['{type: string, format: int64}', ''],
    ['{type: string, format: bigint}', ''],
    ["{type: string, format: int64, minLength: 1, maxLength: 40, pattern: '^[0-9]+$'}"],
    ["{type: string, minLength: 1, maxLength: 64, pattern: '^[0-9]+$'}"],
    ["{type: string, pattern: '^[0-9]{10}$'}", ''],
    ["{type: string, pattern: '^[0-9]+$'}", ''],
    [`{type: string, maxLength: 64, minLength: 1, ${decimal}}`, 'maxLength'],
    ["{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'}"],
    ["{type: string, pattern: '^[A-Z][0-9]+$'}"],
    ["{type: string, pattern: '^[+][0-9]{1,15}$'}"],
    ["{type: string, pattern: '^[0-9]+[.][0-9]+[.][0-9]+$'}"],
    ['{type: string, format: date}'],
    ['{type: integer, format: decimal}'],
    ["{type: string, format: decimal, enum: ['1', '2']}"],
  ]);

  const text = 'type: string, minLength: 1, maxLength: 32';
  const property = (schema: string, name: string) => inS('numeric-string', schema.replace('?', `{${name}}`));
  it('recognises Money by name, by its pair and by annotation', () => {
    for (const schema of [
      '{type: object, properties: {value: ?, currency: {}}}',
      '{type: object, properties: {value: ?, currencyCode: {}}}',
      '{type: object, x-lintel: {role: money}, properties: {value: ?}}',
      '{type: object, properties: {value: ?}, allOf: [{properties: {currency: {}}}]}',
    ]) {
      expect(property(schema, text), schema).to.deep.equal(['properties/value']);
    }
    expect(
      inSchemas(rulesCalled('numeric-string'), `{Money: {type: object, properties: {value: {${text}}}}}`),
    ).to.deep.equal(['numeric-string Money/properties/value']);
    expect(property('{type: object, properties: {value: ?, unit: {}}}', text)).to.deep.equal([]);
  });

  it('says how to mend a pattern', () => {
    const message = (pattern: string) =>
      lintText(
        {
          text: description(
            `components: {schemas: {A: {type: string, format: decimal, maxLength: 9, minLength: 0, pattern: '${pattern}'}}}`,
          ),
        },
        rulesCalled('numeric-string'),
      )[0]?.message;
    expect(message('[0-9]+')).to.match(/^pattern "\[0-9\]\+" admits ".+"; write \^ and \$ around it \(§2\.2\)$/);
    expect(message('^[0-9]*$')).to.match(/admits ""; admit only numbers, as .+ does/);
  });

  it('offers no minus sign for the value of Money, which 2.3/money would not take', () => {
    const messages = (schemas: string) =>
      lintText({ text: description(`components: {schemas: ${schemas}}`) }, rulesCalled('numeric-string')).map(
        ({ message }) => message,
      );
    const value = '{type: string, minLength: 1, maxLength: 32';
    const money = (schema: string) => `Money: {type: object, properties: {value: ${schema}, currency: {}}}`;
    const shared = "{$ref: '#/components/schemas/A'}";
    for (const schemas of [
      `{${money(`${value}}`)}}`,
      `{${money(`${value}, pattern: '^.*$'}`)}}`,
      `{${money(shared)}, A: ${value}}}`,
      `{${money(shared)}, A: ${value}}, B: {properties: {note: ${shared}}}}`,
    ]) {
      expect(messages(schemas), schemas).to.have.lengthOf(1);
      expect(messages(schemas)[0]).to.include(' ^[0-9]+([.][0-9]+)?$');
    }
    expect(messages(`{Q: {properties: {amount: ${value}}, uom: {}}}}`)[0]).to.include(' ^-?[0-9]+([.][0-9]+)?$');
  });

  it('recognises Quantity.amount and percentages', () => {
    expect(property('{properties: {amount: ?, uom: {}}}', text)).to.deep.equal(['properties/amount']);
    expect(property('{properties: {amount: ?}}', text)).to.deep.equal([]);
    for (const name of ['taxPercentage', 'interestRate', 'apr', 'discount_percent']) {
      expect(property(`{properties: {${name}: ?}}`, text)).to.deep.equal([`properties/${name}`]);
    }
    for (const name of ['rateCode', 'strategy', 'separate', 'april', 'carRental.rate']) {
      expect(property(`{properties: {${name}: ?}}`, text)).to.deep.equal([]);
    }
    expect(property('{properties: {share: ?}}', `${text}, x-lintel: {role: percentage}`)).to.deep.equal([
      'properties/share',
    ]);
    expect(property('{properties: {taxRate: ?}}', 'type: string, enum: [REDUCED]')).to.deep.equal([]);
  });

  it('stands at the definition, or at the use where the string is a number only there', () => {
    const find = (schemas: string) => inSchemas(rulesCalled('numeric-string'), schemas);
    const money = "Money: {properties: {value: {$ref: '#/components/schemas/A'}, currency: {}}}";
    expect(find(`{A: {${text}}, ${money}}`)).to.deep.equal(['numeric-string A']);
    expect(find(`{A: {${text}}, ${money}, B: {properties: {note: {$ref: '#/components/schemas/A'}}}}`)).to.deep.equal([
      'numeric-string Money/properties/value',
    ]);
    expect(
      find(`{A: {${text}, ${decimal}}, ${money}, B: {properties: {note: {$ref: '#/components/schemas/A'}}}}`),
    ).to.deep.equal([]);
    expect(
      find(
        `{A: {${text}}, Money: {properties: {value: {$ref: '#/components/schemas/A', description: d}, currency: {}}}}`,
      ),
    ).to.deep.equal(['numeric-string A']);
  });

  it('takes a string for a number only where all that has it holds numbers', () => {
    const find = (schemas: string) => inSchemas(rulesCalled('numeric-string'), schemas);
    const rate = "R: {properties: {taxRate: {$ref: '#/components/schemas/A'}}}";
    for (const other of [
      "{type: array, minItems: 0, maxItems: 9, items: {$ref: '#/components/schemas/A'}}",
      "{type: object, additionalProperties: {$ref: '#/components/schemas/A'}}",
    ]) {
      expect(find(`{A: {${text}, pattern: '^[a-z]+$'}, ${rate}, B: ${other}}`), other).to.deep.equal([
        'numeric-string R/properties/taxRate',
      ]);
    }
  });

  it('reckons with what stands beside a reference to the string', () => {
    const find = (beside: string, note = '') =>
      inSchemas(
        rulesCalled('numeric-string'),
        `{A: {${text}}, R: {properties: {taxRate: {$ref: '#/components/schemas/A', ${beside}}${note}}}}`,
      );
    const note = ", note: {$ref: '#/components/schemas/A'}";
    expect(find(decimal)).to.deep.equal([]);
    expect(find(decimal, note)).to.deep.equal([]);
    expect(find('description: d', note)).to.deep.equal(['numeric-string R/properties/taxRate']);
    expect(find("pattern: '^[a-z]+$'", note)).to.deep.equal(['numeric-string R/properties/taxRate/pattern']);
  });

  it('is the only one of its section to tell what a numeric string lacks', () => {
    expect(inSchemas(SECTION, '{A: {properties: {orderNumber: {type: string, format: decimal}}}}')).to.deep.equal([
      'numeric-string A/properties/orderNumber',
    ]);
    expect(inSchemas(SECTION, "{A: {type: string, pattern: '[0-9]+', minLength: 1, maxLength: 9}}")).to.deep.equal([
      'numeric-string A/pattern',
    ]);
  });
});

describe('2.2/array-max-items', () => {
  check('array-max-items', [
    ['{type: array, maxItems: 32767}'],
    ['{type: array, maxItems: 0}'],
    ['{type: array, maxItems: 32768}', 'maxItems'],
    ['{type: array, maxItems: 1e12}', 'maxItems'],
    ['{type: array}', ''],
    ['{type: [array, object]}', ''],
    ['{items: {}}', ''],
    ['{prefixItems: [{}]}', ''],
    ['{type: array, maxItems: -1}', 'maxItems'],
    ['{type: array, maxItems: 1.5}', 'maxItems'],
    ["{type: array, maxItems: '5'}", 'maxItems'],
    ['{type: object, properties: {items: {type: object}}}'],
    ['{type: object, maxItems: 99999}'],
    ['{type: array, maxItems: 5, items: {type: array}}', 'items'],
  ]);
  it('also the body of a JSON Patch', () => {
    const text = description(`
paths: {/a: {patch: {requestBody: {content: {application/json-patch+json: {schema: {type: array, items: {type: object}}}}}}}}`);
    expect(found(rulesCalled('array-max-items'), text)).to.deep.equal([
      'array-max-items paths//a/patch/requestBody/content/application/json-patch+json/schema',
    ]);
  });
  it('beside a $ref of 3.1', () => {
    const schemas = `{A: {type: array, maxItems: 5}, B: {$ref: '#/components/schemas/A', maxItems: 50000}}`;
    expect(inSchemas(rulesCalled('array-max-items'), schemas)).to.deep.equal(['array-max-items B/maxItems']);
  });
});

describe('2.2/array-min-items', () => {
  check('array-min-items', [
    ['{type: array, minItems: 0}'],
    ['{type: array, minItems: 1}'],
    ['{type: array, minItems: 5}'],
    ['{type: array}', ''],
    ['{type: [array]}', ''],
    ['{type: array, minItems: -1}', 'minItems'],
    ['{type: array, minItems: true}', 'minItems'],
  ]);
  check('array-min-items-above-one', [
    ['{type: array, minItems: 0}'],
    ['{type: array, minItems: 1}'],
    ['{type: array, minItems: 2}', 'minItems'],
    ["{type: array, minItems: '2'}"],
    ['{type: array}'],
    ['{type: object, minItems: 2}'],
  ]);
});

describe('2.2/max-items-not-page-size', () => {
  const rules = rulesCalled('max-items-not-page-size', 'max-items-small-page');
  const MAX_ITEMS = 'paths//a/get/responses/200/content/application/json/schema/properties/items/maxItems';
  const paged = (maxItems: number, parameters: string, shared = '', key = "'200'") =>
    description(`
paths:
  /a:
    parameters: [${shared}]
    get:
      parameters: [${parameters}]
      responses:
        ${key}: {content: {application/json: {schema: {type: object, properties: {items: {type: array, maxItems: ${maxItems}}, links: {type: array, maxItems: 10}}}}}}
components:
  parameters: {Size: {name: pageSize, in: query, schema: {$ref: '#/components/schemas/Size'}}}
  schemas: {Size: {type: integer, maximum: 2000, default: 1500}}`);
  const size = '{name: pageSize, in: query, schema: {type: integer, maximum: 2000, default: 1500}}';
  const warned = [`max-items-not-page-size ${MAX_ITEMS}`];
  const asked = [`max-items-small-page ${MAX_ITEMS}`];

  for (const [title, maxItems, parameters, shared, expected] of [
    ['equal to the maximum', 2000, size, '', warned],
    ['equal to the default', 1500, size, '', warned],
    ['neither, and large', 1999, size, '', []],
    ['small', 999, size, '', asked],
    ['of 1000', 1000, size, '', []],
    ['equal and small: one finding', 50, '{name: pageSize, in: query, schema: {maximum: 50}}', '', warned],
    ['pageSize of the path', 2000, '', size, warned],
    ['pageSize behind references', 2000, "{$ref: '#/components/parameters/Size'}", '', warned],
    [
      'pageSize beside a $ref',
      2000,
      "{name: pageSize, in: query, schema: {$ref: '#/components/schemas/Size', description: d}}",
      '',
      warned,
    ],
    [
      'an operation that overrides the pageSize of the path',
      2000,
      '{name: pageSize, in: query, schema: {maximum: 20}}',
      size,
      [],
    ],
    ['pageSize in a header', 500, '{name: pageSize, in: header, schema: {maximum: 500}}', '', []],
    ['paged by token, and small', 100, '{name: pageToken, in: query}', '', asked],
    ['paged by number, and small', 100, '{name: page, in: query}', '', asked],
    ['pageSize by another name', 20, '{name: page_size, in: query, schema: {maximum: 20}}', '', warned],
    ['paged by token by another name, and small', 100, '{name: next_page_token, in: query}', '', asked],
    ['not paged', 20, '{name: filter, in: query}', '', []],
    ['as large as any array', 32767, '{name: pageSize, in: query, schema: {maximum: 32767}}', '', []],
  ] as const) {
    it(title, () => expect(found(rules, paged(maxItems, parameters, shared))).to.deep.equal(expected));
  }

  it('not of an error', () => expect(found(rules, paged(50, size, '', "'400'"))).to.deep.equal([]));

  it('looks at every part that defines the array', () => {
    const narrowed =
      "{allOf: [{$ref: '#/components/schemas/Page'}, {properties: {items: {allOf: [{maxItems: 500}, {maxItems: 2000}]}}}]}";
    const text = description(`
paths:
  /a: {get: {parameters: [${size}], responses: {'200': {content: {application/json: {schema: ${narrowed}}}}}}}
components: {schemas: {Page: {properties: {items: {type: array, maxItems: 32767}}}}}`);
    const items = 'paths//a/get/responses/200/content/application/json/schema/allOf/1/properties/items';
    expect(found(rules, text)).to.have.members([
      `max-items-small-page ${items}/allOf/0/maxItems`,
      `max-items-not-page-size ${items}/allOf/1/maxItems`,
    ]);
  });

  it('tells an array that many pages share once', () => {
    const page =
      "{content: {application/json: {schema: {properties: {items: {$ref: '#/components/schemas/Orders', description: d}}}}}}";
    const text = description(`
paths:
  /a: {get: {parameters: [${size}], responses: {'200': ${page}, '206': ${page}}}}
  /b: {get: {parameters: [${size}], responses: {'200': ${page}}}}
components: {schemas: {Orders: {type: array, maxItems: 2000}}}`);
    expect(found(rules, text)).to.deep.equal(['max-items-not-page-size Orders/maxItems']);
  });
});

describe('2.2/all-of-extends', () => {
  const base = `O: {type: object}, P: {properties: {a: {}}}, N: {type: string}, L: {type: array, items: {}}, E: {enum: [A]}, T: {type: [object, 'null']},
    X: {allOf: [{$ref: '#/components/schemas/O'}]}, Y: {description: anything}`;
  const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
  const find = (schema: string, version?: string, files?: Files) =>
    found(
      rulesCalled('all-of-extends'),
      description(`components: {schemas: {${base}, S: ${schema}}}`, version),
      files,
    ).map((one) => one.replace('all-of-extends S/', ''));
  for (const [schema, ...expected] of [
    [`{allOf: [${ref('O')}]}`],
    [`{allOf: [${ref('O')}], description: d}`],
    [`{allOf: [${ref('O')}, ${ref('P')}, {required: [a]}, {description: d}, {}]}`],
    [`{type: object, allOf: [${ref('X')}, ${ref('T')}]}`],
    [`{allOf: [${ref('Y')}, ${ref('O')}]}`],
    [`{allOf: []}`],
    [`{allOf: {type: string}}`],
    [`{allOf: [${ref('N')}], description: d}`, 'allOf'],
    [`{allOf: [${ref('N')}]}`, 'allOf'],
    [`{allOf: [${ref('L')}], description: d}`, 'allOf'],
    [`{allOf: [${ref('E')}], nullable: true}`, 'allOf'],
    [`{allOf: [${ref('N')}, {maxLength: 5}]}`, 'allOf'],
    [`{allOf: [${ref('N')}, {description: d}]}`, 'allOf'],
    [`{type: string, allOf: [{description: d}]}`, 'allOf'],
    [`{type: integer, allOf: [{minimum: 1}]}`, 'allOf'],
    [`{allOf: [${ref('O')}, ${ref('N')}]}`, 'allOf/1'],
    [`{type: object, allOf: [${ref('N')}, ${ref('L')}]}`, 'allOf/0', 'allOf/1'],
    [`{allOf: [${ref('O')}, ${ref('Gone')}]}`, 'allOf/1'],
    [`{allOf: [${ref('Gone')}]}`, 'allOf/0'],
    [`{allOf: [{$ref: 'gone.yaml#/A'}, {type: object}]}`, 'allOf/0'],
    [`{type: object, properties: {allOf: {type: string}}}`],
    [`{type: object, allOf: [${ref('S')}]}`],
    [`{allOf: [${ref('S')}]}`],
    [`{type: object, properties: {a: {allOf: [${ref('N')}]}}}`, 'properties/a/allOf'],
    [`{allOf: [${ref('O')}, {type: [object, array]}]}`, 'allOf/1'],
    [`{allOf: [${ref('O')}, {type: [string, object, 'null']}]}`, 'allOf/1'],
    [`{allOf: [{type: [object, array]}], description: d}`, 'allOf'],
    [`{allOf: [${ref('O')}, {type: [object, array], allOf: [${ref('O')}]}]}`],
    [`{allOf: [${ref('T')}, {description: d}]}`],
    [
      `{properties: {a: {allOf: [${ref('O')}, ${ref('N')}]}, b: {allOf: [${ref('O')}, {$ref: '#/components/schemas/S/properties/a'}]}}}`,
      'properties/a/allOf/1',
    ],
  ] as const) {
    for (const version of ['3.0.3', '3.1.1'])
      it(`${version}: ${schema}`, () => expect(find(schema, version)).to.deep.equal(expected));
  }

  it('looks into other files, and at a reference with siblings', () => {
    const files = { 'o.yaml': 'A: {type: object}\nN: {type: string}' };
    expect(find(`{allOf: [{$ref: 'o.yaml#/A'}, {$ref: 'o.yaml#/N'}]}`, '3.1.1', files)).to.deep.equal(['allOf/1']);
    expect(find(`{allOf: [{$ref: '#/components/schemas/Gone', description: d}, ${ref('O')}]}`)).to.deep.equal([
      'allOf/0',
    ]);
  });

  it('tells a branch that leads nowhere where it is written only', () => {
    const schemas = `{A: {allOf: [${ref('Gone')}]}, B: {allOf: [${ref('A')}, {type: object}]}}`;
    expect(inSchemas(rulesCalled('all-of-extends'), schemas)).to.deep.equal(['all-of-extends A/allOf/0']);
  });

  it('has a message of its own for the wrapper, which says what to do in each version', () => {
    const message = (version: string) =>
      lintText(
        { text: description(`components: {schemas: {${base}, S: {allOf: [${ref('N')}], description: d}}}`, version) },
        rulesCalled('all-of-extends'),
      )[0]?.message;
    expect(message('3.0.3')).to.equal(
      'allOf only wraps a schema of type string; refer to "#/components/schemas/N" directly, and describe it there (§2.2)',
    );
    expect(message('3.1.1')).to.equal(
      'allOf only wraps a schema of type string; refer to "#/components/schemas/N" directly, with the description beside it (§2.2)',
    );
  });
});

describe('2.2/no-any-of-one-of and 2.2/flat-variants', () => {
  check('no-any-of-one-of', [
    ['{oneOf: [{type: object}]}', 'oneOf'],
    ['{anyOf: [{type: object}], oneOf: [{type: object}]}', 'anyOf', 'oneOf'],
    ['{oneOf: [{anyOf: [{type: object}]}]}', 'oneOf', 'oneOf/0/anyOf'],
    ['{not: {type: object}}'],
    ['{type: object, properties: {oneOf: {type: object}, anyOf: {type: object}}}'],
    ['{type: object, discriminator: {propertyName: a}}'],
    ['{type: object, x-oneOf: []}'],
    ["{$ref: '#/components/schemas/S', anyOf: []}", 'anyOf'],
  ]);
  it('tells what to write for what the alternatives are', () => {
    const [object] = told('no-any-of-one-of', '{anyOf: [{type: object}, {type: object, title: T}]}');
    expect(object).to.include('; write one object with a property for each variant, and a field that says which');
    for (const branches of [
      '[{type: integer}, {type: string}]',
      '[{type: string, maxLength: 9}, {enum: [""]}]',
      "[{type: string}, {type: boolean}, {type: 'null'}]",
    ]) {
      const [scalar] = told('no-any-of-one-of', `{anyOf: ${branches}}`);
      expect(scalar).to.equal('this schema uses anyOf; write one type that takes all of these values (§2.2)');
    }
    for (const branches of ['[{type: object}]', "[{type: object}, {type: 'null'}]", '[{}]']) {
      const [only] = told('no-any-of-one-of', `{oneOf: ${branches}}`);
      expect(only).to.equal('this schema uses oneOf; write its one alternative in its place (§2.2)');
    }
    for (const branches of ['[]', '7', "[{type: integer}, {$ref: '#/nowhere'}]", '[{type: integer}, {}]'])
      expect(told('no-any-of-one-of', `{oneOf: ${branches}}`)[0]).to.include('write one object with');
  });
  it('give remedies of their own for a discriminator beside oneOf', () => {
    const schema = '{discriminator: {propertyName: a}, oneOf: [{type: object}, {type: object, title: T}]}';
    const [flat] = told('flat-variants', schema);
    const [alternatives] = told('no-any-of-one-of', schema);
    expect(flat).to.include('this schema uses discriminator; ').and.to.include('discriminat');
    expect(flat?.split('; ')[1]).not.to.equal(alternatives?.split('; ')[1]);
  });
  check('flat-variants', [
    ['{discriminator: {propertyName: a}}', 'discriminator'],
    ['{discriminator: {propertyName: a}, oneOf: [{type: object}]}', 'discriminator'],
    ['{if: {}, then: {}, else: {}}', 'if'],
    ['{then: {}, else: {}}', 'then'],
    ['{discriminator: {propertyName: a}, if: {}, then: {}}', 'discriminator', 'if'],
    ['{allOf: [{if: {}, then: {}}, {if: {}, then: {}}]}', 'allOf/0/if', 'allOf/1/if'],
    ['{type: object, properties: {if: {type: object}, discriminator: {type: string}}}'],
    ['{oneOf: [{type: object}]}'],
  ]);
});

describe('2.2/schema-dialect', () => {
  const rule = rulesCalled('schema-dialect');
  const D = 'https://json-schema.org/draft/2020-12/schema';
  const BASE = 'https://spec.openapis.org/oas/3.1/dialect/base';
  const HYPER = 'https://json-schema.org/draft/2019-09/hyper-schema';
  const find = (root: string, schemas: string, version = '3.1.0', files: Files = {}) =>
    found(rule, `openapi: ${version}\n${root}\ncomponents: {schemas: ${schemas}}`, files).map((one) =>
      one.replace('schema-dialect ', ''),
    );
  const all = `jsonSchemaDialect: ${D}`;
  for (const [title, root, schemas, ...expected] of [
    ['the root says it', all, '{A: {type: object}}'],
    ['the root says it with a fragment', `${all}#`, '{A: {type: object}}'],
    ['nobody says it', '', '{A: {type: object}, B: {type: object}}', 'openapi'],
    ['the root says the base dialect', `jsonSchemaDialect: ${BASE}`, '{A: {type: object}}', 'openapi'],
    ['the root says draft-07', 'jsonSchemaDialect: http://json-schema.org/draft-07/schema#', '{A: {}}', 'openapi'],
    ['the root says no text', 'jsonSchemaDialect: 7', '{A: {}}', 'openapi'],
    ['every type says it', '', `{A: {$schema: '${D}'}, B: {$schema: '${D}'}}`],
    ['some types say it', '', `{A: {$schema: '${D}'}, B: {}, C: {type: string}}`, 'B', 'C'],
    ['types say another one', '', `{A: {$schema: '${BASE}'}, B: {$schema: '${D}'}}`, 'A/$schema'],
    [
      'a type differs from the root',
      all,
      `{A: {$schema: 'http://json-schema.org/draft-04/schema#'}, B: {}}`,
      'A/$schema',
    ],
    ['a wrong root beside types that say it', `jsonSchemaDialect: ${BASE}`, `{A: {$schema: '${D}'}, B: {}}`, 'B'],
    ['link keywords under the right root', all, '{A: {links: [{rel: self, href: a}]}}'],
    ['link keywords and a hyper-schema', all, `{A: {$schema: '${HYPER}', links: [{rel: self, href: a}]}}`],
    ['link keywords further down', all, `{A: {$schema: '${HYPER}', properties: {a: {base: /v1/}}}}`],
    ['link keywords and no hyper-schema', '', `{A: {$schema: '${D}', links: [{rel: self, href: a}]}}`, 'A/$schema'],
    ['a hyper-schema without link keywords', all, `{A: {$schema: '${HYPER}'}}`, 'A/$schema'],
    [
      'a property called links',
      all,
      `{A: {$schema: '${D}', properties: {links: {type: array}, base: {type: string}}}}`,
    ],
    ['no types', '', '{}'],
    ['an alias is no type of its own', '', `{A: {$schema: '${D}'}, B: {$ref: '#/components/schemas/A'}}`],
    ['types that are no objects', '', `{A: {$schema: '${D}'}, B: true, C: null}`],
    ['a $schema in a nested schema', '', `{A: {properties: {$schema: {type: string}}}}`, 'openapi'],
  ] as const) {
    it(title, () => expect(find(root, schemas)).to.deep.equal(expected));
  }

  it('does not apply to OpenAPI 3.0, and applies to 3.2', () => {
    expect(find('', '{A: {type: object}}', '3.0.3')).to.deep.equal([]);
    expect(find('', '{A: {type: object}}', '3.2.0')).to.deep.equal(['openapi']);
  });

  it('asks files that are a schema as a whole', () => {
    const schemas = `{A: {$schema: '${D}', properties: {b: {$ref: b.json}, c: {$ref: 'c.yaml#/C'}}}}`;
    const files = { 'b.json': '{"type": "object"}', 'c.yaml': 'C: {type: object}' };
    expect(find('', schemas, '3.1.0', files)).to.deep.equal(['b.json#']);
    expect(find(all, schemas, '3.1.0', files)).to.deep.equal([]);
    expect(
      find('', schemas, '3.1.0', { ...files, 'b.json': '{"$schema": "http://json-schema.org/draft-07/schema#"}' }),
    ).to.deep.equal(['b.json#$schema']);
  });
});

describe('section 2.2, one cause', () => {
  for (const [title, schemas, ...expected] of [
    ['a number', '{S: {type: number, format: double, minimum: 0.5, example: 1.5, const: 1.5}}', 'no-number S/type'],
    ['a string of 64 bits', '{S: {type: string, format: int64}}', 'numeric-string S'],
    ['an array', '{S: {type: array, minItems: 0}}', 'array-max-items S'],
    [
      'a wrapped string',
      `{N: {type: string, minLength: 0, maxLength: 9}, S: {properties: {a: {allOf: [{$ref: '#/components/schemas/N'}], description: d}}}}`,
      'all-of-extends S/properties/a/allOf',
    ],
    [
      'a pattern that is none',
      "{S: {type: string, minLength: 0, maxLength: 9, pattern: '(', example: a}}",
      'pattern-valid S/pattern',
    ],
    ['an enumerated string', '{S: {type: string, const: OPEN}}', 'enumerated-string S'],
    [
      'a $ref of 3.1 with a description',
      `{N: {type: string}, S: {properties: {a: {$ref: '#/components/schemas/N', description: d}}}}`,
      'string-length N',
    ],
  ] as const) {
    it(title, () => expect(inSchemas(SECTION, schemas)).to.deep.equal(expected));
  }
});
