import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { type BodyUse, faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';

/** A response, and its uses. */
interface UsedResponse {
  readonly place: Place;
  readonly response: ResponseNode;
  readonly uses: readonly BodyUse[];
  /** Those as a 201 or a redirection. */
  readonly faulty: readonly BodyUse[];
}

/** Responses of 201 and of redirections do not have a Link or Location header. */
export default defineRule({
  id: 'no-link-headers',
  statements: ['2.4/no-link-headers'],
  severity: 'error',
  summary: 'Responses of 201 and 3xx have no Link and no Location header.',
  why: 'Links stand in the body, with relation and method; a second place for them makes clients choose, and the two drift apart.',
  judgesAbsence: true,
  subjects: responsesWithLinks,
  judge: ({ response, uses, faulty }) =>
    response.headers
      .filter(({ key }) => isSameHeader('Link', key) || isSameHeader('Location', key))
      .flatMap(({ key, place }) => {
        const message = `the ${faulty[0]?.status} has the header ${quote(key)}; leave it out, and give the body links`;
        return faultPlaces(place, uses, faulty).map((at) => ({ message, at }));
      }),
});

function responsesWithLinks(description: Description): UsedResponse[] {
  const own = new Set(clientOperations(description));
  return [...responseUses(description)].flatMap(([response, all]) => {
    const uses = all.filter(({ operation }) => own.has(operation));
    const faulty = uses.filter((use) => isCreated(use) || use.status?.startsWith('3') === true);
    return faulty.length === 0 ? [] : [{ place: response.place, response, uses, faulty }];
  });
}

/** True for 201, and for a range in its place where the operation does not list 201; only POST and PUT create. */
function isCreated({ status, operation }: BodyUse): boolean {
  if (status === '201') return true;
  if (status?.toUpperCase() !== '2XX' || !['post', 'put'].includes(operation.method)) return false;
  return !operation.responses.some(({ key }) => key === '201');
}
