import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';

/** Keys under which descriptions, and the files that they are split into, collect schemas by name. */
const COLLECTIONS: ReadonlySet<string | number> = new Set(['schemas', 'definitions', '$defs']);

const NONE: readonly never[] = Object.freeze([]);

/**
 * The names under which a schema can be referred to: `Money` for `#/components/schemas/Money`, for `$defs/Money` in any
 * file, and for a file `schemas/Money.yaml` that is the schema. Empty for a schema without a name.
 */
export const definitionNames: (schema: SchemaNode) => readonly string[] = memoize(({ usedBy, place, written }) => {
  const names = usedBy.filter(({ relation }) => relation === 'component').map(({ key }) => String(key));
  if (place.parent === null) names.push(fileName(place.file.source ?? ''));
  else if (COLLECTIONS.has(place.parent.key)) names.push(String(place.key));
  // A file may be nothing but such a collection.
  else if (place.parent.parent === null && written === null) names.push(String(place.key));
  return names.length === 0 ? NONE : [...new Set(names)].filter((name) => name !== '');
});

/** `Money` for `schemas/Money.yaml`. */
function fileName(source: string): string {
  return (/[^/\\]*$/.exec(source)?.[0] ?? '').replace(/\..*$/, '');
}

/**
 * The same names as people would write them: without the package before them, and the number or `Dto` behind them, that
 * generators add (`acme.v1.Money`, `Money_1`, `MoneyDto`).
 */
export function plainDefinitionNames(schema: SchemaNode): readonly string[] {
  return definitionNames(schema).map((name) => name.replace(/^.*\.(?=\p{Lu}[^.]*$)/u, '').replace(ADDED, '') || name);
}

const ADDED = /(?<=[\p{L}\d])(?:_\d+|_?D[Tt][Oo])+$/u;

/**
 * The words of a schema's name that say what it describes: without the package and the version that generators put
 * before it (`acme.v1.Order`, `v1Order`), the number behind a name that was taken (`Order_1`), and the words that are
 * `others`. Those are left in front of nothing else: of `Order.Request`, order is what is described.
 */
export function describedWords(name: string, others: ReadonlySet<string>): readonly string[] {
  const words = splitWords(name);
  const last = splitWords(name.slice(name.lastIndexOf('.') + 1));
  const version = words.findLastIndex((word, at) => at < words.length - 1 && /^v\d+$/.test(word));
  const isPackaged = /\.\p{Lu}[^.]*$/u.test(name);
  const own = [isPackaged ? last : [], words.slice(version + 1), words].map((part) =>
    part.filter((word) => !others.has(word) && !/^v?\d+$/.test(word)),
  );
  return own.find((part) => part.length > 0) ?? [];
}
