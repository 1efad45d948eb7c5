import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { HeaderNode, ResponseNode, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { type BodyUse, faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';

export interface ForbiddenHeadersOptions {
  /** Names of the response headers, in any case. */
  readonly headers: readonly string[];
  /** The statuses of the responses, as `201` or, for all of a class, `3XX`. */
  readonly statuses: readonly string[];
  /** What to do instead. */
  readonly instead: string;
}

/** A response with one of the statuses somewhere, and all its uses. */
interface Subject {
  readonly place: Place;
  readonly response: ResponseNode;
  readonly uses: readonly BodyUse[];
  readonly faulty: readonly BodyUse[];
}

/** Responses of certain statuses do not have certain headers. */
export default defineFunction<Subject, ForbiddenHeadersOptions>({
  name: 'forbiddenHeaders',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['headers', 'statuses', 'instead'],
    properties: {
      headers: { type: 'array', items: { type: 'string' } },
      statuses: { type: 'array', items: { type: 'string', pattern: '^[1-5]([0-9]{2}|XX)$' } },
      instead: { type: 'string' },
    },
  },
  subjects: (description, { statuses }) => responsesWith(statuses, description),
  judge: ({ response, uses, faulty }, options) =>
    response.headers
      .filter(({ key }) => options.headers.some((header) => isSameHeader(header, key)))
      .flatMap((header) => tell(header, uses, faulty, options)),
});

function tell(
  { key, place }: Use<HeaderNode>,
  uses: readonly BodyUse[],
  faulty: readonly BodyUse[],
  { instead }: ForbiddenHeadersOptions,
) {
  const [first] = faulty;
  const message = `the ${first?.status} has the header ${quote(key)}; ${instead}`;
  return faultPlaces(place, uses, faulty).map((at) => ({ message, at }));
}

function responsesWith(statuses: readonly string[], description: Description): Subject[] {
  const own = new Set(clientOperations(description));
  return [...responseUses(description)].flatMap(([response, all]) => {
    const uses = all.filter(({ operation }) => own.has(operation));
    const faulty = uses.filter((use) => statuses.some((one) => covers(one, use) || standsFor(use, one)));
    return faulty.length === 0 ? [] : [{ place: response.place, response, uses, faulty }];
  });
}

/** `3XX` covers all of its class, written as a range or not. */
function covers(wanted: string, { status }: BodyUse): boolean {
  return wanted.endsWith('XX') ? status?.startsWith(wanted.charAt(0)) === true : status === wanted;
}

/** True for a range in place of a status that the operation does not list; only POST and PUT create, and answer with 201. */
function standsFor({ status, operation }: BodyUse, wanted: string): boolean {
  if (status?.toUpperCase() !== `${wanted.charAt(0)}XX`) return false;
  if (wanted === '201' && !['post', 'put'].includes(operation.method)) return false;
  return !operation.responses.some(({ key }) => key === wanted);
}
