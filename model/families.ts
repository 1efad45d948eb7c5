import { asObject } from './json.ts';
import type { SchemaNode, SchemaUse } from './nodes.ts';
import { isReference } from './reference.ts';
import { remembered } from './remembered.ts';
import { SAME_VALUE } from './same-value.ts';

/** The schema and everything under it that may describe the same value: `allOf`, alternatives, references. */
export const describersWithin: (node: SchemaNode) => readonly SchemaNode[] = remembered((node) =>
  closure([node], ({ uses }) => sameValue(uses).map(({ target }) => target)),
);

/**
 * Everything that may describe a value which the schema describes: what holds the schema as a part (`allOf` and the like),
 * and all parts of that. So the properties that stand beside those of an `allOf` branch are found.
 */
export const familyOf: (node: SchemaNode) => readonly SchemaNode[] = remembered((node) => {
  const holders = closure([node], ({ usedBy }) => sameValue(usedBy).map(({ holder }) => holder));
  return closure(holders, ({ uses }) => sameValue(uses).map(({ target }) => target));
});

/** True when the schema refers to a part of its own that is not there, or has a reference for its `properties`, which means nothing. */
export function lacksPart({ value, uses }: SchemaNode): boolean {
  return isReference(value.properties) || sameValue(uses).some(({ target }) => target === null);
}

/** The names of all properties that the schema's family defines. */
export const familyNames: (node: SchemaNode) => ReadonlySet<string> = remembered((node) => namesIn(familyOf(node)));

/** The names of all properties that the schemas define. */
export function namesIn(schemas: readonly SchemaNode[]): ReadonlySet<string> {
  return new Set(schemas.flatMap(({ value }) => Object.keys(asObject(value.properties))));
}

function sameValue(uses: readonly SchemaUse[]): SchemaUse[] {
  return uses.filter(({ relation }) => SAME_VALUE.has(relation));
}

function closure(start: readonly SchemaNode[], next: (node: SchemaNode) => (SchemaNode | null)[]): SchemaNode[] {
  const found = new Set(start);
  for (const node of found) {
    for (const other of next(node)) if (other !== null) found.add(other);
  }
  return [...found];
}
