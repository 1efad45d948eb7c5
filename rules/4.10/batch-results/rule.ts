import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { rename } from '../../../framework/remedy.ts';
import { bulkRequests, itemsOf } from '../../../model/collections/bulk-requests.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { ERROR_OBJECT_MEMBERS } from '../../../model/errors/error-schemas.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { hasContent, responseSchemaOf } from '../../../model/operations/body-content.ts';
import { bodyNames, bodyProperties, isKnownObject } from '../../../model/operations/body-properties.ts';
import { misspelledResults } from '../../../model/operations/bulk-bodies.ts';
import { takesKey } from '../../../model/operations/idempotency-key.ts';
import { isSuccess, responseOf, responsePlace } from '../../../model/operations/responses.ts';
import { type FaultyResponse, responsePlaces } from '../../../model/operations/shared-bodies.ts';
import { typePlace } from '../../../model/schemas/mistyped-properties.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { isUsedElsewhere } from '../../../model/schemas/shared-schemas.ts';

/**
 * A 200 of bulk operations without a body, the schema of one where it is used, a `batch_result` in one, or its name in
 * another spelling; a 201 with one.
 */
type Subject =
  | { readonly kind: 'created'; readonly place: Place; readonly operation: OperationNode }
  | { readonly kind: 'response'; readonly place: Place }
  | { readonly kind: 'body'; readonly place: Place; readonly body: SchemaNode }
  | { readonly kind: 'result' | 'misspelled'; readonly place: Place; readonly result: SchemaUse };

/** Properties for the outcome of an item. */
const OUTCOME = new Set(['status', 'code', 'index', 'statusCode', 'success', 'links']);

/**
 * A bulk operation that answers 200 gives the outcome of each item in `batch_result`: an array of objects that hold
 * what was made, or an error. One status for all is right as well. Not judged is the 200 of an operation with an
 * idempotency key and another success, since it answers repeated requests.
 */
export default defineRule({
  id: 'batch-results',
  statements: ['4.10/batch-response'],
  severity: 'error',
  summary:
    'A bulk POST that answers 200 reports on each item in batch_result, an array of objects that hold what was made, or an error object.',
  why: 'A client that sent a hundred resources has to know which of them exist now, and what was wrong with the others.',
  subjects,
  judge: (subject, description) => {
    if (subject.kind === 'created') return wrongStatus(subject.operation);
    if (subject.kind === 'result') return judgeResult(subject.result, description);
    if (subject.kind === 'misspelled') return misspelled(subject.result);
    if (subject.kind === 'body' && hasOrMayHaveResult(subject.body)) return null;
    const outcomes = subject.kind === 'body' ? outcomesIn(subject.body) : null;
    const remedy =
      outcomes === null
        ? 'define batch_result, an array with a resource or an error per item'
        : `give ${quote(outcomes)} this name`;
    return { message: `this 200 of a bulk operation has no batch_result; ${remedy}` };
  },
});

function subjects(description: Description): Subject[] {
  const first = bulkRequests(description)
    .map(({ operation }) => operation)
    .filter((operation) => !answersRepetition(operation, description));
  return [
    ...createdResults(description),
    ...emptyAnswers(first, description).map((place): Subject => ({ kind: 'response', place })),
    ...answeredBodies(first, description).map(([place, body]): Subject => ({ kind: 'body', place, body })),
    ...batchResults(description).map((result): Subject => ({ kind: 'result', place: result.place, result })),
    ...otherSpellings(description).map((result): Subject => ({ kind: 'misspelled', place: result.place, result })),
  ];
}

/** Every 201 of a bulk operation that gives the outcome of each item. */
function createdResults(description: Description): Subject[] {
  return bulkRequests(description).flatMap(({ operation }): Subject[] => {
    const place = responseOf(operation, '201')?.place;
    const body = responseSchemaOf(operation, '201')?.target;
    if (place === undefined || body == null || !bodyNames(body).has('batch_result')) return [];
    return [{ kind: 'created', place, operation }];
  });
}

/** That a repeated request has no answer either, goes with it. */
function wrongStatus(operation: OperationNode): Violation {
  const message = 'this 201 has batch_result, in which items may have failed; answer 200 with it';
  return { message, covers: [responsePlace(operation, '200')] };
}

function misspelled({ key, place }: SchemaUse): Violation {
  const fact = `${quote(String(key))} gives the outcome of each item of a bulk operation`;
  return remedied(fact, [rename(place, 'property', 'batch_result')], { words: 'name it batch_result' });
}

function hasOrMayHaveResult(body: SchemaNode): boolean {
  return !isKnownObject(body) || bodyNames(body).has('batch_result') || misspelledResults(body).length > 0;
}

/**
 * The name of the one array of a body whose items are outcomes, with what became of each; null where there is none, or
 * more.
 */
function outcomesIn(body: SchemaNode): string | null {
  const arrays = [...bodyNames(body)].filter((name) =>
    bodyProperties(body, name).some(({ target }) => target !== null && itemsOf(target).some(isOutcome)),
  );
  return arrays.length === 1 ? (arrays[0] ?? null) : null;
}

function isOutcome({ target }: SchemaUse): boolean {
  return target !== null && ['error', 'errors', 'success', 'statusCode'].some((name) => bodyNames(target).has(name));
}

/** The properties `batch_result` in the 200 of bulk operations, each once. */
const batchResults: (description: Description) => readonly SchemaUse[] = memoize((description) => [
  ...new Set(bulkAnswers(description).flatMap((body) => bodyProperties(body, 'batch_result'))),
]);

/** The arrays that have its name in another spelling where none has it right, each once. */
function otherSpellings(description: Description): SchemaUse[] {
  const wrong = bulkAnswers(description).filter((body) => !bodyNames(body).has('batch_result'));
  return [...new Set(wrong.flatMap(misspelledResults))];
}

function bulkAnswers(description: Description): SchemaNode[] {
  return bulkRequests(description).flatMap(({ operation }) => responseSchemaOf(operation, '200')?.target ?? []);
}

/** The uses of the schemas of their items. */
const resultItems: (description: Description) => ReadonlySet<SchemaUse> = memoize(
  (description) => new Set(batchResults(description).flatMap(({ target }) => (target === null ? [] : itemsOf(target)))),
);

function emptyAnswers(operations: readonly OperationNode[], description: Description): Place[] {
  const empty = operations.flatMap((operation) => {
    const response = responseOf(operation, '200');
    return response?.node == null || hasContent(response.node) ? [] : [{ response, definition: response.node.place }];
  });
  return responsePlaces(empty, description);
}

function answeredBodies(operations: readonly OperationNode[], description: Description): [Place, SchemaNode][] {
  const groups = new Map<Place, { readonly body: SchemaNode; readonly answers: FaultyResponse[] }>();
  for (const operation of operations) {
    const response = responseOf(operation, '200');
    const use = responseSchemaOf(operation, '200');
    if (response === null || use?.target == null) continue;
    const body = use.target;
    const definition = body.usedBy.length > 1 ? use.place : body.place;
    const group = groups.get(definition) ?? { body, answers: [] };
    groups.set(definition, group);
    group.answers.push({ response, definition });
  }
  const found = [...groups.values()].flatMap(({ body, answers }) =>
    responsePlaces(answers, description).map((place): [Place, SchemaNode] => [place, body]),
  );
  return [...new Map(found)];
}

/** True where 200 may be the answer to repeated requests only. */
function answersRepetition(operation: OperationNode, description: Description): boolean {
  const others = operation.responses.filter(({ key }) => isSuccess(key) && key !== '200');
  return takesKey(operation, description) && others.length > 0;
}

function judgeResult(result: SchemaUse, description: Description): Violation[] {
  const { target } = result;
  if (target === null) return [];
  const types = [...(admittedTypes(target) ?? [])].filter((type) => type !== 'null');
  if (types.length === 0) return [];
  if (types.some((type) => type !== 'array')) {
    return [
      { message: `batch_result is of type ${listed(types, 'or')}; make it an array of objects`, at: typePlace(result) },
    ];
  }
  const items = itemsOf(target);
  if (items.length === 0) {
    return [
      { message: 'the items of batch_result are not described; define what was made, and the error', at: target.place },
    ];
  }
  return items.flatMap((item) => judgeItem(item, description));
}

function judgeItem(use: SchemaUse, description: Description): Violation[] {
  const item = use.target;
  if (item === null) return [];
  const types = [...(admittedTypes(item) ?? [])].filter((type) => type !== 'null');
  if (types.some((type) => type !== 'object')) {
    return [
      { message: `an item of batch_result is of type ${listed(types, 'or')}; make it an object`, at: typePlace(use) },
    ];
  }
  if (!isKnownObject(item)) return [];
  const names = [...bodyNames(item)];
  const isError = hasErrorMembers(names);
  const items = resultItems(description);
  const at = isUsedElsewhere(item, (one) => items.has(one)) ? use.place : item.place;
  const errors = names.filter((name) => mayBeError(item, name));
  if (!isError && errors.length === 0) {
    return [
      {
        message: 'an item of batch_result has no error object; define one in a property error beside what was made',
        at,
      },
    ];
  }
  const others = names.filter(
    (name) => !errors.includes(name) && !OUTCOME.has(name) && !(isError && ERROR_OBJECT_MEMBERS.includes(name)),
  );
  if (others.length > 0) return [];
  return [
    {
      message: 'an item of batch_result holds errors only; define what was made in a property beside them',
      at,
    },
  ];
}

/** True for a property that holds an error object, or may hold one since its schema is not known. */
function mayBeError(item: SchemaNode, name: string): boolean {
  const isNamed = /errors?$/i.test(name);
  return bodyProperties(item, name).some((use) => mayHoldError(use, isNamed));
}

/** A text or a number is no error object, whatever it is called. */
function mayHoldError({ target }: SchemaUse, isNamed: boolean): boolean {
  if (target === null) return true;
  if (isKnownObject(target))
    return hasErrorMembers([...bodyNames(target)]) || (isNamed && bodyNames(target).size === 0);
  if (!isNamed || mayBeObject(target)) return isNamed;
  const items = itemsOf(target).map((item) => item.target);
  const isList = admittedTypes(target)?.has('array') === true;
  return isList && (items.length === 0 || items.some((item) => item === null || mayBeObject(item)));
}

function mayBeObject(schema: SchemaNode): boolean {
  return admittedTypes(schema)?.has('object') !== false;
}

function hasErrorMembers(names: readonly string[]): boolean {
  return names.includes('debug_id') || (names.includes('name') && names.includes('message'));
}
