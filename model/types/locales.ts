import type { SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Field } from '../schemas/fields.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { joinedWords, lastWord } from './name-words.ts';

/** A name whose values are locales: `locale`, `userLocale`, `preferred_locales`. */
export function isLocaleName(name: string): boolean {
  return /^locales?$/.test(lastWord(joinedWords(name)));
}

/**
 * A Locale (statement 2.3/locale): an object with properties in a field of such a name. An object called locales may be
 * a map.
 */
export function isLocale(node: SchemaNode, { name, repeated }: Field): boolean {
  const types = typesOf(node);
  const { properties } = effectiveSchema(node);
  if (!types.includes('object') || properties.size === 0) return false;
  return repeated || lastWord(joinedWords(name)) === 'locale';
}
