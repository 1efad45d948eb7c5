import { type Edit, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { isObject } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { sameValueFamily } from '../../model/schemas/composition.ts';
import type { Rename } from './name-at.ts';
import { innermostSchema, textOf } from './places.ts';

/** A text that describes values, and the names in it. */
interface Mentioning {
  readonly place: Place;
  readonly names: Map<string, string>;
}

/**
 * Renamed values in the descriptions of their schemas and parameters: in quotation marks, as code or bold, and as items
 * of a list.
 */
export function mentionsOfValues(renames: readonly Rename[], description: Description): Edit[] {
  const texts = new Map<string, Mentioning>();
  for (const { place, to } of renames) {
    const value = valueAt(place);
    if (typeof value !== 'string') continue;
    for (const at of descriptionsOf(innermostSchema(place, description))) {
      const known = texts.get(textOf(at)) ?? { place: at, names: new Map() };
      texts.set(textOf(at), known);
      known.names.set(value, to);
    }
  }
  return [...texts.values()].flatMap(({ place, names }) => {
    const old = valueAt(place);
    const text = typeof old === 'string' ? withNames(old, names) : old;
    return typeof text !== 'string' || text === old ? [] : [set(place, text)];
  });
}

/** Where the values of schemas, and the lists and parameters that hold them, may be described. */
function descriptionsOf(schemas: readonly SchemaNode[]): Place[] {
  const describing = new Set(schemas.flatMap(sameValueFamily));
  for (const { usedBy } of describing)
    for (const { relation, holder } of usedBy)
      if (relation === 'items' && holder !== null) for (const one of sameValueFamily(holder)) describing.add(one);
  return [...describing].flatMap(({ place, usedBy }) => [
    below(place, 'description'),
    ...usedBy.flatMap(({ relation, place: { parent } }) =>
      (relation === 'parameter' || relation === 'header') && parent !== null && isObject(valueAt(parent))
        ? [below(parent, 'description')]
        : [],
    ),
  ]);
}

/** A name in signs that set it apart. */
const SET_APART = /(`|\*\*|'|"|__)([^\s`*'"][^`*'"\n]*)\1/g;

/** A name at the beginning of an item, before what is said of it. */
const IN_LIST = /^([ \t]*[-*+•][ \t]+)(\S+?)(?=[ \t]*(?::|–|—|-[ \t]|$))/gm;

function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replaceAll(SET_APART, (all, sign: string, name: string) => {
      const to = names.get(name);
      return to === undefined ? all : `${sign}${to}${sign}`;
    })
    .replaceAll(IN_LIST, (all, before: string, name: string) => before + (names.get(name) ?? all.slice(before.length)));
}
