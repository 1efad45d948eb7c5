import { defineRule } from '../../../framework/define-rule.ts';
import { ifMatchOf, readPathItems } from '../../../model/resources/entity-tags.ts';

/** PUT and PATCH of a path whose GET answers with ETag take If-Match. */
export default defineRule({
  id: 'if-match-offered',
  statements: ['4.6/if-match'],
  severity: 'hint',
  summary: 'PUT and PATCH of what is read with an ETag take If-Match.',
  why: 'The entity tag prevents lost updates only where the update can be bound to it.',
  // What takes the entity tag under the wrong name lacks the right one.
  yieldsTo: ['entity-tags'],
  subjects: (description) =>
    readPathItems(description)
      .filter(({ hasTag }) => hasTag)
      .flatMap(({ pathItem }) => pathItem.operations.filter(({ method }) => method === 'put' || method === 'patch')),
  judge: (operation) => {
    const isKnown = operation.parameters.every(({ node }) => node !== null);
    if (!isKnown || ifMatchOf(operation) !== null) return null;
    const name = operation.method.toUpperCase();
    const fact = `GET answers with ETag, and ${name} takes no If-Match`;
    return { message: `${fact}; declare the request header If-Match, so that ${name} can be made conditional` };
  },
});
