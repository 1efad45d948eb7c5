import { definitionNames } from '../definition-names.ts';
import { effectiveSchema } from '../effective-schema.ts';
import type { Field } from '../fields.ts';
import type { SchemaNode } from '../nodes.ts';
import { splitWords } from '../words.ts';
import { roleOf } from './annotated-role.ts';

/** A name whose values are locales: `locale`, `userLocale`, `preferred_locales`. */
export function isLocaleName(name: string): boolean {
  return /^locales?$/.test(splitWords(name).at(-1) ?? '');
}

/** A Locale (statement 2.3/locale): an object that is called or annotated so; an object called locales may be a map. */
export function isLocale(node: SchemaNode, fields: readonly Field[]): boolean {
  const role = roleOf(node);
  if (role !== null) return role === 'locale';
  const ofOne = fields.filter(({ name, repeated }) => repeated || splitWords(name).at(-1) === 'locale');
  const names = [...definitionNames(node), ...ofOne.map(({ name }) => name)];
  const { types, properties } = effectiveSchema(node);
  return types.includes('object') && properties.size > 0 && names.some(isLocaleName);
}
