import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { MediaTypeNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';

const PREFIX = 'X-';

interface HeaderName {
  readonly name: string;
  readonly place: Place;
}

/** Names of custom headers, in requests, responses, parts of bodies and security schemes, have no prefix `X-`. */
export default defineRule({
  id: 'no-x-prefix',
  statements: ['9.1/no-x-prefix'],
  severity: 'error',
  summary: 'Names of custom headers have no X- prefix.',
  why: 'A header that proves useful loses the prefix when it becomes a standard, and every client has to know both names (RFC 6648).',
  judgesAbsence: true,
  breaking: true,
  // It names the header to use in place of X-Idempotency-Key; and the header of an API key goes with it.
  yieldsTo: ['idempotency-key-name', 'bearer-security'],
  subjects: headerNames,
  judge: ({ name }) => {
    if (!name.toUpperCase().startsWith(PREFIX) || isStandardHeader(name)) return null;
    const fact = `the header ${plain(name)} begins with ${PREFIX}`;
    const remedy = `write ${plain(name.slice(PREFIX.length))}`;
    return {
      message: ({ length }) => (length === 1 ? `${fact}; ${remedy}` : `${fact} at ${length} places; ${remedy} at each`),
      cause: name.toLowerCase(),
    };
  },
});

function headerNames({ parameters, responses, mediaTypes, components }: Description): HeaderName[] {
  const inRequests = parameters.flatMap(({ name, location, place }) =>
    location === 'header' && name !== null ? [{ name, place: below(place, 'name') }] : [],
  );
  const inResponses = responses.flatMap(({ headers }) => headers.map(({ key, place }) => ({ name: key, place })));
  const ofKeys = components.securitySchemes.flatMap(({ node }) => {
    const { type, in: location, name } = node?.value ?? {};
    if (node === null || type !== 'apiKey' || location !== 'header' || typeof name !== 'string') return [];
    return [{ name, place: below(node.place, 'name') }];
  });
  return [...inRequests, ...inResponses, ...ofKeys, ...mediaTypes.flatMap(headersOfParts)];
}

/** The headers of a multipart body's parts. */
function headersOfParts({ partHeaders }: MediaTypeNode): HeaderName[] {
  return [...partHeaders.values()].flat().map(({ key, place }) => ({ name: key, place }));
}
