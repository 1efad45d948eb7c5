import { defineRule } from '../../../framework/define-rule.ts';
import { queuePaths } from '../../../model/async/request-queue.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, SchemaNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { responseSchemaOf } from '../../../model/operations/body-content.ts';
import { bodyNames, isKnownObject } from '../../../model/operations/body-properties.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { STATE_NAMES } from '../../../model/resources/state-fields.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** A path to a request in the queue; its GET, where it has one. */
interface Subject {
  readonly place: Place;
  readonly get: OperationNode | null;
}

/** GET of a request in the queue answers with its status. */
export default defineRule({
  id: 'queue-status',
  statements: ['4.9/queue-path'],
  severity: 'warn',
  summary: 'GET of a request in the queue answers with its status.',
  why: 'Whether the request is done is the one thing that a client asks the queue.',
  subjects: queues,
  judge: ({ get }) => {
    if (get === null) return { message: 'a request in the queue has no GET; answer it with the status of the request' };
    const schema = responseSchemaOf(get, '200')?.target ?? null;
    if (schema === null || !isKnownObject(schema) || hasStatus(schema)) return null;
    return { message: 'GET of a request in the queue answers without a status; define status in the body' };
  },
});

function queues(description: Description): Subject[] {
  const subjects = queuePaths(description).flatMap(({ use }): [unknown, Subject][] => {
    // A path without any operation is not yet described.
    if (use.node === null || use.node.operations.length === 0) return [];
    const get = operationOf(use.node, 'get');
    return [[use.node, { place: get?.place ?? use.place, get }]];
  });
  return [...new Map(subjects).values()];
}

/** By itself, or in an object that it holds. */
function hasStatus(schema: SchemaNode): boolean {
  const objects = sameValueSchemas(schema).flatMap(({ uses }) =>
    uses.flatMap(({ relation, target }) =>
      relation === 'property' && target !== null && admitsOnly(target, 'object') ? [target] : [],
    ),
  );
  return [schema, ...objects].some((one) => [...bodyNames(one)].some(namesStatus));
}

function namesStatus(name: string): boolean {
  return STATE_NAMES.includes(splitWords(name).at(-1) ?? '');
}
