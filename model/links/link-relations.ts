import type { Description } from '../description/description.ts';
import { asArray, asString, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { describesValue } from '../description/schema-contexts.ts';
import { memoize } from '../lib/memoize.ts';
import { type ExampleValue, exampleValues } from '../schemas/example-values.ts';
import { listedValues } from '../schemas/listed-values.ts';
import { patternWords } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { isShownRelation, linkRelationSchemas } from './links.ts';

/** A link relation (RFC 8288) that a description lists or shows, and where it is written. */
export interface RelationName {
  readonly name: string;
  readonly place: Place;
  /** All names that the same schema lists, or that the links of the same array have. */
  readonly among: ReadonlySet<string>;
  /** The link in an example; null for a name that a schema lists. */
  readonly link: ExampleValue | null;
}

/**
 * The link relation names that schemas list, by `enum` or pattern, and those in examples that their schema does not
 * list.
 */
export const relationNames: (description: Description) => readonly RelationName[] = memoize((description) => [
  ...listedNames(description),
  ...shownNames(description),
]);

/** The object with the array of links in which an example shows a link; undefined where there is none. */
export function holderOfLink({ parent }: ExampleValue): ExampleValue | undefined {
  return (Array.isArray(parent?.value) ? parent?.parent : undefined) ?? undefined;
}

function listedNames(description: Description): RelationName[] {
  return [...linkRelationSchemas(description)].filter(describesValue).flatMap((schema) => {
    const names = namesListedBy(schema);
    const among = new Set(names.map(({ name }) => name));
    return names.map(({ name, place }) => ({ name, place, among, link: null }));
  });
}

function namesListedBy(schema: SchemaNode): { readonly name: string; readonly place: Place }[] {
  const names = listedValues(schema).flatMap(({ value, path }) =>
    typeof value === 'string' ? [{ name: value, place: below(schema.place, ...path) }] : [],
  );
  if (names.length > 0) return names;
  const place = below(schema.place, 'pattern');
  return (namesInPattern(schema) ?? []).map((name) => ({ name, place }));
}

function namesInPattern({ value }: SchemaNode): readonly string[] | null {
  const pattern = asString(value.pattern);
  return pattern === null ? null : patternWords(parsePattern(pattern));
}

function shownNames(description: Description): RelationName[] {
  return exampleValues(description).flatMap((shown): RelationName[] => {
    const { value, parent, schemas } = shown;
    if (typeof value !== 'string' || parent === null || !isShownRelation(shown)) return [];
    if (schemas.some((schema) => namesListedBy(schema).some(({ name }) => name === value))) return [];
    const links = Array.isArray(parent.parent?.value) ? asArray(parent.parent.value) : [parent.value];
    const among = new Set(links.map((link) => asString(member(link, 'rel')) ?? ''));
    return [{ name: value, place: shown.place, among, link: parent }];
  });
}
