import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, has, type JsonObject, member } from '../../model/description/json.ts';
import { escapeToken, pointerToPath } from '../../model/description/json-pointer.ts';
import { below, type JsonPath, type Place, pathOf, rootPlace } from '../../model/description/place.ts';
import { decodePercent, joinSource, splitReference } from '../../model/description/reference.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { textOf } from './places.ts';

/** A place at which a value is named by a reference. */
interface WrittenReference {
  readonly at: Place;
  readonly reference: string;
}

/** Keys whose text is a reference. */
const KEYS: ReadonlySet<string> = new Set(['$ref', 'operationRef']);

/**
 * All references to a value and to what is in it, in all files of the description, with another last key of the value.
 */
export function references(place: Place, to: string, description: Description): Edit[] {
  const length = pathOf(place).length;
  return (referencesByTarget(description).get(textOf(place)) ?? []).map(({ at, reference }) =>
    set(at, withKey(reference, length, to)),
  );
}

/** What names a component beside references: a requirement names a security scheme, a mapping a schema. */
export function namesOfComponent(place: Place, to: string, description: Description): Edit[] {
  const [components, kind] = pathOf(place);
  if (components !== 'components' || place.file !== description.rootPlace.file) return [];
  if (kind === 'securitySchemes') return requirements(String(place.key), to, description);
  return kind === 'schemas' ? mappings(String(place.key), to, description) : [];
}

function requirements(name: string, to: string, { root, rootPlace: place, operations }: Description): Edit[] {
  return [{ value: root, place }, ...operations].flatMap((holder) =>
    asArray(holder.value.security).flatMap((requirement, index) =>
      has(asObject(requirement), name) ? [rename(below(holder.place, 'security', index, name), 'key', to)] : [],
    ),
  );
}

function mappings(name: string, to: string, { schemas }: Description): Edit[] {
  return schemas.flatMap(({ value, place }) =>
    Object.entries(asObject(member(value.discriminator, 'mapping'))).flatMap(([key, target]) =>
      target === name ? [set(below(place, 'discriminator', 'mapping', key), to)] : [],
    ),
  );
}

/** The text of the place that a reference leads to, as it is written. */
export function targetOf({ at, reference }: WrittenReference): string {
  const path = pointerToPath(decodePercent(splitReference(reference).fragment));
  return [fileOf(at, reference), ...path].join('\0');
}

function fileOf({ file }: Place, reference: string): string | null {
  const { source } = splitReference(reference);
  return source === '' ? file.source : joinSource(file.source, source);
}

/** The reference with another key in the stead of the last of so many. What is written in percent stays so. */
function withKey(reference: string, length: number, to: string): string {
  const { fragment } = splitReference(reference);
  const tokens = fragment.split('/');
  tokens[length] = fragment.includes('%') ? encodeURIComponent(escapeToken(to)) : escapeToken(to);
  return reference.slice(0, reference.length - fragment.length) + tokens.join('/');
}

/** All references, by the text of each place that they lead to or through. */
const referencesByTarget: (description: Description) => ReadonlyMap<string, readonly WrittenReference[]> = memoize(
  (description) => {
    const found: WrittenReference[] = [];
    for (const file of description.files)
      eachReference(file.data, [], (path, reference) => found.push({ at: below(rootPlace(file), ...path), reference }));
    const byTarget = new Map<string, WrittenReference[]>();
    for (const one of found) {
      let target = String(fileOf(one.at, one.reference));
      for (const key of pointerToPath(decodePercent(splitReference(one.reference).fragment))) {
        target += `\0${key}`;
        appendTo(byTarget, target, one);
      }
    }
    return byTarget;
  },
);

/** Goes through a value; `path` is the way to it, and the same list throughout. */
function eachReference(value: unknown, path: JsonPath, found: (path: JsonPath, reference: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const isMapping = path.at(-1) === 'mapping' && path.at(-2) === 'discriminator';
  for (const key of Object.keys(value)) {
    const item = (value as JsonObject)[key];
    path.push(Array.isArray(value) ? Number(key) : key);
    if (typeof item !== 'string') eachReference(item, path, found);
    else if (KEYS.has(key) || isMapping) found(path, item);
    path.pop();
  }
}
