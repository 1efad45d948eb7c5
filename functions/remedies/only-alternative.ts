import type { Mending } from '../../framework/fixes/rule-fix.ts';
import { type Edit, remove, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, has, type JsonObject, sameJson } from '../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../model/description/nodes.ts';
import { below, byPlace, type Place } from '../../model/description/place.ts';
import { PlaceIndex } from '../../model/description/place-index.ts';
import { isReference } from '../../model/description/reference.ts';
import { schemaAt } from '../../model/description/schema-at.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { admitsOnly, admittedTypes } from '../../model/schemas/schema-types.ts';
import { notRequired, nullsOf } from './without-null.ts';

/** Of the schema around the alternative, these say more of it than those of the alternative. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['title']);

/**
 * Writes the only alternative of `anyOf` or `oneOf` in its place, without null. Null where there are several, where a
 * keyword is given twice, or where something else refers into the alternative.
 *
 * @param place Where the keyword stands.
 */
export function onlyAlternativeInPlace({ parent, key }: Place, description: Description): Mending | null {
  const node = parent === null ? undefined : schemaAt(parent, description);
  const only = node === undefined ? null : onlyAlternative(node, String(key));
  if (node === undefined || only === null) return null;
  const edits = inPlace(node, String(key), only.written, description);
  if (edits === null || isReferredInto(only.use.place, description)) return null;
  if (!only.isBesideNull) return { edits, isSafe: true };
  return { edits: [...edits, ...nullsOf(node, description).map(remove), ...notRequired(node)] };
}

interface OnlyAlternative {
  readonly use: SchemaUse;
  readonly written: JsonObject;
  readonly isBesideNull: boolean;
}

function onlyAlternative({ value, uses }: SchemaNode, keyword: string): OnlyAlternative | null {
  const all = uses.filter(({ relation }) => relation === keyword);
  const [use, ...more] = all.filter(({ target }) => target === null || !admitsOnly(target, 'null'));
  const listed = asArray(value[keyword]);
  if (use === undefined || more.length > 0 || all.length < listed.length) return null;
  return { use, written: asObject(listed[Number(use.key)]), isBesideNull: all.length > 1 };
}

/** OpenAPI 3.0 ignores what stands beside a `$ref`: there, an object is extended by what does. */
function inPlace(
  { value, place }: SchemaNode,
  keyword: string,
  written: JsonObject,
  description: Description,
): Edit[] | null {
  const others = Object.keys(value).filter((key) => key !== keyword && key !== 'discriminator');
  if (isReference(written) && description.version === '3.0' && others.length > 0)
    return extended({ value, place }, keyword, description);
  const added = Object.keys(written).filter((key) => !has(value, key));
  const isTwice = Object.keys(written).some(
    (key) => has(value, key) && !ANNOTATIONS.has(key) && !sameJson(value[key], written[key]),
  );
  if (isTwice) return null;
  return [
    ...added.map((key) => set(below(place, key), written[key])),
    ...[keyword, 'discriminator'].filter((key) => has(value, key)).map((key) => remove(below(place, key))),
  ];
}

function extended(
  { value, place }: Pick<SchemaNode, 'value' | 'place'>,
  keyword: string,
  description: Description,
): Edit[] | null {
  const node = schemaAt(place, description);
  const types = node === undefined ? null : admittedTypes(node);
  const isObject = types?.size === 1 && types.has('object');
  const isTaken = ['allOf', 'discriminator', 'nullable'].some((key) => has(value, key));
  return isObject && !isTaken ? [rename(below(place, keyword), 'key', 'allOf')] : null;
}

/** True where something refers to the schema at a place, or to one inside of it. */
function isReferredInto(place: Place, description: Description): boolean {
  return placesReferredInto(description).at(place).length > 0;
}

const placesReferredInto: (description: Description) => PlaceIndex<true> = memoize(({ schemas }) => {
  const index = new PlaceIndex<true>();
  for (const { place, usedBy } of schemas) {
    if (usedBy.every((use) => byPlace(use.place, place) === 0)) continue;
    for (let at: Place | null = place; at !== null; at = at.parent) index.add(at, true);
  }
  return index;
});
