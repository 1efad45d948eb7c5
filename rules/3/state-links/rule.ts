import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain } from '../../../framework/messages.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { resourcesWithState } from './resources-with-state.ts';

const LINKS = ['links', '_links', 'link'];

/** Asks of every resource that has a state and no links how clients learn which actions the state allows. */
export default defineRule({
  id: 'state-links',
  statements: ['3/state-links'],
  severity: 'hint',
  summary: 'A resource with a status or state defines links, which name the actions that its state allows.',
  why: 'Without links every client keeps its own copy of the rules by which a state allows an action, and it goes stale.',
  yieldsTo: ['links-array', 'created-links'],
  question: 'Do the links of a response offer exactly the actions that its state allows?',
  // The field of each state, with the schemas of the resources that it is the state of.
  subjects: (description) => {
    const byField = new Map<SchemaUse, SchemaNode[]>();
    for (const [resource, field] of resourcesWithState(description)) {
      appendTo(byField, field, resource);
    }
    return [...byField].map(([field, resources]) => ({ place: field.place, field, resources }));
  },
  judge: ({ field, resources }): Violation[] => {
    const without = resources.filter((resource) => !hasLinks(resource));
    const message = `this resource has a ${plain(String(field.key))} and no links; define links, and give those of the actions that the state allows`;
    const places = without.length === resources.length ? [field.place] : without.map(({ place }) => place);
    return without.length === 0 ? [] : places.map((at) => ({ message, at }));
  },
});

function hasLinks(resource: SchemaNode): boolean {
  const names = bodyNames(resource);
  return LINKS.some((name) => names.has(name)) || sameValueSchemas(resource).some(hasBrokenReference);
}
