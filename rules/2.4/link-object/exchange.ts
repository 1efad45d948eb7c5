import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { missingMembers, mistypedMembers } from '../../../functions/exchange/object-members.ts';
import { has, isObject, type JsonObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import { isHttpMethod, isOfLinksArray } from '../../../model/exchange/sent-links.ts';
import { LINK_MEMBERS } from '../../../model/types/prescribed-members.ts';

const NAMES = Object.keys(LINK_MEMBERS);
const CALLED = 'this link';
/**
 * A URI reference (RFC 3986), or a template of one (RFC 6570): printable ASCII, without the characters that neither
 * has.
 */
const URI = /^[!#-;=?-[\]_a-z{|}~]+$/;

/** The items of every array `links`. Whether rel is lower-case is judged by `rel-lower-case`. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['percent-encoding'],
  values: new Selection({
    at: (slot, type) => {
      if (!isOfLinksArray(slot) || type === 'null') return 'none';
      return type === 'object' ? (link: JsonObject) => (isRight(link) ? 'holds' : 'look') : 'look';
    },
    subject: (value) => value,
  }),
  judge: ({ value, place }) => {
    if (!isObject(value)) return { message: `${CALLED} is ${quote(value)}; write an object with ${listed(NAMES)}` };
    return [
      ...missingMembers(CALLED, value, NAMES, {
        href: ['url', 'uri'],
        rel: ['relation'],
        method: ['httpMethod', 'verb'],
      }),
      ...mistypedMembers(CALLED, value, LINK_MEMBERS, place),
      ...NAMES.flatMap((name) => {
        const message = textFault(name, value[name]);
        return message === null ? [] : [{ message, at: below(place, name) }];
      }),
    ];
  },
});

function isRight(link: JsonObject): boolean {
  return NAMES.every(
    (name) => has(link, name) && typeof link[name] === 'string' && textFault(name, link[name]) === null,
  );
}

function textFault(name: string, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (name === 'href' && !URI.test(value))
    return `href ${quote(value)} is no URI; write the address of what it leads to, percent-encoded`;
  if (name === 'rel' && value.trim() === '') return 'rel of this link is empty; write its relation';
  if (name !== 'method' || isHttpMethod(value)) return null;
  const upper = value.toUpperCase();
  const remedy = isHttpMethod(upper) ? `write ${quote(upper)}` : 'write the method to use on href, such as "GET"';
  return `method ${quote(value)} is no method of HTTP; ${remedy}`;
}
