import { defineRule } from '../../../framework/define-rule.ts';
import { responsePlaces } from '../../../model/operations/shared-bodies.ts';
import { ifMatchOf, readPathItems } from '../../../model/resources/entity-tags.ts';

/**
 * If an operation takes If-Match, GET of its path answers with ETag. Of several operations of a path, the first one
 * that takes If-Match is reported, together with the answers.
 */
export default defineRule({
  id: 'if-match-tag',
  statements: ['4.6/if-match'],
  severity: 'error',
  summary: 'Where an operation takes If-Match, GET of its path answers with ETag.',
  why: 'A client that never saw an entity tag has nothing to send in If-Match.',
  subjects: (description) =>
    readPathItems(description).flatMap(({ pathItem, answers, hasTag }) => {
      const changes = pathItem.operations.filter(({ method }) => method !== 'get' && method !== 'head');
      const [first] = changes.flatMap((operation) => ifMatchOf(operation) ?? []);
      return first === undefined ? [] : [{ place: first.place, answers, hasTag }];
    }),
  judge: ({ place, answers, hasTag }, description) => {
    if (hasTag) return null;
    const fact = 'If-Match is taken here, and GET of this path answers without ETag';
    const lacking = answers.map((response) => ({ response, definition: response.node?.place ?? response.place }));
    return {
      message: `${fact}; declare the response header ETag there`,
      places: [place, ...responsePlaces(lacking, description)],
      // Also where `entity-tags` reports a response that several operations have.
      covers: answers.flatMap((response) => [response.place, response.node?.place ?? response.place]),
      alsoViolates: ['9.1/etag'],
    };
  },
});
