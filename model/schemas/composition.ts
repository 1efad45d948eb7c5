import { asObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { isReference } from '../description/reference.ts';
import { EXTENSIONS, SAME_VALUE } from '../description/schema-relations.ts';
import { memoize } from '../lib/memoize.ts';

/** The schema and everything under it that may describe the same value: `allOf`, alternatives, references. */
export const sameValueSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoize((node) =>
  node.uses.some(isSameValue) ? closure([node], ({ uses }) => sameValue(uses).map(({ target }) => target)) : [node],
);

/**
 * Everything that may describe a value which the schema describes: what holds the schema as a part (`allOf` and the like),
 * and all parts of that. So the properties that stand beside those of an `allOf` branch are found.
 */
export const sameValueFamily: (node: SchemaNode) => readonly SchemaNode[] = memoize((node) => {
  if (!node.usedBy.some(isSameValue) && !node.uses.some(isSameValue)) return [node];
  const holders = closure([node], ({ usedBy }) => sameValue(usedBy).map(({ holder }) => holder));
  return closure(holders, ({ uses }) => sameValue(uses).map(({ target }) => target));
});

/**
 * The schemas of whole values in which the schema is a part: those that extend it, by `allOf` or a reference with more beside
 * it; the schema itself where something else uses it, or nothing does, or where it goes round in a circle.
 */
export const outermostSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoize((node) => {
  const wholes = closure([node], extensionsOf).filter((one) => extensionsOf(one).length === 0);
  return wholes.length === 0 ? [node] : wholes;
});

/** Empty where a schema is more than a base of others. */
function extensionsOf({ usedBy }: SchemaNode): SchemaNode[] {
  const uses = usedBy.filter(({ relation }) => relation !== 'component' && relation !== 'file');
  if (!uses.every(({ relation }) => EXTENSIONS.has(relation))) return [];
  return uses.flatMap(({ holder }) => holder ?? []);
}

/** True when the schema refers to a part of its own that is not there, or has a reference for its `properties`, which means nothing. */
export function hasBrokenReference({ value, uses }: SchemaNode): boolean {
  return isReference(value.properties) || sameValue(uses).some(({ target }) => target === null);
}

/** The names of all properties that the schema's family defines. */
export const familyPropertyNames: (node: SchemaNode) => ReadonlySet<string> = memoize((node) =>
  propertyNamesIn(sameValueFamily(node)),
);

/** The names of all properties that the schemas define. */
export function propertyNamesIn(schemas: readonly SchemaNode[]): ReadonlySet<string> {
  return new Set(schemas.flatMap(({ value }) => Object.keys(asObject(value.properties))));
}

function sameValue(uses: readonly SchemaUse[]): SchemaUse[] {
  return uses.filter(isSameValue);
}

function isSameValue({ relation }: SchemaUse): boolean {
  return SAME_VALUE.has(relation);
}

function closure(start: readonly SchemaNode[], next: (node: SchemaNode) => (SchemaNode | null)[]): SchemaNode[] {
  const found = new Set(start);
  for (const node of found) {
    for (const other of next(node)) if (other !== null) found.add(other);
  }
  return [...found];
}
