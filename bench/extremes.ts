/** Descriptions that are extreme in one respect, of any size. */
import type { Described } from './growth.ts';

type Json = Record<string, unknown>;

/** What there is much of, and a description with that many of it. */
export interface Extreme {
  readonly name: string;
  readonly count: number;
  readonly make: (count: number) => Described;
}

export const EXTREMES: readonly Extreme[] = [
  { name: 'enum values', count: 1_000_000, make: (count) => described({}, { Color: listing(count) }) },
  { name: 'paths', count: 100_000, make: (count) => described(entries(count, path), {}) },
  { name: 'references', count: 100_000, make: (count) => described({}, { Name: TEXT, Order: referring(count) }) },
  { name: 'characters in one path', count: 2_000_000, make: (count) => described({ [long(count)]: operation() }, {}) },
];

const TEXT = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Za-z ]+$' };

function described(paths: Json, schemas: Json): Described {
  return {
    openapi: '3.1.0',
    info: { title: 'Extreme', version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas },
  };
}

function entries(count: number, entry: (index: number) => readonly [string, unknown]): Json {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
}

function listing(count: number): Json {
  return { type: 'string', enum: Array.from({ length: count }, (_, index) => `VALUE_${index}`) };
}

function path(index: number): [string, unknown] {
  return [`/v1/shop/orders${index}`, operation()];
}

function operation(): Json {
  return { get: { responses: { 200: { description: 'Orders.' } } } };
}

function referring(count: number): Json {
  const properties = entries(count, (index) => [`name${index}`, { $ref: '#/components/schemas/Name' }]);
  return { type: 'object', properties };
}

function long(count: number): string {
  return `/v1/shop/${'orders/'.repeat(Math.ceil(count / 7))}`.slice(0, count);
}
