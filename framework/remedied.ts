import { member } from '../model/description/json.ts';
import type { Place } from '../model/description/place.ts';
import { valueAt } from '../model/description/value-at.ts';
import { groupBy } from '../model/lib/group-by.ts';
import type { Violation } from './finding.ts';
import { listed, plain, quote } from './messages.ts';
import type { Edit, Remedy } from './remedy.ts';

/** Where a violation with a remedy stands, and, where the words for its edits do not suffice, others. */
type Details = Pick<Violation, 'at' | 'places' | 'covers' | 'fix'> & { readonly words?: string };

/**
 * A violation with a remedy: its message is the fact, and what the remedy writes. Without any edit it has no remedy but
 * its words.
 */
export function remedied(
  fact: string,
  remedy: Remedy,
  { words = remedyWords(remedy), ...where }: Details = {},
): Violation {
  return { message: `${fact}; ${words}`, ...where, ...(remedy.length > 0 && { remedy }) };
}

/**
 * A remedy in words: `write 32767`, `add minItems: 0 and maxItems: 32767`, `remove "default"`, `write labelId`. Several
 * edits of one kind are one sentence; those that write the same are named once.
 */
export function remedyWords(remedy: Remedy): string {
  const byVerb = groupBy(remedy.map(wordsOfEdit), ({ verb }) => verb);
  return listed(
    Array.from(byVerb, ([verb, edits]) => `${verb} ${listed([...new Set(edits.map(({ object }) => object))])}`),
  );
}

function wordsOfEdit(edit: Edit): { readonly verb: string; readonly object: string } {
  switch (edit.edit) {
    case 'set':
      return isWritten(edit.place)
        ? { verb: 'write', object: quote(edit.value) }
        : { verb: 'add', object: `${plain(String(edit.place.key))}: ${quote(edit.value)}` };
    case 'insert':
      return { verb: 'add', object: quote(edit.value) };
    case 'remove':
      return { verb: 'remove', object: quote(removed(edit.place)) };
    case 'rename':
      return { verb: 'write', object: edit.to };
  }
}

/** True where the text has a value at the place. */
function isWritten({ parent, key }: Place): boolean {
  return parent === null || member(valueAt(parent), key) !== undefined;
}

/** A member is named by its key, an item by its value. */
function removed(place: Place): unknown {
  return typeof place.key === 'number' ? valueAt(place) : place.key;
}
