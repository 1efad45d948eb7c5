import { defineRule } from '../../../framework/define-rule.ts';
import type { Description } from '../../../model/description/description.ts';
import { type ErrorResponse, errorResponses } from '../../../model/errors/error-responses.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { faultPlaces } from '../../../model/operations/shared-bodies.ts';

/** Error responses have a body, but for those that only answer HEAD. */
export default defineRule({
  id: 'error-content',
  statements: ['7.1/error-content'],
  severity: 'error',
  summary: 'An error response has a body.',
  why: 'A status alone says neither what was wrong nor which request it was.',
  subjects: (description) => withBodies(description).map((response) => ({ ...response, place: response.node.place })),
  judge: ({ node, uses, errorUses, place }) => {
    if (hasContent(node)) return null;
    const places = errorUses.length === 0 ? [place] : faultPlaces(place, uses, errorUses);
    return places.map((at) => ({
      message: 'this error response has no body; give it content with application/json and the error object',
      at,
    }));
  },
});

function withBodies(description: Description): ErrorResponse[] {
  return errorResponses(description).filter(
    ({ errorUses }) => errorUses.length === 0 || errorUses.some(({ operation }) => operation.method !== 'head'),
  );
}
