import { plain, quote } from '../../framework/messages.ts';
import { has, isObject } from '../../model/description/json.ts';
import type { SentLooseLink } from '../../model/exchange/sent-links.ts';
import { LINKS_ARRAY } from '../messages/loose-links.ts';

/** What is wrong with a link in a response that stands outside of an array `links`, and what to write. */
export function sayLooseLink({ form, value }: SentLooseLink): { readonly fact: string; readonly remedy: string } {
  const name = String(value.key);
  if (form === 'href')
    return { fact: 'has an address outside of an array links', remedy: `carry the link in ${LINKS_ARRAY}` };
  const kind = typeof value.value === 'string' ? 'a string' : 'an object';
  if (form === 'shape') return { fact: `is ${kind}`, remedy: `make it ${LINKS_ARRAY.replace('links of', 'of')}` };
  if (Array.isArray(value.value))
    return isObject(value.parent?.value) && has(value.parent.value, 'links')
      ? { fact: 'is an array of links', remedy: 'move its items into links' }
      : { fact: 'is an array of links', remedy: 'name it links' };
  const isLink = typeof value.value === 'string' || (isObject(value.value) && has(value.value, 'href'));
  return isLink
    ? { fact: 'is a link outside of an array links', remedy: `put it in ${LINKS_ARRAY}, with the rel ${quote(name)}` }
    : { fact: 'is an object of links', remedy: `write ${LINKS_ARRAY} in its place` };
}

/** The same as a message. */
export function looseLinkMessage(loose: SentLooseLink): string {
  const { fact, remedy } = sayLooseLink(loose);
  return `${plain(String(loose.value.key))} ${fact}; ${remedy}`;
}
