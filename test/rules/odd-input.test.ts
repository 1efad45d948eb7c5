import { expect } from 'chai';
import stateLinks from '../../rules/3/state-links/rule.ts';
import stateValues from '../../rules/3/state-values/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { list, query } from '../support/collection-queries.ts';
import { HEAD, places, rulesOfSection } from '../support/findings.ts';
import { lintText } from '../support/lint-text.ts';
import { ITEM } from '../support/resource-methods.ts';
import { description, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

const ALL = Object.values(RULES);
const PAGE = '{type: object, properties: {items: {type: array, items: {type: object}}}}';

/** A path whose operation has a JSON body. */
const post = (path: string, response: string, request = '{}') =>
  `paths: {'${path}': {post: {requestBody: {content: {application/json: {schema: ${request}}}}, responses: ${response}}}}`;
const answered = (schema: string) => `{'200': {description: d, content: {application/json: {schema: ${schema}}}}}`;
const patch = (schema: string) =>
  `paths: {/v1/shop/orders/1: {patch: {requestBody: {content: {application/json-patch+json: {schema: ${schema}}}}}}}`;
const getOrders = (schema: string, more = '') =>
  `paths: {/v1/shop/orders: {get: {${more}responses: ${answered(schema)}}}, '/v1/shop/orders/{id}': {}}`;

/** Descriptions without their first line in which something has the wrong shape, by what that is. */
const ODD: Readonly<Record<string, readonly string[]>> = {
  paths: [
    '',
    'paths:',
    'paths: []',
    'paths: 7',
    'paths: {/a: {post: null}}',
    'paths: { /: , /a: 3, /b: [], "": {}, "x": {}, "/{": {}, "/}": {}, "/{}": { get: }, "//": {} }',
    'paths: { /a/{b}/{c}: , /{}/{}: [], "/{/}": {} }',
    'servers: [7, , { url: 3 }, { url: "::" }, { url: "/{a}{b}", variables: 3 }]\npaths: { /a/b: { get: {} } }',
    'paths: { /v1/a/{b}: { $ref: "#/paths/~1v1~1a~1{b}" } }',
    'paths: [{ post: {} }]',
    'paths: { /v1/shop/cancel: { $ref: "#/paths/~1v1~1shop~1cancel" } }',
  ],
  operations: [
    'paths: {/a: {post: {parameters: 3, responses: [1], requestBody: x}}}',
    'paths: { /v1/shop/cancel: { post: 3, get: , put: [] }, "/v1/shop/a/{id}/cancel": { post: { responses: 7, parameters: 3 } } }',
    'paths: { "/v1/shop/a/{id}/cancel/{": { post: {} }, "/v1/shop/{id}:cancel": { put: { responses: { 200: , "204": [] } } } }',
    'paths: { "/v1/s/a/{id}": { get: { responses: { "200": 3 } }, patch: { responses: } }, "/v1/s/a/{id}/cancel": { post: { responses: [] } } }',
    'paths: {/v1/queue/requests/{id}: {get: {responses: {200: 1}}}}',
    post('/v1/shop/orders', "{'202': {content: 3}}"),
    post('/v1/shop/orders', "{'202': {content: {application/json: {schema: 3, example: [1]}}}}"),
  ],
  parameters: [
    "paths: {/a: {post: {parameters: [null, {in: header}], responses: {'200': null, '202': 7}}}}",
    'paths: { /v1/a/{b}: { parameters: [3, , { in: path }, { in: query }, { name: 4, in: query }, { $ref: "#/x" }], get: { parameters: 3 } } }',
    'paths: { /a/{b}: { parameters: [{ name: b, in: path, schema: 7 }, { name: , in: path, schema: { type: , pattern: 3 } }] } }',
    'components: { parameters: { a: { in: query, name: x, required: yes, schema: 3, style: 5, explode: 7 } } }',
    'components: { parameters: { a: { in: query, name: xs, schema: { type: [array, 4], items: , description: 3 } } } }',
    'components: {responses: {A: null}, schemas: {B: 3}, parameters: {C: []}}',
  ],
  schemas: [
    'components: 7',
    'components: { schemas: { A: { properties: { id: , xId: 3, yId: { type: [integer, 4], pattern: "(" } } }, B: [], C: } }',
    'components: { schemas: { Id: { allOf: [{ $ref: "#/components/schemas/Id" }], type: integer } } }',
    'components: { schemas: { a: { properties: { status: , state: [] } }, b: { properties: 3 }, c: { properties: [] } } }',
    'components: { schemas: { a: { properties: { status: true, state: { type: [7, null], enum: 3, pattern: 4, description: [] } } } } }',
    'components: { schemas: { a: { properties: { status: { pattern: "(" }, state: { $ref: "#/nowhere" } } } } }',
    'components: { schemas: { a: { allOf: [{ $ref: "#/components/schemas/a" }], properties: { status: { $ref: "#/components/schemas/a" } } } } }',
  ],
  'bodies of collections': [
    ...[
      'null',
      '[]',
      '7',
      '{properties: 7}',
      '{required: 7, properties: {items: 7, links: 7, totalItems: 7}}',
      '{type: object, required: [null, 7]}',
      '{allOf: 7}',
      "{$ref: '#/paths'}",
    ].map((schema) => getOrders(schema, 'parameters: [7, null, {in: query}], ')),
    'paths: { /v1/shop/search: { post: { responses: { "200": { content: { application/json: { schema: [] } } } } } } }',
    "paths: {/v1/shop/orders: {get: {responses: {'200': {content: {application/json: {schema: {properties: {items: {type: array}, links: {items: {properties: {rel: {enum: [3, null, last]}, href: {}}}}}}, example: {items: 3, links: [3, null, {rel: 5}, {rel: last}, [{rel: previous}]]}}}}}}}}",
  ],
  'bodies of bulk operations and patches': [
    post('/v1/shop/orders', answered('{type: object, properties: {batch_result: 3}}'), '3'),
    post(
      '/v1/shop/orders',
      answered('{type: object, properties: {batch_result: {type: array, items: null}}}'),
      '{properties: {items: null}}',
    ),
    post('/v1/shop/orders', answered('{type: object, properties: {batch_result: {type: array, items: {}}}}'), '[]'),
    patch('3'),
    patch('{type: array, items: 3}'),
    patch('{type: array, items: {properties: {op: null}}}'),
  ],
};

/** Query parameters whose names have a meaning, and that have the wrong shape otherwise. */
const PARAMETERS = [
  'name: filter, schema: 3',
  'name: filter, schema: , example: {}',
  'name: filter, schema: {type: [string, 4]}, examples: [1]',
  'name: filter, content: {application/json: 5}',
  'name: fields, schema: {type: string, enum: 3, default: [a]}, example: {a: 1}',
  'name: sort, schema: {type: string, enum: [null, 3, {}], example: []}',
  'name: sortOrder, schema: {enum: {}}',
  'name: sortOrder, schema: {type: string, pattern: 5, x-extensible-enum: {a: 1}}',
  'name: sortOrder, schema: {type: string, pattern: "("}',
  'name: sortBy, description: 5',
  'name: since, schema: [], description: []',
  'name: startTime',
  'name: After, schema: true',
  'name: pageSize, schema: 3',
  'name: pageSize, schema: {type: [integer, 4], minimum: a, default: {}}',
  'name: page, schema: {minimum: null, default: [1]}',
  'name: pageToken, schema: {enum: 3, format: []}',
  'name: totalRequired, schema: true',
  'name: limit, schema: [], description: {}',
  'name: offset, content: 7',
  'name: "<", schema: {}',
  'name: 5',
  "name: ''",
  '$ref: "#/nowhere"',
];

function lint(text: string, rules = ALL): string[] {
  return lintText({ text }, rules).map(({ rule, path }) => `${rule} ${path.join(' ')}`);
}

function lintBothVersions(text: string): void {
  for (const version of ['3.0.3', '3.1.0']) lint(`openapi: ${version}\n${text}`);
}

describe('odd input', () => {
  describe('makes no rule throw', () => {
    for (const [what, texts] of Object.entries(ODD)) {
      for (const text of texts) it(`${what}: ${text.slice(0, 70)}`, () => lintBothVersions(text));
    }

    for (const parameter of PARAMETERS) {
      it(`a query parameter: ${parameter}`, () => {
        const own = parameter.startsWith('$ref') ? `{${parameter}}` : `{in: query, ${parameter}}`;
        const get = `get: {responses: {'200': {content: {application/json: {schema: ${PAGE}}}}, '400': {}}}`;
        const search = `/v1/shop/search-orders: {post: {${query()}, requestBody: {content: {a/b: {schema: {properties: {page: 3}}}}}}}`;
        const paths = `paths: {/v1/shop/orders: {parameters: [${own}, 3, ], ${get}, post: 4}, ${search}}`;
        lintBothVersions(`${paths}\ncomponents: {parameters: {A: ${own}, B: 7}}`);
      });
    }

    it('keywords of wrong types', () => {
      const values = ['null', '[]', '{}', '7', 'true', "'x'", '[null]', '[{}]', '{a: null}', '1.0e+400', '-1'];
      const keywords = [
        ...['type', 'format', 'enum', 'const', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'items'],
        ...['exclusiveMinimum', 'maxItems', 'minItems', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'discriminator'],
        ...['properties', 'patternProperties', 'required', 'default', 'example', 'examples', '$schema', '$ref'],
        ...['$defs', 'x-extensible-enum', 'x-ms-enum', 'x-lintel', 'prefixItems', 'additionalProperties'],
      ];
      const types = ['string', 'integer', 'array', 'object'];
      for (const version of ['3.0.3', '3.1.1']) {
        for (const value of values) {
          const schemas = keywords.flatMap((keyword) =>
            types.map((type) => `${type}${keyword.replace(/\W/g, '')}: {type: ${type}, ${keyword}: ${value}}`),
          );
          lint(description(`components: {schemas: {${schemas.join(', ')}}}`, version));
        }
      }
    });

    for (const value of [
      'null',
      '[]',
      '7',
      'true',
      'text',
      '{}',
      '{type: 7}',
      '{type: []}',
      '{properties: null}',
      '{properties: []}',
    ]) {
      it(`properties of common types that are ${value}, or have it as a keyword`, () => {
        lint(`${HEAD}components: {schemas: ${commonTypesWith(value)}}`);
      });
    }
  });

  describe('that refers to itself comes to an end:', () => {
    const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;

    it('pages', () => {
      const schemas = `{A: {allOf: [${ref('B')}]}, B: {allOf: [${ref('A')}], properties: {items: ${ref('A')}}}}`;
      lint(`${HEAD}${getOrders(ref('A'))}\ncomponents: {schemas: ${schemas}}`);
    });

    it('objects of common types', () => {
      const money = `{allOf: [${ref('Money')}], properties: {value: ${ref('Money')}, currency: ${ref('Money')}}}`;
      const address = `{type: object, properties: {street: ${ref('Address')}, city: {type: array, items: ${ref('Address')}}, postalCode: ${ref('Address')}}}`;
      lint(`${HEAD}components: {schemas: {Money: ${money}, Address: ${address}}}`);
    });

    it('a schema by an alias of YAML', () => {
      const alias = '{type: string, enum: [A], pattern: a, allOf: [*a], oneOf: [*a], items: *a}';
      lint(description(`components: {schemas: {A: &a ${alias}}}`));
    });
  });

  describe('of great length comes to an end:', () => {
    it('a path, and many paths', () => {
      const deep = Array.from({ length: 2000 }, (_, index) => `/a${index}/{p${index}}`).join('');
      const many = Array.from({ length: 2000 }, (_, index) => `  /v1/shop/orders-${index}/{id}: {}`).join('\n');
      lint(`openapi: 3.1.0\npaths:\n  ${deep}: {}\n${many}`, rulesOfSection('4.1'));
    });

    it('a path of actions, and many actions', () => {
      const deep = Array.from({ length: 1000 }, (_, index) => `/cancel/{p${index}}`).join('');
      const many = Array.from({ length: 1000 }, (_, index) => {
        return `  /v1/shop/orders/{id}/cancel-${index}: { post: { responses: { '303': { description: a } } } }`;
      });
      lint(`openapi: 3.1.0\npaths:\n  ${deep}: { post: {} }\n${many.join('\n')}`, rulesOfSection('4.7'));
    });

    it('many parameters, and a filter', () => {
      const many = Array.from({ length: 3000 }, (_, index) => `name: sort${index}, schema: {type: string}`);
      const filter = `name: filter, schema: {type: string}, example: '${'a:1,'.repeat(5000)}'`;
      lint(`${HEAD}paths: {/v1/shop/orders: ${list(...many, filter)}}`, rulesOfSection('4.3'));
    });

    it('a description of states, and many resources that have one', () => {
      const long = `Order: { type: object, properties: { status: { type: string, description: '${'a, '.repeat(20_000)}' } } }`;
      const many = Array.from({ length: 1000 }, (_, index) => `R${index}: { properties: { id: {}, status: {} } }`);
      expect(places(stateValues, long)).to.have.lengthOf(1);
      expect(places(stateLinks, many.join('\n'))).to.have.lengthOf(1000);
    });
  });

  describe('gives no findings', () => {
    const sections = ['2.1', '2.2', '2.3'].flatMap(rulesOfSection);

    for (const text of ['null', '[]', 'text', '', 'openapi: 3.1.0\npaths: []\ncomponents: {schemas: []}']) {
      it(`where there is no description: ${JSON.stringify(text)}`, () => {
        expect(lint(text, sections)).to.deep.equal([]);
      });
    }

    it('in schemas that are none', () => {
      const schemas = 'A: null, B: [], C: 7';
      const keywords = '{properties: null, required: 7, enum: null, type: 7, discriminator: [], default: null}';
      expect(lint(`${HEAD}components: {schemas: {${schemas}, D: true, E: ${keywords}}}`, names())).to.deep.equal([]);
      const text = description(`components: {schemas: {${schemas}, D: true}}`);
      expect(lint(text, rulesOfSection('2.2'))).to.deep.equal([]);
    });

    it('in paths that are none', () => {
      for (const shape of ['null', '[]', '7', 'text', '{}', '{get: null}', '{get: [], post: 5}']) {
        expect(lint(`${HEAD}paths: {${ITEM}: ${shape}}`, rulesOfSection('4.2')), shape).to.deep.equal([]);
        expect(lint(`${HEAD}paths: ${shape}`, rulesOfSection('4.2')), shape).to.deep.equal([]);
      }
    });

    it('about properties called like keywords, and what examples and extensions hold', () => {
      const called = ['type', 'enum', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'discriminator', 'pattern', 'items'];
      const integer = '{type: integer, minimum: 0, maximum: 9}';
      const held = '{type: number, allOf: [{type: string}], anyOf: [], enum: [A], pattern: "(", maxItems: 99999}';
      const properties = [...called, 'maxItems', 'minItems', 'format', 'const', '$schema', 'minLength'];
      const schema = `{type: object, properties: {${properties.map((name) => `${name}: ${integer}`).join(', ')}},
      example: ${held}, examples: [${held}], default: ${held}, x-schema: ${held}}`;
      expect(rulesAndPointersInSchemas(rulesOfSection('2.2'), `{S: ${schema}}`)).to.deep.equal([]);
    });

    it('about what stands beside a $ref of OpenAPI 3.0, which ignores it', () => {
      const beside = "type: number, minLength: 9, pattern: '(', anyOf: [], maxItems: 99999, allOf: [{type: string}]";
      const schemas = `{A: {type: object}, S: {type: object, properties: {a: {$ref: '#/components/schemas/A', ${beside}}}}}`;
      expect(rulesAndPointersInSchemas(rulesOfSection('2.2'), schemas, '3.0.3')).to.deep.equal([]);
    });

    it('about conditions, which describe no value', () => {
      const any = '{type: string, format: decimal, properties: {a: {type: number}, b: {type: array}, c: {enum: [A]}}}';
      const schemas = ['not', 'if', 'contains', 'propertyNames'].map(
        (keyword, index) => `S${index}: {${keyword}: ${any}}`,
      );
      expect(rulesAndPointersInSchemas(rulesOfSection('2.2'), `{${schemas.join(', ')}}`)).to.deep.equal([
        'flat-variants S1/if',
      ]);
    });
  });
});

/** The rules of section 2.1 that look at schemas without taking null for a value. */
function names() {
  return rulesOfSection('2.1').filter(({ extensions }) => extensions.lintel.id !== 'no-null');
}

/** Objects whose properties, named as those of the common types, all are a value, or all have it as one keyword. */
function commonTypesWith(value: string): string {
  const properties = [
    ...'value currency amount uom code description country countryCode language locale timezone province state'.split(
      ' ',
    ),
    ...'taxRate percentage createTime birthDate expiry yearMonth street city postalCode format price'.split(' '),
  ];
  const keywords =
    'pattern format enum const minLength maxLength example examples default description required x-lintel'.split(' ');
  const object = (schema: string) =>
    `{type: object, properties: {${properties.map((name) => `${name}: ${schema}`).join(', ')}}}`;
  const strings = keywords.map((keyword) => `${keyword}: ${object(`{type: string, ${keyword}: ${value}}`)}`);
  return `{Money: ${object(value)}, Locale: ${value}, Address: ${value}, ${strings.join(', ')}}`;
}
