import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { mayBeBulk } from '../model/collections/bulk-requests.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { takesMultipartOnly } from '../model/files/upload-operations.ts';
import { clientOperations, uniqueOperations } from '../model/operations/client-operations.ts';
import { onlyChanges } from '../model/operations/leading-verbs.ts';
import { isSuccess } from '../model/operations/responses.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { likelyPathOf, surePathOf } from '../model/paths/path-of-operation.ts';
import { operationsOnState } from '../model/resources/resource-states.ts';
import { essence } from '../model/text/standards/media-type.ts';
import { splitWords } from '../model/text/words/split-words.ts';
import { isCalculation } from '../model/text/words/verbs-of-deeds.ts';

const classes = {
  type: 'array',
  items: {
    enum: ['collection', 'item', 'singleton', 'action', 'search', 'upload', 'queue', 'other'],
  },
} as const satisfies JSONSchema;

/** The JSON Schema of each option. */
export const OPERATION_CHOICE = {
  methods: {
    description: 'The methods of the operations, in lower case.',
    type: 'array',
    items: { type: 'string' },
  },
  classes: { ...classes, description: 'Only paths that are certainly one of these.' },
  exceptClasses: { ...classes, description: 'No paths that are certainly one of these.' },
  level: {
    description: 'Only collections or actions directly below the namespace, or only those below another resource.',
    enum: ['top', 'sub'],
  },
  onState: {
    description: 'Only operations to which a state rule applies: they change one resource, and it has a state.',
    type: 'boolean',
  },
  exceptAliases: {
    description: 'No paths that end in a name for an identifier (me, current), which always finds something.',
    type: 'boolean',
  },
  exceptWithoutResult: {
    description:
      'No operations that answer 204 alone, unless the name of their path is a verb that asks for a result (calculate).',
    type: 'boolean',
  },
  exceptBulk: { description: 'No operations that take, or may take, many resources at once.', type: 'boolean' },
  exceptUploads: {
    description: 'No operations that take multipart and no JSON: what they make is a file.',
    type: 'boolean',
  },
  exceptChanges: {
    description: 'No operations that by their texts update or cancel what is there, and create nothing.',
    type: 'boolean',
  },
  orLikely: { description: 'Also paths that are one of the classes without certainty.', type: 'boolean' },
  exceptStreams: {
    description: 'No operations that answer with a stream: what they answer is made for the caller, and not kept.',
    type: 'boolean',
  },
  sent: { description: 'Also what the service sends: the operations of webhooks and callbacks.', type: 'boolean' },
} as const satisfies Readonly<Record<string, JSONSchema>>;

/** Options with which a function says which operations it is about. What is left out chooses all. */
export type OperationChoice = FromSchema<{
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: typeof OPERATION_CHOICE;
}>;

/** The operations that the options choose; one that several path items refer to is given once. */
export function chosenOperations(description: Description, choice: OperationChoice): OperationNode[] {
  return uniqueOperations(description.operations.filter(operationChooser(description, choice)));
}

/** Tells which operations the options choose. */
export function operationChooser(
  description: Description,
  {
    methods,
    onState,
    exceptBulk,
    exceptUploads,
    exceptStreams,
    exceptChanges,
    exceptWithoutResult,
    sent,
    ...choice
  }: OperationChoice,
): (operation: OperationNode) => boolean {
  const own = sent === true ? null : new Set(clientOperations(description));
  const stateful = onState === true ? operationsOnState(description) : null;
  return (operation) =>
    methods?.includes(operation.method) !== false &&
    own?.has(operation) !== false &&
    stateful?.has(operation) !== false &&
    (exceptBulk !== true || !mayBeBulk(operation, description)) &&
    (exceptUploads !== true || !takesMultipartOnly(operation)) &&
    (exceptWithoutResult !== true || mayHaveResult(operation, description)) &&
    (exceptStreams !== true || !answersStream(operation)) &&
    (exceptChanges !== true || !onlyChanges(operation)) &&
    hasPathOf(operation, choice, description);
}

function hasPathOf(
  operation: OperationNode,
  { classes, exceptClasses, exceptAliases, level, orLikely }: OperationChoice,
  description: Description,
): boolean {
  if (classes === undefined && exceptClasses === undefined && level === undefined && exceptAliases !== true)
    return true;
  const path = surePathOf(operation, description) ?? (orLikely === true ? likelyPathOf(operation, description) : null);
  if (path === null) return classes === undefined && level === undefined;
  if (exceptAliases === true && path.classifier === 'alias') return false;
  if (exceptClasses?.includes(path.class) === true || classes?.includes(path.class) === false) return false;
  return level === undefined || isBelowResource(path) === (level === 'sub');
}

function isBelowResource({ endsInAction, isSubCollection, segments }: PathClassification): boolean {
  return endsInAction ? segments.length > 1 : isSubCollection;
}

function mayHaveResult(operation: OperationNode, description: Description): boolean {
  if (operation.responses.some(({ key }) => isSuccess(key) && key !== '204')) return true;
  const last = surePathOf(operation, description)?.segments.at(-1)?.segment;
  return isCalculation(splitWords(last?.customMethod ?? last?.name ?? '')[0] ?? '');
}

function answersStream({ responses }: OperationNode): boolean {
  return responses.some(({ node }) => node?.content.some(({ name }) => essence(name) === 'text/event-stream'));
}
