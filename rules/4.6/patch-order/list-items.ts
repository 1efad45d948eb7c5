import { isSuccess } from '../../../framework/sequence/answers.ts';
import { isSpecial } from '../../../framework/sequence/changeable-properties.ts';
import { patchWrongly, pointer } from '../../../framework/sequence/changes.ts';
import type { Prober, Resource } from '../../../framework/sequence/prober.ts';
import { readAfter } from '../../../framework/sequence/reading.ts';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { asArray, asObject, isObject, type JsonObject, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { effectiveSchema, itemSchemasOf } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** A list that a client sets, of texts and numbers, or of objects by their members that came back as they were sent. */
interface List {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly members: readonly string[] | null;
}

/** An operation on a list of which `before` is known. */
interface Change {
  readonly op: 'add' | 'remove' | 'replace';
  /** Below the list: `0`, `-`, `1/pieces`. */
  readonly at: string;
  readonly given: { readonly value?: unknown };
  /** The list after it. */
  readonly wanted: readonly unknown[];
  /** What to do. */
  readonly remedy: string;
}

/** As many letters of a list are shown. */
const MOST_SHOWN = 200;

/**
 * Operations on items of lists by their index do what RFC 6902 says: on one list of texts or numbers, and on one of
 * objects. What is refused is not asked.
 */
export async function changedByIndex(own: Resource, prober: Prober) {
  const { body } = await readAfter(own, prober, () => true);
  for (const list of listsIn(own, body)) {
    const found = await changedIn(list, own, prober);
    if (found !== null) return found;
  }
  return null;
}

async function changedIn(list: List, own: Resource, prober: Prober) {
  const isOrdered = await keepsOrder(list, own, prober);
  let before = itemsOf(list, (await readAfter(own, prober, () => true)).body);
  for (const changeOf of [appended, prepended, changedWithin, removedFirst, removedWithin]) {
    const change = before.length === 0 ? null : changeOf(list, before, prober);
    if (change === null) continue;
    const path = `${pointer(list.name)}/${change.at}`;
    const answer = await patchWrongly(own, [{ op: change.op, path, ...change.given }], prober);
    // Not every attribute needs to be patchable.
    if (!isSuccess(answer)) continue;
    if (answer.status === 202) return null;
    const isDone = (found: JsonObject) => isSame(itemsOf(list, found), change.wanted, isOrdered);
    const after = await readAfter(own, prober, isDone);
    const found = itemsOf(list, after.body);
    if (!isDone(after.body)) {
      if (!isWrong(found, before, change, isOrdered)) return null;
      const shown = JSON.stringify(after.body[list.name] ?? []).slice(0, MOST_SHOWN);
      return {
        message: `${change.op} at ${list.name}/${change.at} is answered ${answer.status}, and gives ${shown}; ${change.remedy}`,
        shownBy: [answer, after.answer],
      };
    }
    before = found;
  }
  return null;
}

/**
 * True where a service keeps the items of a list in the order in which a client gives them: turned round they come
 * turned round.
 */
async function keepsOrder(list: List, own: Resource, prober: Prober): Promise<boolean> {
  const sent = asArray(own.sent?.[list.name]);
  if (new Set(sent.map((item) => JSON.stringify(item))).size < 2) return false;
  const turned = sent.toReversed();
  const answer = await patchWrongly(own, [{ op: 'replace', path: pointer(list.name), value: turned }], prober);
  if (!isSuccess(answer)) return false;
  const isTurned = (found: JsonObject) => sameJson(itemsOf(list, found), shownOf(list, turned));
  return isTurned((await readAfter(own, prober, isTurned)).body);
}

function appended(list: List, before: readonly unknown[], prober: Prober): Change {
  const value = otherItem(list, before[0], 41, prober);
  return { op: 'add', at: '-', given: { value }, wanted: [...before, value], remedy: 'insert the item there' };
}

function prepended(list: List, before: readonly unknown[], prober: Prober): Change {
  const value = otherItem(list, before.at(-1), 42, prober);
  return { op: 'add', at: '0', given: { value }, wanted: [value, ...before], remedy: 'insert the item there' };
}

function removedFirst(_: List, before: readonly unknown[]): Change {
  return { op: 'remove', at: '0', given: {}, wanted: before.slice(1), remedy: 'remove that item alone' };
}

/** An item that is neither the first nor the last one. */
function removedWithin(_: List, before: readonly unknown[]): Change | null {
  if (before.length < 3) return null;
  return { op: 'remove', at: '1', given: {}, wanted: before.toSpliced(1, 1), remedy: 'remove that item alone' };
}

/** Another value of a member of the last object; of texts and numbers another last one. */
function changedWithin(list: List, before: readonly unknown[], prober: Prober): Change | null {
  const index = before.length - 1;
  const last = before[index];
  const [name, value] = isObject(last)
    ? (othersOf(list, last, 43, prober)[0] ?? [])
    : [null, otherItem(list, last, 43, prober)];
  if (name === undefined) return null;
  const item = isObject(last) && name !== null ? { ...last, [name]: value } : value;
  const at = name === null ? String(index) : `${index}${pointer(name)}`;
  return { op: 'replace', at, given: { value }, wanted: before.with(index, item), remedy: 'change that item alone' };
}

/** Another item like one: what it has in the list already, where no other value is known. */
function otherItem(list: List, item: unknown, variation: number, prober: Prober): unknown {
  if (!isObject(item)) return prober.anotherValue(list.schema, item, variation) ?? item;
  return { ...item, ...Object.fromEntries(othersOf(list, item, variation, prober)) };
}

/** The members of an object that have another value, numbers first: texts may name something. */
function othersOf({ schema, members }: List, item: JsonObject, variation: number, prober: Prober) {
  const { properties } = effectiveSchema(schema);
  const others = (members ?? []).flatMap((name): (readonly [string, unknown])[] => {
    const target = isSpecial(name) ? null : (properties.get(name)?.target ?? null);
    const value = target === null ? undefined : prober.anotherValue(target, item[name], variation);
    return value === undefined || sameJson(value, item[name]) ? [] : [[name, value]];
  });
  return others.toSorted(([, one], [, other]) => Number(typeof one === 'string') - Number(typeof other === 'string'));
}

/** The first list of texts or numbers, and the first of objects, that has what was sent. */
function listsIn(own: Resource, body: JsonObject): readonly List[] {
  const schema = sentSchemaOf(own.of);
  if (schema === null || own.sent === null) return [];
  const lists = [...effectiveSchema(schema).properties].flatMap(([name, { target }]): List[] => {
    const [items] = target === null ? [] : itemSchemasOf(target);
    if (items === undefined || name === 'links' || isReadOnlyProperty(name, schema)) return [];
    const members = membersIn(asArray(own.sent?.[name]), asArray(body[name]));
    return members === undefined ? [] : [{ name, schema: items, members }];
  });
  const first = (isOfObjects: boolean) => lists.find(({ members }) => (members !== null) === isOfObjects);
  return [first(false), first(true)].filter((list) => list !== undefined);
}

/**
 * The members of objects that came back as they were sent; null for texts and numbers, undefined for what is no list to
 * be judged.
 */
function membersIn(sent: readonly unknown[], found: readonly unknown[]): readonly string[] | null | undefined {
  if (sent.length === 0 || sent.length !== found.length) return undefined;
  if (sent.every((item) => ['string', 'number'].includes(typeof item))) return sameJson(sent, found) ? null : undefined;
  if (!sent.every(isObject)) return undefined;
  const isKept = (name: string) =>
    sent.every((item, index) => item[name] !== undefined && sameJson(item[name], asObject(found[index])[name]));
  const members = Object.keys(sent[0] ?? {}).filter(isKept);
  return members.length === 0 ? undefined : members;
}

function itemsOf(list: List, body: JsonObject): readonly unknown[] {
  return shownOf(list, asArray(body[list.name]));
}

/** Items by what is judged of them: the service may add something of its own. */
function shownOf({ members }: List, items: readonly unknown[]): readonly unknown[] {
  if (members === null) return items;
  return items.map((item) => Object.fromEntries(members.map((name) => [name, asObject(item)[name]])));
}

function isSame(found: readonly unknown[], wanted: readonly unknown[], isOrdered: boolean): boolean {
  return isOrdered ? sameJson(found, wanted) : sameJson(sorted(found), sorted(wanted));
}

function sorted(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}

/**
 * True for a list that a patch cannot give. Which item an index is of, is known where the order is that of the client.
 */
function isWrong(
  found: readonly unknown[],
  before: readonly unknown[],
  { op, given, wanted }: Change,
  isOrdered: boolean,
): boolean {
  if (op !== 'add' && !isOrdered) return isSame(found, before, false);
  // What has something in common with an item may be taken for that one.
  const parts = op === 'add' ? partsOf(given.value) : [];
  const isJoined = found.length === before.length && before.flatMap(partsOf).some((part) => parts.includes(part));
  // A service may write a value in another way.
  const known = new Set([...before, ...wanted].flatMap(partsOf));
  return !isJoined && found.flatMap(partsOf).every((part) => known.has(part));
}

function partsOf(item: unknown): readonly string[] {
  return isObject(item) ? Object.entries(item).map((part) => JSON.stringify(part)) : [JSON.stringify(item)];
}
