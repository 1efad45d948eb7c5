import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { type ActionPath, actionPaths } from '../../../model/paths/action-paths.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

export interface StatusActionQuestionOptions {
  /** Verbs that by themselves, or with what they change, name a change that PUT or PATCH can make. */
  readonly verbs: readonly string[];
  /** Verbs that only by themselves do. */
  readonly alone: readonly string[];
}

interface Subject extends ActionPath {
  readonly place: OperationNode['place'];
}

const words = { type: 'array', items: { type: 'string' } } as const;

/**
 * Asks of actions that are called like updates whether PUT or PATCH would do: of those upon one resource, and of those that
 * speak of a status.
 */
export default defineFunction<Subject, StatusActionQuestionOptions>({
  name: 'statusActionQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['verbs', 'alone'],
    properties: { verbs: words, alone: words },
  },
  subjects: (description) =>
    actionPaths(description).flatMap((action) => {
      const post = operationOf(action.path.use.node, 'post');
      return post === null || action.path.class !== 'action' ? [] : [{ ...action, place: action.path.use.place }];
    }),
  judge: ({ name, path }, { verbs, alone }) => {
    const [first = '', ...rest] = splitWords(name);
    if (!followsResource(path) && !rest.some((word) => word === 'status' || word === 'state')) return null;
    if (!verbs.includes(first) && !(alone.includes(first) && rest.length === 0)) return null;
    return {
      message: `the action ${plain(name)} may be a simple change; let PUT or PATCH on the resource make it if no more than fields of it change`,
    };
  },
});

function followsResource({ segments }: PathClassification): boolean {
  const before = segments.at(-2);
  return before?.segment.kind === 'parameter' || (before?.role === 'singleton' && before.sure);
}
