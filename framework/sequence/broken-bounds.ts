import type { JsonObject } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../model/schemas/keywords.ts';
import { isReadOnlyProperty } from '../../model/schemas/read-only.ts';
import { valueFaults } from '../../model/schemas/value-faults.ts';
import { isSpecial } from './changeable-properties.ts';

/** Longer texts and lists are not sent: a service may refuse them for their size. */
const LONGEST_TEXT = 5000;
const LONGEST_LIST = 200;

/** A property with a value that its schema does not admit because of one keyword. */
export interface BrokenBound {
  readonly name: string;
  readonly value: unknown;
  /** The value in words: `101 characters`. */
  readonly called: string;
}

type Broken = Pick<BrokenBound, 'value' | 'called'>;

/** What breaks a keyword, told from a value that keeps it; several where only the schema tells which of them does. */
const BREAKS: Readonly<Record<string, (value: unknown, bound: unknown) => readonly Broken[]>> = {
  maxLength: (value, bound) =>
    typeof value === 'string' && isUpTo(bound, LONGEST_TEXT)
      ? [{ value: value.padEnd(bound + 1, 'x'), called: `${bound + 1} characters` }]
      : [],
  minLength: (value, bound) =>
    typeof value === 'string' && isUpTo(bound, LONGEST_TEXT) && bound > 0
      ? [{ value: value.slice(0, bound - 1), called: bound === 1 ? 'an empty text' : `${bound - 1} characters` }]
      : [],
  maximum: (value, bound) => numberBeside(value, bound, 1),
  minimum: (value, bound) => numberBeside(value, bound, -1),
  maxItems: (value, bound) =>
    Array.isArray(value) && value.length > 0 && isUpTo(bound, LONGEST_LIST)
      ? [{ value: new Array(bound + 1).fill(value[0]), called: `${bound + 1} items` }]
      : [],
  pattern: (value) => (typeof value === 'string' ? [`${value.slice(0, -1)}§`, `${value}§`].map(shown) : []),
  enum: (value) => (typeof value === 'string' ? [`${value}_LINTEL`].map(shown) : []),
};

/**
 * For each keyword that bounds values, one property of a body that breaks it: of those that mean no more than they say,
 * first what is required.
 */
export function brokenBounds(body: JsonObject, schema: SchemaNode): readonly BrokenBound[] {
  const { properties, required } = effectiveSchema(schema);
  const settable = Object.keys(body).filter((name) => !isSpecial(name) && !isReadOnlyProperty(name, schema));
  const names = [...settable.filter((name) => required.has(name)), ...settable.filter((name) => !required.has(name))];
  return Object.keys(BREAKS).flatMap((keyword): readonly BrokenBound[] => {
    for (const name of names) {
      const property = properties.get(name)?.target ?? null;
      const broken = property === null ? null : breaking(keyword, body[name], property);
      if (broken !== null) return [{ name, ...broken }];
    }
    return [];
  });
}

function breaking(keyword: string, value: unknown, property: SchemaNode): Broken | null {
  const bound = keywordOf(property, keyword)?.value;
  if (bound === undefined || !isAdmitted(value, property)) return null;
  return BREAKS[keyword]?.(value, bound).find((one) => !isAdmitted(one.value, property)) ?? null;
}

function isAdmitted(value: unknown, property: SchemaNode): boolean {
  return valueFaults(value, property.place, property, 'request').length === 0;
}

function numberBeside(value: unknown, bound: unknown, step: 1 | -1): readonly Broken[] {
  const isKnown = typeof value === 'number' && typeof bound === 'number' && Number.isSafeInteger(bound + step);
  return isKnown ? [{ value: bound + step, called: String(bound + step) }] : [];
}

function isUpTo(bound: unknown, most: number): bound is number {
  return typeof bound === 'number' && Number.isInteger(bound) && bound <= most;
}

function shown(value: string): Broken {
  return { value, called: JSON.stringify(value) };
}
