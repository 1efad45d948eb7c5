import type { Place } from '../model/description/place.ts';

/**
 * What a name that is renamed is a name of. It decides what else names the same thing: a property is also named in
 * `required`, examples and discriminators, a path parameter in the keys of `paths`, a component in references, a listed
 * `value` in defaults, examples and the mappings of discriminators, a `path` in all paths that have its segments. A
 * `key` is named nowhere else.
 */
export type NamedThing = 'property' | 'parameter' | 'component' | 'path' | 'value' | 'key';

/** One change to a parsed description. */
export type Edit =
  /** Writes the value at the place: in the stead of what is there, or as a new member. */
  | {
      readonly edit: 'set';
      readonly place: Place;
      readonly value: unknown;
      /**
       * True where the statement admits other values, and a project may have one of its own: a bound that nothing in
       * the description gives.
       */
      readonly isProposal?: true;
    }
  /** Puts the value into a list, before the item at the place; an index as large as the list's length appends it. */
  | { readonly edit: 'insert'; readonly place: Place; readonly value: unknown }
  /** Takes out the member or item. */
  | { readonly edit: 'remove'; readonly place: Place }
  /**
   * Renames what the key at the place names, or, where a name is a value, that value; and all that names the same
   * thing.
   */
  | { readonly edit: 'rename'; readonly place: Place; readonly of: NamedThing; readonly to: string };

/**
 * What to write so that a finding is gone, and no other comes. All edits together; their places are those before any of
 * them.
 */
export type Remedy = readonly Edit[];

/** Writes a value at a place: in the stead of what is there, or as a new member. */
export function set(place: Place, value: unknown): Edit {
  return { edit: 'set', place, value };
}

/** Writes a value that the statement admits, where others would do as well. */
export function propose(place: Place, value: unknown): Edit {
  return { edit: 'set', place, value, isProposal: true };
}

/** Puts a value into a list, before the item at the place. */
export function insert(place: Place, value: unknown): Edit {
  return { edit: 'insert', place, value };
}

/** Takes out the member or item at the place. */
export function remove(place: Place): Edit {
  return { edit: 'remove', place };
}

/** True where what a rename renames is named by the last key of its place, and not by the value there. */
export function renamesKey({ of, place: { key, parent } }: Extract<Edit, { edit: 'rename' }>): boolean {
  const isItem = typeof key === 'number';
  const isDiscriminating = key === 'propertyName' && parent?.key === 'discriminator';
  return of !== 'parameter' && of !== 'value' && !isItem && !isDiscriminating;
}

/** Renames what is named at the place, and all that names the same thing. */
export function rename(place: Place, of: NamedThing, to: string): Edit {
  return { edit: 'rename', place, of, to };
}
