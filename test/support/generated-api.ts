import { type Choose, chooser } from '../../scripts/seeded.ts';

/** How many operations each resource has. */
export const OPERATIONS_PER_RESOURCE = 6;

const NOUNS = [
  'account',
  'balance',
  'card',
  'charge',
  'coupon',
  'customer',
  'dispute',
  'invoice',
  'payout',
  'plan',
  'price',
  'refund',
  'review',
  'transfer',
];
const KINDS = ['billing', 'issuing', 'terminal', 'treasury', 'tax', 'radar', 'identity'];
const ACTIONS = ['approve', 'cancel', 'close', 'verify', 'void_it', 'markAsLost'];
const VERSION = '/v1';

type Json = Readonly<Record<string, unknown>>;

/** Members as large descriptions have them: some as they are to be, most not. */
const MEMBERS: readonly (readonly [string, Json])[] = [
  ['created', { type: 'integer', format: 'unix-time', description: 'When it was made, in seconds.' }],
  ['amount', { type: 'number' }],
  ['currency', { type: 'string', description: 'Three letters, in lower case.' }],
  ['is_active', { type: 'boolean' }],
  ['metadata', { type: 'object', additionalProperties: { type: 'string', maxLength: 500 } }],
  ['email', { type: 'string', format: 'email', nullable: true }],
  ['country', { type: 'string', maxLength: 5000, example: 'de' }],
  ['lineItems', { type: 'array', items: { type: 'string' } }],
  ['status', { type: 'string', enum: ['active', 'past_due', 'canceled'] }],
  ['dueDate', { type: 'string', format: 'date', minLength: 10, maxLength: 10, example: '2024-05-01' }],
  ['tax_percentage', { type: 'number', minimum: 0, maximum: 100 }],
  ['url', { type: 'string', format: 'uri', minLength: 1, maxLength: 2000, pattern: '^https://.*$' }],
];

const LONG_ENUMERATION = Array.from({ length: 300 }, (_, index) => `event_${index.toString(36)}.made`);

/**
 * A large description as companies publish them, the same for the same seed: many resources with the same operations,
 * long enumerations, deep allOf, schemas in circles, long texts, and the same faults everywhere.
 */
export function generatedApi({ resources, seed }: { readonly resources: number; readonly seed: number }): Json {
  const choose = chooser(seed);
  const names = Array.from({ length: resources }, (_, index) => nameOf(index));
  return {
    openapi: '3.0.3',
    info: {
      title: 'Generated API',
      version: '2024-05-01',
      description: `${'Many words on what it is for. '.repeat(40)}\n`,
    },
    servers: [{ url: 'https://api.generated.example' }],
    paths: Object.fromEntries(names.flatMap((name) => pathsOf(name, choose))),
    components: {
      schemas: {
        ...shared(),
        ...Object.fromEntries(
          names.map((name, index) => [name, schemaOf(name, names[(index * 7 + 3) % names.length] ?? name, choose)]),
        ),
      },
    },
  };
}

function nameOf(index: number): string {
  const noun = NOUNS[index % NOUNS.length] as string;
  const round = Math.floor(index / NOUNS.length);
  return round === 0 ? noun : `${KINDS[(round - 1) % KINDS.length]}.${noun}${round > KINDS.length ? round : ''}`;
}

function pathsOf(name: string, choose: Choose): [string, Json][] {
  const path = `${VERSION}/${name.replace('.', '/')}s`;
  const id = { name: name.replace('.', '_'), in: 'path', required: true, schema: { type: 'string', maxLength: 5000 } };
  const body = {
    content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: membersOf(choose) } } },
  };
  const answer = {
    '200': {
      description: 'Successful response.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    },
    default: {
      description: 'Error response.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } },
    },
  };
  const list = {
    type: 'object',
    required: ['data', 'has_more'],
    properties: {
      data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
      has_more: { type: 'boolean' },
      url: { type: 'string', maxLength: 5000 },
    },
  };
  return [
    [
      path,
      {
        get: {
          operationId: `Get_${name}s`,
          description: `Returns a list of ${name}s.`,
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
            { name: 'starting_after', in: 'query', schema: { type: 'string' } },
          ],
          responses: {
            '200': { description: 'Successful response.', content: { 'application/json': { schema: list } } },
          },
        },
        post: { operationId: `Post_${name}s`, requestBody: body, responses: answer },
      },
    ],
    [
      `${path}/{${id.name}}`,
      {
        get: { operationId: `Get_${name}`, parameters: [id], responses: answer },
        post: { operationId: `Post_${name}`, parameters: [id], requestBody: body, responses: answer },
        delete: { operationId: `Delete_${name}`, parameters: [id], responses: answer },
      },
    ],
    [
      `${path}/{${id.name}}/${choose(ACTIONS)}`,
      { post: { operationId: `Act_${name}`, parameters: [id], responses: answer } },
    ],
  ];
}

function schemaOf(name: string, other: string, choose: Choose): Json {
  const own = {
    type: 'object',
    description: `What a ${name} is. ${'It has a long description. '.repeat(8)}`,
    properties: {
      id: { type: 'string', maxLength: 5000 },
      object: { type: 'string', enum: [name] },
      ...membersOf(choose),
      [other.replace('.', '_')]: { anyOf: [{ type: 'string' }, { $ref: `#/components/schemas/${other}` }] },
    },
  };
  return choose([true, false]) ? { allOf: [{ $ref: '#/components/schemas/base12' }, own] } : own;
}

function membersOf(choose: Choose): Json {
  return Object.fromEntries(Array.from({ length: 6 }, () => choose(MEMBERS)));
}

/** A chain of allOf, an enumeration of hundreds of values, and an error object. */
function shared(): Json {
  const chain = Array.from({ length: 12 }, (_, index) => [
    `base${index + 1}`,
    {
      allOf: [
        ...(index === 0 ? [] : [{ $ref: `#/components/schemas/base${index}` }]),
        { type: 'object', properties: { [`level_${index}`]: { type: 'string' } } },
      ],
    },
  ]);
  return {
    ...Object.fromEntries(chain),
    event: {
      type: 'object',
      properties: {
        type: { type: 'string', enum: LONG_ENUMERATION },
        previous: { $ref: '#/components/schemas/event' },
      },
    },
    error: {
      type: 'object',
      properties: {
        error: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' }, doc_url: { type: 'string' } },
        },
      },
    },
  };
}
