import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { actionPaths } from '../../../model/paths/action-paths.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** Verbs for a change that PUT or PATCH can make: with or without an object, and only without one. */
const UPDATES = ['set', 'update', 'change', 'modify', 'edit', 'toggle', 'mark'];
const UPDATES_ALONE = ['enable', 'disable'];

/**
 * Asks of actions that are named like updates whether PUT or PATCH would do: of those upon one resource, and of those
 * with a status in their name.
 */
export default defineRule({
  id: 'simple-status',
  statements: ['4.7/simple-status'],
  severity: 'hint',
  summary: 'Simple changes of a status are made by PUT or PATCH, and not by actions.',
  why: 'An action for every field doubles the interface, and goes past If-Match and the validation that updates have.',
  question: 'Do these actions only set a status? Then PUT or PATCH is enough.',
  subjects: (description) =>
    actionPaths(description).flatMap((action) => {
      const post = operationOf(action.path.use.node, 'post');
      return post === null || action.path.class !== 'action' ? [] : [{ ...action, place: action.path.use.place }];
    }),
  judge: ({ name, path }) => {
    const [first = '', ...rest] = splitWords(name);
    if (!followsResource(path) && !rest.some((word) => word === 'status' || word === 'state')) return null;
    if (!UPDATES.includes(first) && !(UPDATES_ALONE.includes(first) && rest.length === 0)) return null;
    return {
      message: `the action ${plain(name)} may be a simple change; let PUT or PATCH on the resource make it if no more than fields of it change`,
    };
  },
});

function followsResource({ segments }: PathClassification): boolean {
  const before = segments.at(-2);
  return before?.meaning === null || (before?.meaning === 'singleton' && before.sure);
}
