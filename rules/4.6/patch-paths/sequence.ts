import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { patch, patchWrongly, pointer } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import { asArray, isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { effectiveSchema, itemSchemasOf } from '../../../model/schemas/effective-schema.ts';

/** What a filter finds, and what is changed in it. */
interface Aim {
  /** A list of objects. */
  readonly list: string;
  /** By which the filter finds some of them. */
  readonly key: string;
  readonly wanted: string;
  /** What is changed in these. */
  readonly name: string;
  readonly schema: SchemaNode;
  readonly value: unknown;
}

/**
 * A path with a filter changes the items that it finds, all of them and no others. Whether a service takes one, its
 * description tells.
 */
export default defineSequence<RoleSubject>({
  statement: '4.6/filter-path',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource, operation }, prober) => {
    await patchable(resource, prober);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const aim = aimIn(body, resource, prober);
    if (aim === null) throw new NotJudged('it has no list of objects that a filter could find');
    const path = pathOf(aim, `${aim.key}=='${aim.wanted}'`);
    const answer = await patch(own, [{ op: 'replace', path, value: aim.value }], prober, { isWrong: true });
    if (!isSuccess(answer)) {
      if (!offersFilters({ operation, resource }, prober))
        throw new NotJudged(`it is answered ${answer.status}, and the description offers no filter`);
      return {
        message: `a path with a filter, ${path}, is answered ${shownStatus(answer)}; change what it finds`,
        shownBy: [answer],
      };
    }
    const before = itemsIn(body, aim);
    return (
      (await wrongChange(own, { aim, path, value: aim.value, before, isFound: finds(aim), answer }, prober)) ??
      (await foundNothing(own, aim, prober)) ??
      (await severalFound(own, aim, prober))
    );
  },
});

/** True where an example has a filter, or words about the operation, its body or `path` show one. */
function offersFilters({ operation, resource }: Pick<RoleSubject, 'operation' | 'resource'>, prober: Prober): boolean {
  const body = operation.requestBody?.node?.value;
  const schemas = (operation.requestBody?.node?.content ?? []).flatMap(({ mediaType: { schema } }) => {
    const patches = schema?.target ?? null;
    const items = patches === null ? [] : itemSchemasOf(patches);
    return [patches, ...items, ...items.map((item) => effectiveSchema(item).properties.get('path')?.target ?? null)];
  });
  const texts = [operation.value, body, ...schemas.map((schema) => schema?.value)].map((one) => one?.description);
  return (
    examplePaths(resource, prober).some((path) => path.includes('/@')) ||
    texts.some((text) => /@\w+==/.test(String(text)))
  );
}

/** A patch that was carried out, and what it was to find. */
interface Patched {
  readonly aim: Aim;
  readonly path: string;
  readonly value: unknown;
  readonly before: readonly JsonObject[];
  readonly isFound: (item: JsonObject) => boolean;
  readonly answer: Answer;
}

async function wrongChange(
  own: Resource,
  { aim, path, value, before, isFound, answer }: Patched,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const wanted = before.map((item) => (isFound(item) ? { ...item, [aim.name]: value } : item));
  const values = (items: readonly unknown[]) => items.map((item) => member(item, aim.name));
  const isDone = (found: JsonObject) => sameJson(values(itemsIn(found, aim)), values(wanted));
  const after = await readAfter(own, prober, isDone);
  if (isDone(after.body)) return null;
  const found = itemsIn(after.body, aim);
  const isIdle = sameJson(values(found), values(before));
  const fact = isIdle ? 'changes nothing' : `gives ${aim.name} the values ${JSON.stringify(values(found))}`;
  return {
    message: `a path with a filter, ${path}, is answered ${answer.status} and ${fact}; change all that it finds, and nothing else`,
    shownBy: [answer, after.answer],
  };
}

/** What a filter does not find cannot be changed. */
async function foundNothing(own: Resource, aim: Aim, prober: Prober): Promise<SequenceViolation | null> {
  const path = pathOf(aim, `${aim.key}=='lintel-none'`);
  const answer = await patchWrongly(own, [{ op: 'replace', path, value: aim.value }], prober);
  if (answer.status === 400 || answer.status === 422) return null;
  return {
    message: `a path with a filter that finds nothing, ${path}, is answered ${shownStatus(answer)}; answer 400 or 422`,
    shownBy: [answer],
  };
}

/**
 * Of two items that a filter finds, both are changed; of two conditions, both have to hold. A list need not take a
 * second one.
 */
async function severalFound(own: Resource, aim: Aim, prober: Prober): Promise<SequenceViolation | null> {
  const { body } = await readAfter(own, prober, () => true);
  const first = itemsIn(body, aim).find(finds(aim));
  const [one, other, third] = [71, 72, 73].map((number) => prober.anotherValue(aim.schema, first?.[aim.name], number));
  if (first === undefined || [one, other, third].includes(undefined)) return null;
  const path = `${pointer(aim.list)}/-`;
  const added = await patchWrongly(own, [{ op: 'add', path, value: { ...first, [aim.name]: one } }], prober);
  if (!isSuccess(added)) return null;
  const isThere = (found: JsonObject) => itemsIn(found, aim).filter(finds(aim)).length > 1;
  const before = itemsIn((await readAfter(own, prober, isThere)).body, aim);
  const isSecond = (item: JsonObject) => finds(aim)(item) && sameJson(item[aim.name], one);
  if (before.filter(finds(aim)).length < 2 || before.filter(isSecond).length !== 1) return null;
  const both = `${aim.key}=='${aim.wanted}'&&${aim.name}==${typeof one === 'number' ? one : `'${one}'`}`;
  const narrow = await changeBy(own, { aim, value: other, before, isFound: isSecond }, both, prober);
  if (narrow !== null) return narrow;
  const now = itemsIn((await readAfter(own, prober, () => true)).body, aim);
  return await changeBy(
    own,
    { aim, value: third, before: now, isFound: finds(aim) },
    `${aim.key}=='${aim.wanted}'`,
    prober,
  );
}

async function changeBy(
  own: Resource,
  change: Omit<Patched, 'path' | 'answer'>,
  filter: string,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const path = pathOf(change.aim, filter);
  const answer = await patchWrongly(own, [{ op: 'replace', path, value: change.value }], prober);
  return isSuccess(answer) ? await wrongChange(own, { ...change, path, answer }, prober) : null;
}

/** The paths of the patches in examples of the description. */
function examplePaths({ patch: asked }: RoleSubject['resource'], prober: Prober): readonly string[] {
  const holders = new Set(asked?.operation.requestBody?.node?.content.map(({ mediaType }) => mediaType.value));
  const examples = prober.description.examples.filter(({ holder }) => holders.has(holder));
  const operations = examples.flatMap(({ value }) => asArray(value));
  return operations.flatMap((operation) => {
    const path = member(operation, 'path');
    return typeof member(operation, 'op') === 'string' && typeof path === 'string' ? [path] : [];
  });
}

function pathOf({ list, name }: Aim, filter: string): string {
  return `${pointer(list)}/@${filter}${pointer(name)}`;
}

function itemsIn(body: JsonObject, { list }: Pick<Aim, 'list'>): readonly JsonObject[] {
  return asArray(body[list]).filter(isObject);
}

function finds({ key, wanted }: Aim): (item: JsonObject) => boolean {
  return (item) => item[key] === wanted;
}

function aimIn(body: JsonObject, resource: RoleSubject['resource'], prober: Prober): Aim | null {
  const schema = sentSchemaOf(resource);
  if (schema === null) return null;
  for (const [list, { target }] of effectiveSchema(schema).properties) {
    const [item] = itemsIn(body, { list });
    const [items] = target === null ? [] : itemSchemasOf(target);
    if (item === undefined || items === undefined || list === 'links') continue;
    const key = Object.keys(item).find((name) => typeof item[name] === 'string' && /^[\w-]+$/.test(String(item[name])));
    if (key === undefined) continue;
    for (const [name, use] of effectiveSchema(items).properties) {
      if (use.target === null || name === key) continue;
      const value = prober.anotherValue(use.target, item[name], 7);
      if (value !== undefined) return { list, key, wanted: String(item[key]), name, schema: use.target, value };
    }
  }
  return null;
}
