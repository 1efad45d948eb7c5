import type { Description } from '../../../model/description/description.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';

/** A description of these members, in a file called openapi.json. */
export function describeRoot(root: Readonly<Record<string, unknown>>): Description {
  const data = { openapi: '3.1.0', ...root };
  return readDescription({ root: { source: 'openapi.json', data }, lookUp: () => undefined });
}

/** A description of these paths, of which each says its operations in short: see {@link pathItem}. */
export function describePaths(paths: Readonly<Record<string, string>>, root: object = {}): Description {
  const items = Object.fromEntries(Object.entries(paths).map(([key, text]) => [key, pathItem(text)]));
  return describeRoot({ paths: items, ...root });
}

/** The classification of one path among these. */
export function classified(
  paths: Readonly<Record<string, string>>,
  key: string,
  root: object = {},
): PathClassification {
  const found = classifyPaths(describePaths(paths, root)).paths.find(({ use }) => use.key === key);
  if (found === undefined) throw new Error(`No path ${key}`);
  return found;
}

/**
 * A path item from words: `get post:201 put:204 get:items get:list?page get:object?from! post:200<multipart/form-data`.
 * After the method come a success status or the shape of a 200 answer, query parameters (`!`: required) and the body's
 * media type.
 */
export function pathItem(text: string): Record<string, unknown> {
  return Object.fromEntries(text.split(' ').filter(Boolean).map(operation));
}

const OPERATION = /^(?<method>\w+)(?::(?<result>[\w/]+))?(?:\?(?<query>[\w,!]+))?(?:<(?<body>\S+))?$/;

function operation(text: string): [string, unknown] {
  const { method = '', result = '200', query = '', body } = OPERATION.exec(text)?.groups ?? {};
  const parameters = query
    .split(',')
    .filter(Boolean)
    .map((name) => ({ in: 'query', name: name.replace('!', ''), required: name.endsWith('!') }));
  const responses = Object.assign({}, ...result.split('/').map(response));
  const requestBody = body === undefined ? {} : { requestBody: { content: { [body]: {} } } };
  return [method, { parameters, responses, ...requestBody }];
}

const RESOURCE = { type: 'object', properties: { name: { type: 'string' }, state: { type: 'string' } } };
const RESOURCES = { type: 'array', items: RESOURCE };
const SHAPES: Readonly<Record<string, unknown>> = {
  object: RESOURCE,
  map: { type: 'object', additionalProperties: RESOURCE },
  created: { allOf: [RESOURCE, { properties: { id: { type: 'string' } } }] },
  items: { allOf: [{ properties: { totalItems: { type: 'integer' } } }, { properties: { items: RESOURCES } }] },
  list: { type: 'object', properties: { data: RESOURCES, has_more: { type: 'boolean' } } },
  invoice: { allOf: [{ properties: { id: { type: 'string' } } }, { properties: { items: RESOURCES } }] },
  cart: { type: 'object', properties: { items: RESOURCES, currency: { type: 'string' }, total: { type: 'string' } } },
  metadata: { type: 'object', properties: { id: { type: 'string' }, url: { type: 'string' } } },
  page: { type: 'object', properties: { entries: RESOURCES, next_cursor: { type: 'string' } } },
  lists: { type: 'object', properties: { posts: RESOURCES, people: RESOURCES, next_cursor: { type: 'string' } } },
  parts: { type: 'object', properties: { first_name: {}, last_name: {}, phones: RESOURCES, mails: RESOURCES } },
  text: { type: 'object', properties: { text: { type: 'string' } } },
  array: RESOURCES,
  scalars: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } },
};

function response(result: string): Record<string, unknown> {
  if (/^\d/.test(result)) return { [result]: { description: '' } };
  if (result === 'file') return { 200: { content: { 'application/octet-stream': {} } } };
  return { 200: { content: { 'application/json': { schema: SHAPES[result] } } } };
}
