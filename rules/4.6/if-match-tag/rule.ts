import { defineRule } from '../../../framework/define-rule.ts';
import { ifMatchOf, readPathItems, updatesOf } from '../../../model/resources/entity-tags.ts';

/**
 * If an operation takes If-Match, GET of its path answers with ETag. Of several operations of a path, the first one that takes
 * If-Match is reported.
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
      return first === undefined ? [] : [{ place: first.place, pathItem, answers, hasTag }];
    }),
  judge: ({ pathItem, answers, hasTag }, description) => {
    if (hasTag) return null;
    const fact = 'If-Match is taken here, and GET of this path answers without ETag';
    // Where `entity-tags` reports the missing header; not where only another operation, such as DELETE, takes If-Match.
    const covers = answers.flatMap(({ place, node }) => (node === null ? [place] : [place, node.place]));
    const isConditional = updatesOf(pathItem, description)?.isConditional === true;
    return { message: `${fact}; declare the response header ETag there`, covers: isConditional ? covers : [] };
  },
});
