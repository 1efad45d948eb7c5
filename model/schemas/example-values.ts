import type { Description } from '../description/description.ts';
import { has } from '../description/json.ts';
import type { ExampleNode } from '../description/nodes.ts';
import { below, type Place, pathOf } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { mayBeJson } from '../text/standards/media-type.ts';
import { type DescribedValue, valuesWithin, wholeValue } from './described-values.ts';

/** An example or default as a whole: of a schema, body, parameter or header. */
export interface ExampleRoot {
  readonly of: ExampleNode['of'];
  readonly place: Place;
  /** Set of `Context` bits of its schemas; 0 without one. */
  readonly contexts: number;
  /** True for a body of a JSON media type, also one without a schema. */
  readonly jsonBody: boolean;
}

/** A value in an example. */
export type ExampleValue = DescribedValue<ExampleRoot>;

/**
 * Every value inside the examples and defaults of a description: the whole, then what is in it, in the order in which
 * it is written. Each has the schemas that describe it. An example that several places refer to is listed once, with
 * the schemas of all.
 *
 *   example {id: 7, tags: [a]} of {properties: {id: I}}
 *   -> {id: 7, tags: [a]}   7 by I (property)   [a] (undefined)   a (unknown)
 */
export const exampleValues: (description: Description) => readonly ExampleValue[] = memoize((description) =>
  [...examplesOf(description)].flatMap((root) => valuesWithin(root)),
);

function* examplesOf(description: Description): Iterable<ExampleValue> {
  const pathIn = ({ place }: ExampleNode) => `${place.file.source}\0${pathOf(place).join('\0')}`;
  const shared = groupBy(description.examples, pathIn);
  for (const [first, ...others] of shared.values()) if (first !== undefined) yield rootOf(first, others);
  for (const schema of description.schemas) {
    if (!has(schema.value, 'default')) continue;
    const place = below(schema.place, 'default');
    const { value: holder } = schema;
    yield rootOf({ value: holder.default, place, schema, of: 'schema', holder }, []);
  }
}

function rootOf(example: ExampleNode, others: readonly ExampleNode[]): ExampleValue {
  const { value, place, of } = example;
  const schemas = [example, ...others].flatMap(({ schema }) => (schema === null ? [] : [schema]));
  const contexts = schemas.reduce((bits, schema) => bits | schema.contexts, 0);
  const root: ExampleRoot = { of, place, contexts, jsonBody: of === 'body' && isUnderJson(place) };
  return wholeValue(value, place, root, schemas);
}

/** By the keys above it: an example in `content` stands below its media type, one in `components.examples` does not. */
function isUnderJson(place: Place): boolean {
  for (let current: Place | null = place; current !== null; current = current.parent) {
    if (typeof current.key === 'string' && mayBeJson(current.key)) return true;
  }
  return false;
}
