import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { isExtension } from '../description/schema-relations.ts';
import { addTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { outermostSchemas, usesOf, usesOfValues, withEnclosingSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';

/**
 * The other definitions of a property in an object, before and after the one that is asked for. The values satisfy all
 * of them, and what one lacks another may have: `allOf: [{$ref: Page}, {properties: {items: …}}]`, where Page defines
 * `items`, too.
 */
export interface SiblingDefinitions {
  readonly earlier: readonly SchemaNode[];
  readonly later: readonly SchemaNode[];
}

const NO_SIBLINGS: readonly never[] = Object.freeze([]);

/**
 * The sibling definitions of a property's schema, one entry for each outermost object that has the property. Empty
 * where the schema is used in another way as well, or is the only definition in one of the objects.
 */
export const siblingDefinitions: (node: SchemaNode) => readonly SiblingDefinitions[] = memoize((node) => {
  const own = usesOf(node);
  const uses = own.some(isExtension) ? usesOfValues(node) : own;
  if (uses.some(({ relation }) => relation !== 'property')) return NO_SIBLINGS;
  const found: SiblingDefinitions[] = [];
  for (const { holder, key, target } of uses) {
    for (const object of holder === null ? [] : outermostSchemas(holder)) {
      const all = sharedDefinitions(object).get(String(key)) ?? [];
      const position = target === null ? -1 : all.indexOf(target);
      if (position < 0) return NO_SIBLINGS;
      found.push({ earlier: all.slice(0, position), later: all.slice(position + 1) });
    }
  }
  return found.length === 0 ? NO_SIBLINGS : found;
});

/** True where the condition holds for another definition of the same property, in every object that has the schema. */
export function siblingDefinitionMatches(node: SchemaNode, matches: (other: SchemaNode) => boolean): boolean {
  const all = siblingDefinitions(node);
  return all.length > 0 && all.every(({ earlier, later }) => earlier.some(matches) || later.some(matches));
}

/** Every definition of a property in the parts of one object. */
export function propertyDefinitions(parts: readonly SchemaNode[], name: string): SchemaUse[] {
  return parts.flatMap(({ uses }) => uses.filter(({ relation, key }) => relation === 'property' && key === name));
}

const NONE: ReadonlyMap<string, readonly SchemaNode[]> = new Map();

/** The properties that several parts of an object define, with all definitions. */
const sharedDefinitions: (object: SchemaNode) => ReadonlyMap<string, readonly SchemaNode[]> = memoize((object) => {
  const parts = new Set(withEnclosingSchemas(object).flatMap((schema) => effectiveSchema(schema).parts));
  if (parts.size < 2) return NONE;
  const definitions = new Map<string, Set<SchemaNode>>();
  for (const { uses } of parts) {
    for (const { relation, key, target } of uses) {
      if (relation === 'property' && target !== null) addTo(definitions, String(key), target);
    }
  }
  const shared = [...definitions].filter(([, schemas]) => schemas.size > 1);
  return new Map(shared.map(([name, schemas]) => [name, [...schemas]]));
});
