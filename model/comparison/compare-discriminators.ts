import { asObject, asString, isObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { withoutWrappers } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/**
 * Compares `discriminator`: the property, and the values of `mapping`. Where a value leads is compared with the
 * alternatives, and so are values of alternatives that came or went. Names of components that are values by themselves
 * are not compared, since renaming a component is no change.
 */
export function compareDiscriminators(comparing: Comparing): void {
  const { before, after, report } = comparing;
  const [then, now] = [before.first('discriminator'), after.first('discriminator')];
  if (then === null || now === null) return;
  const [property, propertyNow] = [then, now].map(({ value }) => asString(asObject(value).propertyName));
  if (property !== propertyNow) {
    const place = below(now.place, 'propertyName');
    report('discriminator-changed', 'breaks', { place, side: 'after' }, { before: property, after: propertyNow });
    return;
  }
  compareMappings(then.place, now.place, property ?? '', comparing);
}

function compareMappings(then: Place, now: Place, property: string, comparing: Comparing): void {
  const { before, after, direction, report } = comparing;
  const [from, to] = direction === 'request' ? [before, after] : [after, before];
  const known = mappingOf(to);
  // Without a mapping the names of components are the values.
  if (known.size === 0) return;
  const name = direction === 'request' ? 'discriminator-value-removed' : 'discriminator-value-added';
  const [at, side] = direction === 'request' ? [then, 'before' as const] : [now, 'after' as const];
  for (const [value, target] of mappingOf(from)) {
    if (known.has(value) || value === target || !isOffered(target, to)) continue;
    if (listsValue(from, target, property, value) === true && listsValue(to, target, property, value) === false)
      continue;
    report(name, 'breaks', { place: below(at, 'mapping', value), side }, { subject: value });
  }
}

/** False for the target of an alternative that the other side does not have: that is what is reported. */
function isOffered(target: string, view: SchemaView): boolean {
  const alternatives = alternativesOf(view);
  return alternatives.length === 0 || alternatives.some((one) => nameOfAlternative(one) === target);
}

/**
 * Whether an alternative lists a value for the discriminator itself; null where it lists none. Its list is then what is
 * reported.
 */
function listsValue(view: SchemaView, target: string, property: string, value: string): boolean | null {
  const alternative = alternativesOf(view).find((one) => nameOfAlternative(one) === target);
  return alternative?.properties.get(property)?.view.listed?.values.includes(value) ?? null;
}

function alternativesOf(view: SchemaView): SchemaView[] {
  return [...view.usesOf('oneOf'), ...view.usesOf('anyOf')].map((use) => view.viewOf(use));
}

/** The values of a discriminator, with the names of the components that they lead to. */
export function mappingOf(view: SchemaView): ReadonlyMap<string, string> {
  const mapping = asObject(asObject(view.first('discriminator')?.value).mapping);
  return new Map(
    Object.keys(mapping).flatMap((value) => {
      const name = asString(mapping[value])?.split('/').at(-1);
      return name === undefined ? [] : [[value, name] as const];
    }),
  );
}

/** Compares the schemas that extend one with a discriminator (`allOf`): values that it describes are as these say. */
export function compareExtensions({ before, after, compare }: Comparing): void {
  const [then, now] = [before, after].map(extensionsOf);
  if (then === undefined || now === undefined || then.size === 0 || now.size === 0) return;
  const [mapping, mappingNow] = [mappingOf(before), mappingOf(after)];
  for (const [name, view] of then) {
    const value = [...mapping].find(([, target]) => target === name)?.[0];
    const other = now.get(name) ?? now.get(mappingNow.get(value ?? '') ?? '');
    if (other !== undefined) compare(view, other);
  }
}

/** The components that extend a schema with a discriminator, by their names; none for one of these. */
export function extensionsOf(view: SchemaView): ReadonlyMap<string, SchemaView> {
  const extensions = view.parts.flatMap((part) =>
    isObject(part.value.discriminator) ? [extending(wholeOf(part))] : [],
  );
  if (extensions.some((uses) => view.parts.some((part) => uses.has(part)))) return new Map();
  const uses = extensions.flatMap((found) => [...found.values()]);
  return new Map(uses.map((use) => [String(use.key), view.viewOf(use)]));
}

/** The schema of which a part is written out in `allOf`. */
function wholeOf(part: SchemaNode): SchemaNode {
  const { written } = part;
  return written?.relation === 'allOf' && written.holder !== null ? wholeOf(written.holder) : part;
}

/** The components that have a schema in `allOf`, or one that has, each with where it is written. */
const extending: (base: SchemaNode) => ReadonlyMap<SchemaNode, SchemaUse> = memoize((base) => {
  const schemas = new Set([base]);
  for (const { usedBy } of schemas) {
    for (const { relation, holder } of usedBy) if (relation === 'allOf' && holder !== null) schemas.add(holder);
  }
  schemas.delete(base);
  const found = new Map<SchemaNode, SchemaUse>();
  for (const schema of schemas) {
    const component = schema.usedBy.find(({ relation }) => relation === 'component');
    if (component !== undefined) found.set(schema, component);
  }
  return found;
});

/** The name of the component that an alternative is, in this file or another one, or its title. */
export function nameOfAlternative({ parts: [part] }: SchemaView): string | null {
  if (part === undefined) return null;
  return definitionNames(withoutWrappers(part))[0] ?? asString(part.value.title);
}
