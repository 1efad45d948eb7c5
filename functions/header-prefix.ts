import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { isStandardHeader } from '../model/http-headers.ts';
import { below, type Place } from '../model/place.ts';

export interface HeaderPrefixOptions {
  /** The prefix that names of custom headers do not have, in any case. */
  readonly prefix: string;
  /** Words in names that another check speaks about. */
  readonly exceptWords?: readonly string[];
}

interface HeaderName {
  readonly name: string;
  readonly place: Place;
}

/** Names of custom headers, in requests and responses, do not have a prefix. */
export default defineFunction<HeaderName, HeaderPrefixOptions>({
  name: 'headerPrefix',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['prefix'],
    properties: { prefix: { type: 'string' }, exceptWords: { type: 'array', items: { type: 'string' } } },
  },
  subjects: headerNames,
  judge: ({ name }, { prefix, exceptWords = [] }) => {
    const lower = name.toLowerCase();
    if (!lower.startsWith(prefix.toLowerCase()) || isStandardHeader(name)) return null;
    if (exceptWords.some((word) => lower.includes(word))) return null;
    return { message: `the header ${plain(name)} begins with ${prefix}; write ${plain(name.slice(prefix.length))}` };
  },
});

function headerNames({ parameters, responses }: Description): HeaderName[] {
  const inRequests = parameters.flatMap(({ name, location, place }) =>
    location === 'header' && name !== null ? [{ name, place: below(place, 'name') }] : [],
  );
  const inResponses = responses.flatMap(({ headers }) => headers.map(({ key, place }) => ({ name: key, place })));
  return [...inRequests, ...inResponses];
}
