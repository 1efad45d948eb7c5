import { quote } from '../../framework/messages.ts';
import type { LooseLink } from '../../model/links/links-elsewhere.ts';
import { effectiveSchema, itemSchemasOf } from '../../model/schemas/effective-schema.ts';
import { typesOf } from '../../model/schemas/schema-types.ts';

/** What carries links (section 2.4 of the conventions), as a remedy says it. */
export const LINKS_ARRAY = 'an array links of objects with href, rel and method';

/** What is wrong with a link outside an array `links`, said of the property that has it, and what to write. */
interface Said {
  readonly fact: string;
  readonly remedy: string;
}

/** The message about a link outside an array `links`. */
export function inPlace(loose: LooseLink): string {
  const { fact, remedy } = sayLoose(loose);
  const name = quote(loose.use.key);
  if (loose.form !== 'name') return `${loose.use.key} ${fact}; ${remedy}`;
  return isArray(loose.use) ? `the array of links is called ${name}; ${remedy}` : `${name} ${fact}; ${remedy}`;
}

/** What is wrong with a loose link beside its name, and what to write in place of both; the name is not said again. */
export function sayLoose({ form, use, holder }: LooseLink): Said {
  const types = use.target === null ? [] : typesOf(use.target);
  if (form === 'href') return { fact: 'stands outside an array links', remedy: `carry the link in ${LINKS_ARRAY}` };
  if (form === 'shape')
    return { fact: `is of type ${types[0] ?? 'value'}`, remedy: `make it ${LINKS_ARRAY.replace('links of', 'of')}` };
  if (isArray(use)) return sayArray(use, holder);
  const isLink =
    types.includes('string') || (use.target !== null && effectiveSchema(use.target).properties.has('href'));
  return isLink
    ? { fact: 'is a link outside an array links', remedy: `put it in ${LINKS_ARRAY}${relOf(String(use.key))}` }
    : { fact: 'is an object of links', remedy: `write ${LINKS_ARRAY} in its place` };
}

/** The relation that a name gives; `link` gives none. */
function relOf(name: string): string {
  return /^_?links?$/i.test(name) ? '' : `, with the rel ${quote(name)}`;
}

function isArray({ target }: LooseLink['use']): boolean {
  return target !== null && typesOf(target).includes('array');
}

/** An array that is called otherwise than `links`, or stands beside that. */
function sayArray({ target }: LooseLink['use'], holder: LooseLink['holder']): Said {
  const items = target === null ? [] : itemSchemasOf(target);
  const areObjects = items.length > 0 && items.every((item) => effectiveSchema(item).properties.has('href'));
  const remedy = effectiveSchema(holder).properties.has('links') ? 'move its items into links' : 'name it links';
  const form = areObjects ? '' : ', and make its items objects with href, rel and method';
  return { fact: 'is an array of links', remedy: `${remedy}${form}` };
}
