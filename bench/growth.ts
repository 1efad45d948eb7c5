/** Descriptions that grow in one respect, to see whether time grows with them. */
import { type Json, type MadeDescription, made, many, TEXT } from './made-description.ts';

/** What grows, and how a description of a size is made. */
export interface Growth {
  readonly name: string;
  readonly make: (size: number) => MadeDescription;
}

const BASE = 400;

export const GROWTHS: readonly Growth[] = [
  { name: 'paths', make: (size) => made(paths(BASE * size), {}) },
  { name: 'schemas', make: (size) => made({}, schemas(BASE * 5 * size)) },
  { name: 'depth of references', make: (size) => made({}, chain(BASE * 10 * size)) },
  { name: 'findings', make: (size) => made({}, faulty(BASE * 5 * size)) },
  { name: 'circular and shared references', make: (size) => made(sharing(BASE * size), circles(BASE * size)) },
];

/** One description with all that several have; what has the same name is there once. */
export function together(descriptions: readonly MadeDescription[]): MadeDescription {
  return made(
    Object.assign({}, ...descriptions.map(({ paths }) => paths)),
    Object.assign({}, ...descriptions.map(({ components }) => components.schemas)),
  );
}

function paths(count: number): Json {
  return many(count, (index) => [
    `/v1/shop/orders${index}`,
    {
      get: {
        operationId: `listOrders${index}`,
        parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }],
        responses: { 200: { description: 'Orders.', content: { 'application/json': { schema: page() } } } },
      },
      post: {
        operationId: `createOrder${index}`,
        requestBody: { content: { 'application/json': { schema: order() } } },
        responses: { 201: { description: 'The order.', content: { 'application/json': { schema: order() } } } },
      },
    },
  ]);
}

function page(): Json {
  const items = { type: 'array', minItems: 0, maxItems: 100, items: order() };
  return { type: 'object', required: ['items'], properties: { items } };
}

function order(): Json {
  return { type: 'object', properties: { title: TEXT, note: TEXT, paid: { type: 'boolean' } } };
}

function schemas(count: number): Json {
  return many(count, (index) => [`Order${index}`, order()]);
}

/** Each schema refers to the next one. */
function chain(count: number): Json {
  return many(count, (index) => [
    `Level${index}`,
    index + 1 === count ? order() : { type: 'object', properties: { next: reference(`Level${index + 1}`) } },
  ]);
}

function faulty(count: number): Json {
  return many(count, (index) => [
    `Wrong${index}`,
    {
      type: 'object',
      properties: { is_paid: { type: 'boolean' }, amount: { type: 'number' }, tags: { type: 'array' } },
    },
  ]);
}

/** All operations share some schemas that lead round to one another. */
function sharing(count: number): Json {
  return many(count, (index) => [
    `/v1/shop/nodes${index}`,
    {
      get: {
        responses: { 200: { description: 'A node.', content: { 'application/json': { schema: reference('Node0') } } } },
      },
    },
  ]);
}

function circles(count: number): Json {
  return many(count, (index) => [
    `Node${index}`,
    {
      allOf: [{ type: 'object', properties: { title: TEXT } }],
      properties: { left: reference(`Node${(index * 7 + 1) % count}`), right: reference(`Node${(index + 1) % count}`) },
    },
  ]);
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
