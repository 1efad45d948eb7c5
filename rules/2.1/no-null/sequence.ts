import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { bulkCreations, bulkItemSchema, isOneMade } from '../../../framework/sequence/bulk.ts';
import { isMarkedReadOnly } from '../../../framework/sequence/calculated-properties.ts';
import { patchWrongly, pointer, put, putWrongly } from '../../../framework/sequence/changes.ts';
import { creations, sendBody, taken } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged, type Prober, WRONG_ON_PURPOSE } from '../../../framework/sequence/prober.ts';
import { readNew } from '../../../framework/sequence/reading.ts';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { readyFor } from '../../../framework/sequence/state-exploration.ts';
import {
  changeable,
  itemActions,
  type RoleSubject,
  type SearchSubject,
  searches,
} from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import { asArray, isObject, type JsonObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { bulkOf } from '../../../model/operations/bulk-bodies.ts';
import { effectiveSchema, itemSchemas } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As many properties are sent as null. */
const MOST_PROPERTIES = 5;

/**
 * A null is refused: when something is made, alone or with others, replaced or changed, and in what an action or a
 * search is sent.
 */
export default defineSequence<RoleSubject | SearchSubject>({
  statement: '2.1/no-null',
  effect: 'changes',
  subjects: (description) => [
    ...creations(description),
    ...changeable(description, 'replace'),
    ...changeable(description, 'patch'),
    ...bulkCreations(description),
    ...itemActions(description).filter(({ operation }) => requestSchemaOf(operation) !== null),
    ...searches(description).filter(({ operation }) => requestSchemaOf(operation) !== null),
  ],
  ask: async (subject, prober) => {
    if (subject.resource === null) return await searched(subject, prober);
    const { asked, resource } = subject;
    if (resource.actions.includes(asked)) return await acted(subject, prober);
    if (asked === resource.patch) return await patched(subject, prober);
    if (asked === resource.replace) return await replaced(subject, prober);
    if (bulkOf(subject.operation) === 'bulk') return await createdInBulk(subject, prober);
    return await created(subject, prober);
  },
});

async function created(subject: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  await taken(subject, prober);
  const body = prober.bodyFor(subject.asked, 31);
  return await firstTaken(changesOf(body, requestSchemaOf(subject.operation)?.target ?? null), (change) =>
    sendBody(subject, prober, { ...body, ...change }, true),
  );
}

async function createdInBulk(subject: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const body = prober.bodyFor(subject.asked);
  const [item] = asArray(body.items).filter(isObject);
  if (item === undefined) throw new NotJudged('no item is known that it takes');
  const send = (one: JsonObject, isWrong: boolean) => sendBody(subject, prober, { ...body, items: [one] }, isWrong);
  const plain = await send(item, false);
  if (!isOneMade(plain)) throw new NotJudged(`one valid item is answered ${plain.status}, without a resource`);
  const changes = changesOf(item, bulkItemSchema(subject));
  const called = changes.map((change) => ({ ...change, called: `items[0].${change.called}` }));
  return await firstTaken(called, (change) => send({ ...item, ...change }, true), isOneMade);
}

async function searched({ asked, operation }: SearchSubject, prober: Prober): Promise<SequenceViolation | null> {
  const body = prober.bodyFor(asked);
  const plain = await prober.send(asked, { body });
  if (!isSuccess(plain)) throw new NotJudged(`a search is answered ${plain.status}`);
  return await firstTakenAndRead(changesOf(body, requestSchemaOf(operation)?.target ?? null), (change) =>
    prober.send(asked, { body: { ...body, ...change }, ...WRONG_ON_PURPOSE }),
  );
}

/** An action that is refused leaves the state as it is. */
async function acted(subject: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const { asked, operation } = subject;
  const { parameters } = await readyFor(subject, prober);
  const body = prober.bodyFor(asked);
  return await firstTakenAndRead(changesOf(body, requestSchemaOf(operation)?.target ?? null), (change) =>
    prober.send(asked, { parameters, body: { ...body, ...change }, ...WRONG_ON_PURPOSE }),
  );
}

async function replaced({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  const settable = Object.entries(body).filter(([name]) => name !== 'links' && !isMarkedReadOnly(name, resource));
  return await firstTaken(changesOf(Object.fromEntries(settable), sentSchemaOf(resource)), (change) =>
    putWrongly(own, { ...body, ...change }, prober),
  );
}

/** The first null that is taken. */
async function firstTaken(
  changes: readonly Nested[],
  send: (change: JsonObject) => Promise<Answer>,
  isTaken: (answer: Answer) => boolean = isSuccess,
): Promise<SequenceViolation | null> {
  for (const { called, change } of changes) {
    const answer = await send(change);
    if (isTaken(answer)) return takenNull(called, answer);
  }
  return null;
}

/** The first null that is taken of what is read: who takes a value of any type passes over it. */
async function firstTakenAndRead(
  changes: readonly Nested[],
  send: (change: JsonObject) => Promise<Answer>,
): Promise<SequenceViolation | null> {
  for (const one of changes) {
    if (isSuccess(await send(ofOtherType(one.change)))) return null;
    const found = await firstTaken([one], send);
    if (found !== null) return found;
  }
  return null;
}

function ofOtherType(change: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(change), (_, value) => (value === null ? [{ lintel: 1 }] : value));
}

async function patched({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const name = await patchable(resource, prober);
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  // Null may be taken for a removal, which only what is required refuses.
  const optional = namesIn(sentSchemaOf(resource)).find((one) => body[one] !== undefined);
  for (const one of new Set([name, optional ?? name])) {
    const operations = [{ op: 'replace', path: pointer(one), value: null }];
    const answer = await patchWrongly(own, operations, prober);
    if (isSuccess(answer)) return takenNull(one, answer);
  }
  return null;
}

function takenNull(name: string, answer: Answer): SequenceViolation {
  return { message: `${name}: null is answered ${answer.status}; answer 400`, shownBy: [answer] };
}

/** The properties that a client sets: first those that it may leave out. */
function namesIn(schema: SchemaNode | null): readonly string[] {
  if (schema === null) throw new NotJudged('no property is known that it takes');
  const { properties, required } = effectiveSchema(schema);
  const settable = [...properties.keys()].filter((name) => !isReadOnlyProperty(name, schema));
  const optional = settable.filter((name) => !required.has(name));
  const names = [...optional, ...settable.filter((name) => required.has(name))].slice(0, MOST_PROPERTIES);
  if (names.length === 0) throw new NotJudged('no property is known that it takes');
  return names;
}

interface Nested {
  readonly called: string;
  readonly change: JsonObject;
}

/** The nulls to send in a body, one at a time. */
function changesOf(body: JsonObject, schema: SchemaNode | null): readonly Nested[] {
  const names = namesIn(schema).map((name) => ({ called: name, change: { [name]: null } }));
  return [...names, ...nestedIn(body, schema)];
}

/**
 * A member of the first object in the body, and one of the first object in a list, as null: one that may be left out,
 * where there is one.
 */
function nestedIn(body: JsonObject, schema: SchemaNode | null): readonly Nested[] {
  const found = Object.entries(body).flatMap(([name, value]): (Nested & { readonly isList: boolean })[] => {
    const isList = Array.isArray(value);
    const [first, ...others] = isList ? value : [value];
    const needed = neededWithin(name, schema);
    const names = isObject(first) ? Object.keys(first) : [];
    const inner = names.find((one) => !needed.has(one)) ?? names[0];
    if (!isObject(first) || inner === undefined) return [];
    const changed = { ...first, [inner]: null };
    const called = isList ? `${name}[0].${inner}` : `${name}.${inner}`;
    return [{ called, change: { [name]: isList ? [changed, ...others] : changed }, isList }];
  });
  return [false, true].flatMap((isList) => found.find((one) => one.isList === isList) ?? []);
}

/** What the objects of a property need to have, or those in its list. */
function neededWithin(name: string, schema: SchemaNode | null): ReadonlySet<string> {
  const target = schema === null ? null : (effectiveSchema(schema).properties.get(name)?.target ?? null);
  if (target === null) return new Set();
  const inner = effectiveSchema(target);
  const items = itemSchemas(inner.parts).flatMap((item) => [...effectiveSchema(item).required]);
  return new Set([...inner.required, ...items]);
}
