import { asArray, isObject, type JsonObject } from '../../model/description/json.ts';
import type { OperationNode } from '../../model/description/nodes.ts';
import { requestSchemaOf } from '../../model/operations/body-content.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../../model/operations/idempotency-key.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../model/schemas/keywords.ts';
import { valueFaults } from '../../model/schemas/value-faults.ts';
import { isSuccess } from './answers.ts';
import { bulkItemSchema, variedItem } from './bulk.ts';
import { keyedCreations, taken } from './creations.ts';
import {
  type Answer,
  type Asked,
  NotJudged,
  type Prober,
  passUnjudged,
  type Values,
  WRONG_ON_PURPOSE,
} from './prober.ts';
import { requiredOf } from './resource-schemas.ts';
import type { RoleSubject } from './subjects.ts';

/** What came of one key, sent three times, and of none. */
export interface RepeatedKey {
  readonly key: string;
  readonly first: Answer;
  /** The same request again. */
  readonly again: Answer;
  /** The same key with another body; null where none is known that is taken. */
  readonly other: Answer | null;
  /** The same key and body, with the members in another order; null where the body has one member. */
  readonly reordered: Answer | null;
  /** Without a key; null where none is required. */
  readonly missing: Answer | null;
}

/** Sends a creation with a key, again, with another body, and without a key; once in a run. */
export async function repeatKey(subject: RoleSubject, prober: Prober): Promise<RepeatedKey> {
  const { asked, operation, resource } = subject;
  return await prober.once(operation, 'repeated key', async () => {
    const parameters = await prober.parametersFor(resource);
    await takenBody(subject, prober);
    const body = prober.bodyFor(asked, 81);
    const key = prober.newKey(operation);
    const headers = { [IDEMPOTENCY_KEY]: key };
    const first = await prober.send(asked, { parameters, body, headers });
    if (!isSuccess(first)) throw new NotJudged(`none can be made: ${first.status}`);
    const again = await prober.send(asked, { parameters, body, headers, isWrong: true });
    const another = otherBody(prober, subject, body);
    const other = another === null ? null : await withOther(subject, parameters, another, headers, prober);
    const isRequired = idempotencyKeyOf(operation)?.node?.value.required === true;
    const missing = isRequired
      ? await prober.send(asked, { parameters, body, headers: { [IDEMPOTENCY_KEY]: '' }, isWrong: true })
      : null;
    const turned = reversed(body);
    const reordered =
      JSON.stringify(turned) === JSON.stringify(body)
        ? null
        : await prober.send(asked, { parameters, body: turned, headers, isWrong: true });
    return { key, first, again, other, reordered, missing };
  });
}

/** A key with another body; null where that one is refused with a key of its own as well. */
async function withOther(
  subject: RoleSubject,
  parameters: Values,
  body: JsonObject,
  headers: Values,
  prober: Prober,
): Promise<Answer | null> {
  const answer = await prober.send(subject.asked, { parameters, body, headers, isWrong: true });
  if (isSuccess(answer) || answer.status === 422) return answer;
  return (await isTaken(subject, parameters, body, prober)) ? answer : null;
}

/** What came of a key whose first request was refused as invalid, and of the same key with a valid one. */
export interface FreedKey {
  readonly refused: Answer;
  readonly valid: Answer;
}

/**
 * Sends a creation with a key and an invalid body, then a valid one with the same key; null where no invalid body is
 * known, or it is not answered 400.
 */
export async function freeKey(subject: RoleSubject, prober: Prober): Promise<FreedKey | null> {
  const { asked, operation, resource } = subject;
  const parameters = await prober.parametersFor(resource);
  const body = prober.bodyFor(asked, 83);
  const schema = requestSchemaOf(operation)?.target ?? null;
  const required = schema === null ? undefined : requiredOf(schema).find((name) => body[name] !== undefined);
  if (required === undefined) return null;
  const headers = { [IDEMPOTENCY_KEY]: prober.newKey(operation) };
  const wrong = Object.fromEntries(Object.entries(body).filter(([name]) => name !== required));
  const refused = await prober.send(asked, { parameters, body: wrong, headers, ...WRONG_ON_PURPOSE });
  if (refused.status !== 400) return null;
  const valid = await prober.send(asked, { parameters, body, headers, isWrong: true });
  return isSuccess(valid) || (await isTaken(subject, parameters, body, prober)) ? { refused, valid } : null;
}

/**
 * The key of one caller, sent by the other one with another body; null where there is one caller, or the other one may
 * not make any.
 */
export async function othersKey(subject: RoleSubject, prober: Prober): Promise<readonly [Answer, Answer] | null> {
  const { asked, operation, resource } = subject;
  if (!prober.hasSecondCaller || resource.parent !== null) return null;
  const second = { caller: 'second', takesRefusal: true, isWrong: true } as const;
  const own = await prober.send(asked, {
    ...second,
    body: prober.bodyFor(asked, 84),
    headers: { [IDEMPOTENCY_KEY]: prober.newKey(operation) },
  });
  if (!isSuccess(own)) return null;
  const headers = { [IDEMPOTENCY_KEY]: prober.newKey(operation) };
  const first = await prober.send(asked, { body: prober.bodyFor(asked, 85), headers });
  if (!isSuccess(first)) return null;
  const body = prober.bodyFor(asked, 86);
  const other = await prober.send(asked, { ...second, body, headers });
  return isSuccess(other) || (await isTaken(subject, {}, body, prober, second)) ? [first, other] : null;
}

/** A path that takes keys. */
interface KeyedPath {
  readonly subject: RoleSubject;
  readonly parameters: Values;
}

/** As many other collections are tried. */
const MOST_COLLECTIONS = 3;

/**
 * The key of one path, sent to another one with a body that is taken there: the answer; null where there is no other
 * path, or what it answers is not about the key.
 */
export async function keyElsewhere(subject: RoleSubject, key: string, prober: Prober): Promise<Answer | null> {
  const other = await otherPath(subject, key, prober);
  if (other === null) return null;
  const { asked } = other.subject;
  const { parameters } = other;
  const body = prober.bodyFor(asked, 88);
  const headers = { [IDEMPOTENCY_KEY]: key };
  const answer = await prober.send(asked, { parameters, body, headers, ...WRONG_ON_PURPOSE });
  return isSuccess(answer) || (await isTaken(other.subject, parameters, body, prober)) ? answer : null;
}

/** The same collection below another parent, else another collection that takes such a key. */
async function otherPath(subject: RoleSubject, key: string, prober: Prober): Promise<KeyedPath | null> {
  const others = keyedCreations(prober.description).filter(
    ({ operation }) => operation !== subject.operation && isKeyOf(operation, key),
  );
  const ways = [
    () => belowAnother(subject, prober),
    ...others.slice(0, MOST_COLLECTIONS).map((other) => () => takingPath(other, prober)),
  ];
  for (const way of ways) {
    try {
      const path = await way();
      if (path !== null) return path;
    } catch (error) {
      passUnjudged(error);
    }
  }
  return null;
}

async function belowAnother(subject: RoleSubject, prober: Prober): Promise<KeyedPath | null> {
  const { parent } = subject.resource;
  if (parent === null) return null;
  const { parameters } = await prober.make(parent, { variation: 87 });
  return { subject, parameters };
}

async function takingPath(subject: RoleSubject, prober: Prober): Promise<KeyedPath> {
  await taken(subject, prober);
  return { subject, parameters: await prober.parametersFor(subject.resource) };
}

/** Keys of another form are refused for that. */
function isKeyOf(operation: OperationNode, key: string): boolean {
  const schema = idempotencyKeyOf(operation)?.node?.schema?.target ?? null;
  return schema === null || valueFaults(key, schema.place, schema, 'request').length === 0;
}

/** Whether a body is taken with a key of its own: only then a refusal is about the key. */
async function isTaken(
  { asked, operation }: RoleSubject,
  parameters: Values,
  body: JsonObject,
  prober: Prober,
  more: Pick<Asked, 'caller'> = {},
): Promise<boolean> {
  const headers = { [IDEMPOTENCY_KEY]: prober.newKey(operation) };
  return isSuccess(await prober.send(asked, { parameters, body, headers, ...more, ...WRONG_ON_PURPOSE }));
}

/** The same with the members of every object in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, reversed(member)] as const);
  return Object.fromEntries(members.toReversed());
}

async function takenBody({ resource }: RoleSubject, prober: Prober): Promise<void> {
  if (resource.item !== null) await prober.make(resource, { variation: 80 });
}

/** A body that differs from another one: by its values or by its items, else by one optional member less. */
function otherBody(prober: Prober, subject: RoleSubject, body: JsonObject): JsonObject | null {
  const others = [
    prober.bodyFor(subject.asked, 82),
    ...withOtherItems(prober, subject, body),
    ...withoutOne(subject, body),
  ];
  return others.find((other) => JSON.stringify(other) !== JSON.stringify(body)) ?? null;
}

/** Of a request for bulk: with an item less, or with other values in each. */
function withOtherItems(prober: Prober, subject: RoleSubject, body: JsonObject): JsonObject[] {
  const items = asArray(body.items).filter(isObject);
  const schema = bulkItemSchema(subject);
  if (items.length > 1) return [{ ...body, items: items.slice(1) }];
  return items.map((item) => ({ ...body, items: [variedItem(item, 1, schema, prober)] }));
}

/** Without a member that has no default: with one, a body without it may be the same. */
function withoutOne({ operation }: RoleSubject, body: JsonObject): JsonObject[] {
  const schema = requestSchemaOf(operation)?.target ?? null;
  if (schema === null) return [];
  const required = new Set(requiredOf(schema));
  const { properties } = effectiveSchema(schema);
  const hasDefault = (name: string) => {
    const target = properties.get(name)?.target ?? null;
    return target === null || keywordOf(target, 'default') !== undefined;
  };
  const optional = Object.keys(body).findLast((name) => !required.has(name) && !hasDefault(name));
  return optional === undefined ? [] : [Object.fromEntries(Object.entries(body).filter(([name]) => name !== optional))];
}
