import { expect } from 'chai';
import { descriptionOf as describeInventory } from '../../framework/inventory.ts';
import type { Description } from '../../model/description/description.ts';
import { pathOf } from '../../model/description/place.ts';
import { RULES } from '../../rules/index.generated.ts';
import { Parsers } from '../support/parsers.ts';
import { ruleInRun } from '../support/rule-in-run.ts';
import { IS_FULL, sample } from '../support/sample.ts';

const RICH = `
openapi: 3.1.1
info: { title: Shop, version: 1.0.0, x-lintel: { role: address } }
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
x-lintel: { ignore: { array-min-items: Imported. }, vocabulary: { plural: [pease], verbs: [frobnicate] } }
servers: [{ url: 'https://{host}/v1/shop', variables: { host: { default: a.example.com, enum: [a.example.com] } } }]
security: [{ bearer: [] }]
tags: [{ name: orders }]
paths:
  /v1/shop/orders:
    parameters: [{ $ref: '#/components/parameters/Trace' }]
    get:
      operationId: listOrders
      tags: [orders]
      parameters:
        - { name: page_size, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 10 }, example: 20 }
        - { name: filter, in: query, content: { application/json: { schema: { $ref: '#/components/schemas/Filter' } } } }
      responses:
        '200':
          description: Orders
          headers: { X-Total: { schema: { type: integer }, example: 3 }, Link: { $ref: '#/components/headers/Link' } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/OrderList' }
              examples: { one: { value: { items: [{ id: a }] } }, two: { $ref: '#/components/examples/Two' } }
          links: { next: { operationId: listOrders, parameters: { page: $response.body#/page } } }
        '404': { $ref: '#/components/responses/Problem' }
        default: { description: Other }
    post:
      requestBody: { $ref: '#/components/requestBodies/Order' }
      callbacks: { done: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }, responses: { '204': { description: Done } } } } } }
      responses: { '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
  /v1/shop/orders/{order_id}:
    $ref: 'paths.yaml#/item'
  /v1/shop/orders/{order_id}/upload:
    put:
      requestBody:
        content: { multipart/form-data: { schema: { type: object, properties: { file: { type: string, format: binary }, meta: { $ref: '#/components/schemas/Money' } } }, encoding: { file: { headers: { X-A: { schema: { type: string } } } } } } }
      responses: { '200': { description: Done } }
webhooks: { changed: { post: { requestBody: { content: { application/json: { schema: { type: [object, 'null'] } } } }, responses: { '200': { description: Fine } } } } }
components:
  parameters: { Trace: { name: trace, in: header, schema: { type: string, pattern: '^[a-z]+$', minLength: 1, maxLength: 9 } } }
  headers: { Link: { description: Links, schema: { type: string } } }
  examples: { Two: { value: { items: null } } }
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  requestBodies: { Order: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } }, application/json-patch+json: { schema: { type: array } } } } }
  responses: { Problem: { description: Bad, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } } }
  schemas:
    Order:
      type: object
      required: [id, kind]
      discriminator: { propertyName: kind, mapping: { a: '#/components/schemas/BigOrder' } }
      properties:
        id: { type: string, readOnly: true, format: uuid, example: 7c1 }
        kind: { type: string, enum: [SMALL, BIG], x-extensible-enum: [SMALL, BIG], x-lintel: { closed: true, standard: Own } }
        is_open: { type: boolean, default: true }
        total: { $ref: '#/components/schemas/Money', description: The sum }
        line_items: { type: array, minItems: 0, maxItems: 50, items: { $ref: 'common.yaml#/Line' } }
        taxRate: { type: string, pattern: '^[0-9]+$', minLength: 1, maxLength: 5 }
        count: { type: integer, format: int64, minimum: 0, maximum: 4000000000 }
        weight: { type: number, examples: [1.5] }
        parent: { $ref: '#/components/schemas/Order' }
        state: { const: OPEN }
        variants: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] }
        links: { type: array, items: { type: object, properties: { href: { type: string }, rel: { type: string, enum: [self, Next] } } } }
      patternProperties: { '^x-': { type: string } }
      additionalProperties: { type: string }
      propertyNames: { pattern: '^[a-z]' }
      if: { properties: { kind: { const: BIG } } }
      then: { required: [weight] }
      else: { not: { required: [weight] } }
      dependentSchemas: { count: { minProperties: 2 } }
      $defs: { Part: { type: string, $anchor: part } }
    BigOrder: { allOf: [{ $ref: '#/components/schemas/Order' }, { type: object, properties: { size: { $ref: '#part' } } }] }
    OrderList: { type: object, properties: { items: { type: array, items: { $ref: '#/components/schemas/Order' } }, total_items: { type: integer }, links: { type: array } } }
    Filter: { oneOf: [{ type: string }, { type: integer }], unevaluatedProperties: false }
    Money: { type: object, required: [value, currency], properties: { value: { type: string, pattern: '^[0-9]+(\\.[0-9]+)?$' }, currency: { type: string } } }
    Error: { type: object, properties: { name: { type: string }, message: { type: string }, debug_id: { type: string }, details: { type: array, items: { type: object } } } }
`;
const FILES = {
  'paths.yaml': `
item:
  parameters: [{ name: order_id, in: path, required: true, schema: { type: string } }]
  get: { responses: { '200': { description: Order, content: { application/json: { schema: { $ref: 'openapi.yaml#/components/schemas/Order' } } } } } }
  delete: { responses: { '204': { description: Gone } } }
`,
  'common.yaml':
    'Line: { type: object, properties: { name: { type: string }, price: { $ref: "openapi.yaml#/components/schemas/Money" } } }\n',
};

type Data = Record<string, unknown>;

const rich = Parsers.Yaml.parse(RICH).data as Data;
const others = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, Parsers.Yaml.parse(text).data]));
const REPLACEMENTS: readonly unknown[] = [null, [], 'x', 1, true, {}, [null], [[]], { $ref: '#/gone' }, { $ref: 7 }];
function read(data: unknown): Description {
  const referencedDocuments = Object.fromEntries(
    Object.entries(others).map(([source, content]) => [source, { source, data: content }]),
  );
  return describeInventory({ document: { source: 'openapi.yaml', data }, referencedDocuments });
}

/** What a message says of a value that it could not name. */
const UNNAMED = /\bundefined\b|\[object \w+\]|\bNaN\b/;

/** Runs every rule, and spells out where its findings stand. Throws where a message does not name its value. */
function judge(description: Description, rules = Object.values(RULES)): number {
  let count = 0;
  for (const { then, extensions } of rules) {
    const { id } = extensions.lintel;
    try {
      const { findings } = then.function.run(description, then.functionOptions ?? null, ruleInRun(id));
      for (const { place, message } of findings.slice(0, 100)) {
        expect(message, pathOf(place).join('/')).not.to.match(UNNAMED);
        count += message === '' ? 0 : 1;
      }
    } catch (error) {
      throw new Error(`${id}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  return count;
}

function nodePaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => nodePaths(child, [...path, key]))];
}

/** The data with the node at a path replaced, or with its key renamed when there is no replacement. */
function replaced(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Data;
  copy[key] = replaced(copy[key], rest, replacement);
  return copy;
}

interface Mutation {
  readonly path: readonly string[];
  readonly replacement: unknown;
}

/** The first of the mutations of a description for which a rule throws. */
function failures(data: unknown, mutations: readonly Mutation[]): string {
  const failed = mutations.flatMap(({ path, replacement }) => {
    try {
      judge(read(replaced(data, path, replacement)));
      return [];
    } catch (error) {
      return [`${path.join('/')} := ${JSON.stringify(replacement)}: ${error}`];
    }
  });
  return failed.slice(0, 5).join('\n\n');
}

/**
 * More items than a call takes as arguments; some ten seconds, and scripts/lint/no-spread-of-input.grit guards against
 * the cause.
 */
const LONG_LISTS: [string, () => unknown][] = [
  [
    '130,000 values',
    () => schemas({ type: 'string', enum: Array.from({ length: 130_000 }, (_, index) => `v${index}`) }),
  ],
  [
    '20,000 alternatives of one value each',
    () => schemas({ oneOf: Array.from({ length: 20_000 }, (_, index) => ({ const: `V${index}` })) }),
  ],
];

describe('rules over odd descriptions', () => {
  it('find something in the rich description that the tests start from', () => {
    expect(judge(read(rich))).to.be.above(20);
  });

  it('throw for no replacement of a node', () => {
    const all = nodePaths(rich).flatMap((path) => REPLACEMENTS.map((replacement) => ({ path, replacement })));
    expect(failures(rich, sample('mutations', all, 50))).to.equal('');
  });

  it('throw for no replacement of a node by null, a list or a scalar in the schemas', () => {
    const base = { openapi: '3.1.1', components: { schemas: (rich.components as Data).schemas } };
    const all = nodePaths(base).flatMap((path) => [null, 'x', []].map((replacement) => ({ path, replacement })));
    expect(failures(base, sample('mutations of schemas', all, 50))).to.equal('');
  });

  for (const value of [{}, [], null, true, 'x', -1]) {
    it(`name the values in their messages, where a keyword is ${JSON.stringify(value)}`, () => {
      for (const keyword of sample(`keywords ${JSON.stringify(value)}`, KEYWORDS, 4))
        judge(read(schemas(everyKeyword(value, [keyword], ROLES))));
    });
  }

  const odd: readonly (readonly [string, () => unknown])[] = [
    [
      'shared objects nested 30 levels',
      () => schemas(bomb((inner) => ({ type: 'object', properties: { a: inner, b: inner } }))),
    ],
    ['shared allOf nested 30 levels', () => schemas(bomb((inner) => ({ allOf: [inner, inner] })))],
    ['shared anyOf nested 30 levels', () => schemas(bomb((inner) => ({ anyOf: [inner, inner] })))],
    [
      'shared examples nested 30 levels',
      () =>
        schemas({
          type: 'object',
          example: bomb((inner) => ({ a: inner, b: [inner] })),
          default: bomb((inner) => [inner, inner]),
        }),
    ],
    ['shared values in every keyword', () => schemas(everyKeyword(bomb((inner) => [inner, inner])))],
    [
      'a schema that holds itself',
      () =>
        schemas(
          circular((self) => ({ type: 'object', properties: { self }, allOf: [self], items: self, anyOf: [self] })),
        ),
    ],
    [
      'an example that holds itself',
      () => schemas({ type: 'object', example: circular((self) => ({ self, list: [self] })) }),
    ],
    [
      'an annotation that holds itself',
      () => ({ ...(schemas({}) as object), 'x-lintel': circular((self) => ({ ignore: self, role: self, self })) }),
    ],
    [
      '5,000 levels of properties',
      () => schemas(deep(5_000, (inner) => ({ type: 'object', properties: { a: inner } }))),
    ],
    ['5,000 levels of items', () => schemas(deep(5_000, (inner) => ({ type: 'array', items: inner })))],
    ['5,000 levels of allOf', () => schemas(deep(5_000, (inner) => ({ allOf: [inner] })))],
    ['5,000 levels of anyOf', () => schemas(deep(5_000, (inner) => ({ anyOf: [inner] })))],
    ...(IS_FULL ? LONG_LISTS : []),
    ['5,000 levels of not', () => schemas(deep(5_000, (inner) => ({ not: inner })))],
    [
      '10,000 levels of an example',
      () =>
        schemas({
          type: 'object',
          example: deep(10_000, (inner) => [inner]),
          properties: { a: { default: deep(10_000, (inner) => ({ a: inner })) } },
        }),
    ],
    [
      '10,000 levels in every keyword',
      () =>
        schemas(
          everyKeyword(
            deep(10_000, (inner) => [inner]),
            sample('keywords', KEYWORDS, 1),
          ),
        ),
    ],
    [
      '10,000 levels in every key of an annotation',
      () => schemas({ 'x-lintel': everyAnnotation(deep(10_000, (inner) => [inner])) }),
    ],
    [
      'a property in a circle of 3,000 schemas',
      () => chain(3_000, (next) => ({ type: 'object', properties: { next } })),
    ],
    ['a circle of 3,000 schemas by allOf', () => chain(3_000, (next) => ({ allOf: [next] }))],
    ['a circle of 3,000 schemas by oneOf', () => chain(3_000, (next) => ({ oneOf: [next] }))],
    [
      'names of the prototype',
      () =>
        JSON.parse(
          '{"openapi":"3.1.1","paths":{"/__proto__/{constructor}":{"get":{"parameters":[{"name":"__proto__","in":"path"}],"responses":{"__proto__":{},"toString":null}},"__proto__":{"get":{}}},"constructor":{"get":{}}},"components":{"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"array"},"toString":{"type":"integer"}},"required":["__proto__"]},"valueOf":{"allOf":[{"$ref":"#/components/schemas/__proto__"}]}},"__proto__":{}},"x-lintel":{"__proto__":1,"ignore":{"__proto__":"x","constructor":"y"}}}',
        ),
    ],
  ];
  for (const [title, make] of sample('odd descriptions', odd, 14)) {
    it(`come to an end with ${title}`, () => {
      const data = make();
      const description = read(data);
      expect(() => judge(description, Object.values(RULES))).not.to.throw();
    });
  }
});

function schemas(schema: unknown): object {
  return { openapi: '3.1.1', components: { schemas: { Odd: schema } } };
}

function deep(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = { type: 'string' };
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

function bomb(wrap: (inner: unknown) => unknown): unknown {
  return deep(30, wrap);
}

function circular(make: (self: unknown) => object): object {
  const self = {};
  return Object.assign(self, make(self));
}

function chain(length: number, make: (next: object) => object): object {
  const names = Array.from({ length }, (_, index) => `S${index}`);
  const entries = names.map((name, index) => [
    name,
    make({ $ref: `#/components/schemas/${names[(index + 1) % length]}` }),
  ]);
  return { openapi: '3.1.1', components: { schemas: Object.fromEntries(entries) } };
}

const KEYWORDS: readonly string[] = [
  'type',
  'enum',
  'const',
  'default',
  'example',
  'examples',
  'required',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'nullable',
  'readOnly',
  'discriminator',
  'additionalProperties',
  '$schema',
  'description',
  'x-extensible-enum',
  'links',
];

/** Names of properties by which rules take them for values of a kind. */
const ROLES = ['timezone', 'province', 'language', 'country', 'currency', 'amount', 'createdTime', 'locale', 'taxRate'];

function everyKeyword(value: unknown, keywords = KEYWORDS, names = ['p']): object {
  const types = [{ type: 'string' }, { type: 'integer' }, { type: 'array' }, { type: 'object' }, {}];
  const faulty = Object.fromEntries(keywords.map((one) => [one, value]));
  const objects = types.map((type) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { ...faulty, ...type }])),
  }));
  return { oneOf: objects };
}

function everyAnnotation(value: unknown): object {
  return Object.fromEntries(
    ['ignore', 'standard', 'role', 'resource', 'paged', 'closed', 'vocabulary', 'other'].map((key) => [key, value]),
  );
}
