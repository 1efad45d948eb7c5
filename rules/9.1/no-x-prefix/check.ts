import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, member } from '../../../model/description/json.ts';
import type { MediaTypeNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { otherKeys } from '../../../model/operations/idempotency-key.ts';
import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';

export interface HeaderPrefixOptions {
  /** The prefix that names of custom headers do not have, in any case. */
  readonly prefix: string;
  /** Leaves out what carries an idempotency key, which another check gives another name. */
  readonly exceptKeys?: boolean;
}

interface HeaderName {
  readonly name: string;
  readonly place: Place;
  readonly source: object;
}

/** Names of custom headers, in requests, responses and parts of bodies, do not have a prefix. */
export default defineFunction<HeaderName, HeaderPrefixOptions>({
  name: 'headerPrefix',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['prefix'],
    properties: { prefix: { type: 'string' }, exceptKeys: { type: 'boolean' } },
  },
  subjects: (description, { exceptKeys }) => {
    const keys = new Set(exceptKeys === true ? otherKeys(description).map(({ source }) => source) : []);
    return headerNames(description).filter(({ source }) => !keys.has(source));
  },
  judge: ({ name }, { prefix }) => {
    if (!name.toLowerCase().startsWith(prefix.toLowerCase()) || isStandardHeader(name)) return null;
    return { message: `the header ${plain(name)} begins with ${prefix}; write ${plain(name.slice(prefix.length))}` };
  },
});

function headerNames({ parameters, responses, mediaTypes }: Description): HeaderName[] {
  const inRequests = parameters.flatMap((source) => {
    const { name, location, place } = source;
    return location === 'header' && name !== null ? [{ name, place: below(place, 'name'), source }] : [];
  });
  const inResponses = responses.flatMap(({ headers }) =>
    headers.map((source) => ({ name: source.key, place: source.place, source })),
  );
  return [...inRequests, ...inResponses, ...mediaTypes.flatMap(headersOfParts)];
}

/** The headers of a multipart body's parts. */
function headersOfParts({ value, place }: MediaTypeNode): HeaderName[] {
  return Object.entries(asObject(value.encoding)).flatMap(([part, encoding]) => {
    const headers = asObject(member(encoding, 'headers'));
    const at = below(place, 'encoding', part, 'headers');
    return Object.keys(headers).map((name) => ({ name, place: below(at, name), source: headers }));
  });
}
