/** Descriptions that are extreme in one respect, of any size. */
import { type Json, type MadeDescription, made, many, TEXT } from './made-description.ts';

/** What there is much of, and a description with that many of it. */
export interface Extreme {
  readonly name: string;
  readonly count: number;
  readonly make: (count: number) => MadeDescription;
}

export const EXTREMES: readonly Extreme[] = [
  { name: 'enum values', count: 1_000_000, make: (count) => made({}, { Color: listing(count) }) },
  { name: 'paths', count: 100_000, make: (count) => made(many(count, path), {}) },
  { name: 'references', count: 100_000, make: (count) => made({}, { Name: TEXT, Order: referring(count) }) },
  { name: 'characters in one path', count: 2_000_000, make: (count) => made({ [long(count)]: operation() }, {}) },
];

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
  const properties = many(count, (index) => [`name${index}`, { $ref: '#/components/schemas/Name' }]);
  return { type: 'object', properties };
}

function long(count: number): string {
  return `/v1/shop/${'orders/'.repeat(Math.ceil(count / 7))}`.slice(0, count);
}
