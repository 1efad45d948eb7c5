import { asObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { isReference } from '../description/reference.ts';
import { BRANCHES, EXTENSIONS, isExtension, NAMING, SAME_VALUE } from '../description/schema-relations.ts';
import { memoize, memoizeFamily } from '../lib/memoize.ts';
import { effectiveSchema } from './effective-schema.ts';

/*
 * Which schemas describe the values of another one. Downwards are the schemas that it takes in, upwards those that take
 * it in.
 *
 *   Dog: {allOf: [{$ref: Animal}, B], oneOf: [Small, Large]}      B is written there; only Dog refers to Animal
 *
 *   effectiveSchema(Dog).parts   down, what holds for every value: Dog, Animal, B
 *   sameValueSchemas(Dog)        down, what holds for some values, too: Dog, Animal, B, Small, Large
 *   objectAlternatives(Dog)      down, what holds together: Dog, Animal, B, Small; and Dog, Animal, B, Large
 *   withEnclosingSchemas(B)      up, what it is written into: B, Dog
 *   outermostSchemas(Animal)     up, what extends it: Dog
 *   sameValueFamily(Animal)      up, then down: Animal, Dog, B, Small, Large
 *   compatibleSchemas(Small)     the same without what excludes it: Small, Dog, Animal, B
 *   withoutWrappers(W)           down, past schemas that only refer to another one: Dog for W: {allOf: [{$ref: Dog}]}
 */

/** The schema and everything under it that may describe the same value: `allOf`, alternatives, references. */
export const sameValueSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) =>
  node.uses.some(isSameValue) ? closure([node], ({ uses }) => sameValue(uses).map(({ target }) => target)) : [node],
);

/**
 * The schemas that take the schema in (by `allOf`, as an alternative, by reference), and everything under all of them:
 * so the properties that stand beside those of an `allOf` branch are found.
 */
export const sameValueFamily: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) => {
  if (!node.usedBy.some(isSameValue) && !node.uses.some(isSameValue)) return [node];
  const holders = closure([node], ({ usedBy }) => sameValue(usedBy).map(({ holder }) => holder));
  return closure(holders, ({ uses }) => sameValue(uses).map(({ target }) => target));
});

/**
 * The schemas that may describe one value together with the schema: the family without variants that exclude it. Of
 * `anyOf` and `oneOf` above the schema, the other branches are left out.
 */
export const compatibleSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) => {
  const extending = withExtensions(node);
  const around = closure(extending, ({ usedBy }) => sameValue(usedBy).map(({ holder }) => holder));
  const parts = around.flatMap((holder) => effectiveSchema(holder).parts);
  return [...new Set([...extending.flatMap(sameValueSchemas), ...parts])];
});

/**
 * The schemas that extend the schema, by `allOf` or by a `$ref` with keywords beside it, and that nothing extends
 * themselves. The schema itself where it is used in another way as well, where nothing uses it, or where it extends
 * itself.
 */
export const outermostSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) => {
  const outermost = closure([node], extensionsOf).filter((one) => extensionsOf(one).length === 0);
  return outermost.length === 0 ? [node] : outermost;
});

/** Empty where a schema is more than a base of others. */
function extensionsOf(node: SchemaNode): SchemaNode[] {
  const uses = usesOf(node);
  return uses.every(({ relation }) => EXTENSIONS.has(relation)) ? uses.flatMap(({ holder }) => holder ?? []) : [];
}

/** The uses of a schema by other schemas, bodies, parameters and headers: those that do not only give it a name. */
export function usesOf({ usedBy }: SchemaNode): SchemaUse[] {
  return usedBy.filter(({ relation }) => !NAMING.has(relation));
}

/** Branches within branches, deeper than anyone writes by hand; by an alias of YAML a schema may even hold itself. */
const DEEPEST = 20;

/** The schema and those that it is written into as a branch, from the inside out: they all describe the same value. */
export const withEnclosingSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) => {
  const found = [node];
  for (let { written } = node; written !== null && written.holder !== null && BRANCHES.has(written.relation); ) {
    if (found.length > DEEPEST) break;
    found.push(written.holder);
    written = written.holder.written;
  }
  return found;
});

/** The schema and those that it is written into as a part of `allOf`, from the inside out. */
export function withExtendingSchemas(node: SchemaNode): readonly SchemaNode[] {
  const enclosing = withEnclosingSchemas(node);
  const outermost = enclosing.findIndex(({ written }) => written?.relation !== 'allOf');
  return outermost === -1 ? enclosing : enclosing.slice(0, outermost + 1);
}

/** The schema, and what it extends that nothing else uses; a name as a component is no use. */
export function ownParts(schema: SchemaNode): SchemaNode[] {
  return effectiveSchema(schema).parts.filter((part) => part === schema || usesOf(part).length === 1);
}

/**
 * The schemas, and what they extend that no other schema extends or uses: what is true of all of them is true of that.
 */
export function withTheirBases(schemas: Iterable<SchemaNode>): ReadonlySet<SchemaNode> {
  const all = new Set(schemas);
  const parts = [...all].flatMap((schema) => effectiveSchema(schema).parts);
  return new Set([...all, ...parts.filter((part) => outermostSchemas(part).every((one) => all.has(one)))]);
}

/**
 * What has the values of a schema: its uses, and those of schemas that extend it, such as a `$ref` with a description
 * beside it.
 */
export function usesOfValues(node: SchemaNode): SchemaUse[] {
  return withExtensions(node).flatMap((one) => usesOf(one).filter((use) => !isExtension(use)));
}

/** Where a schema is used, and where the schemas stand that extend it, with all their uses. */
export function placesOfUses(node: SchemaNode): Place[] {
  return withExtensions(node).flatMap(({ place, usedBy }) => [
    ...(place === node.place ? [] : [place]),
    ...usedBy.map((use) => use.place),
  ]);
}

/** The schema, and those that extend it by `allOf` or a `$ref`, wherever they are written. */
function withExtensions(node: SchemaNode): SchemaNode[] {
  return closure([node], ({ usedBy }) => usedBy.filter(isExtension).map(({ holder }) => holder));
}

/** Keywords that say nothing about the values where they stand beside a reference, or around one in `allOf`. */
const SAYS_NOTHING =
  /^(?:\$ref|\$dynamicRef|allOf|\$schema|\$comment|type|title|summary|description|examples?|deprecated|readOnly|nullable|x-.*)$/;

/**
 * The schema that another one stands for: past every schema that holds one reference, perhaps in `allOf`, and nothing
 * else.
 */
export function withoutWrappers(schema: SchemaNode): SchemaNode {
  const seen = new Set<SchemaNode>();
  let current = schema;
  for (let part = onlyPart(current); part !== null && !seen.has(part); part = onlyPart(current)) {
    seen.add(current);
    current = part;
  }
  return current;
}

function onlyPart({ value, uses }: SchemaNode): SchemaNode | null {
  const [only, ...others] = uses;
  if (only === undefined || others.length > 0 || !EXTENSIONS.has(only.relation)) return null;
  if (only.target?.written === only) return null;
  return Object.keys(value).every((key) => SAYS_NOTHING.test(key)) ? only.target : null;
}

/** The schemas and everything in and under them that they lead to through the uses that count. */
export function reachableFrom(
  start: Iterable<SchemaNode>,
  counts: (use: SchemaUse) => boolean = () => true,
): ReadonlySet<SchemaNode> {
  const found = new Set(start);
  for (const { uses } of found) {
    for (const use of uses) if (use.target !== null && counts(use)) found.add(use.target);
  }
  return found;
}

/**
 * True where a part or an alternative is an unresolved reference, or where `properties` is a reference, which means
 * nothing.
 */
export function hasBrokenReference({ value, uses }: SchemaNode): boolean {
  return isReference(value.properties) || sameValue(uses).some(({ target }) => target === null);
}

/** The names of all properties that the schema's family defines. */
export const familyPropertyNames: (node: SchemaNode) => ReadonlySet<string> = memoize((node) =>
  propertyNamesIn(sameValueFamily(node)),
);

/** The names of all properties that the schemas themselves define. */
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
