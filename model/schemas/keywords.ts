import { has, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { withEnclosingSchemas } from './composition.ts';
import { broughtIn } from './effective-schema.ts';
import { siblingDefinitions } from './sibling-definitions.ts';

/** A keyword's value, and where it is written. */
export interface Keyword {
  readonly value: unknown;
  readonly place: Place;
}

/**
 * A keyword that holds for the values of a schema: its own, else one that `allOf` or a `$ref` brings in, else one of a
 * schema that it is written into as a branch. Undefined where there is none.
 *
 *   {maxLength: 9, allOf: [{pattern: ^a}]}     the schema has the pattern ^a, and the branch the maxLength 9
 */
export function keywordOf(node: SchemaNode, name: string): Keyword | undefined {
  for (const schema of withEnclosingSchemas(node)) {
    const keyword = composedKeyword(schema, name);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

function composedKeyword(node: SchemaNode, name: string): Keyword | undefined {
  const part = has(node.value, name) ? node : broughtIn(node).find(({ value }) => has(value, name));
  return part && { value: member(part.value, name), place: below(part.place, name) };
}

/**
 * The same, else the keyword of another definition of the same property, if there is one wherever the schema is used:
 * in `allOf: [{properties: {code: {type: string}}}, {properties: {code: {maxLength: 9}}}]` the first definition of
 * `code` has the maxLength of the second.
 */
export function keywordInAnyDefinition(node: SchemaNode, name: string): Keyword | undefined {
  const own = keywordOf(node, name);
  if (own !== undefined) return own;
  const found = siblingDefinitions(node).map(({ earlier, later }) => firstKeyword([...earlier, ...later], name));
  return found.every((keyword) => keyword !== undefined) ? found[0] : undefined;
}

function firstKeyword(schemas: readonly SchemaNode[], name: string): Keyword | undefined {
  for (const schema of schemas) {
    const keyword = keywordOf(schema, name);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

/**
 * Where to report a keyword that holds for a schema: at the schema's own, else at the schema, since other schemas may
 * share it.
 */
export function ownPlace(schema: SchemaNode, place: Place): Place {
  return typeof place.key === 'string' && has(schema.value, place.key) ? below(schema.place, place.key) : schema.place;
}
