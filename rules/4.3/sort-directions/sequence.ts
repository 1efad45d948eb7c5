import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsIn, itemsOf } from '../../../framework/sequence/answers.ts';
import { sendBody } from '../../../framework/sequence/creations.ts';
import { madeOfOtherLength } from '../../../framework/sequence/number-lengths.ts';
import { answeredPageSize, pageSizeOf, walk } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { inRole, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, sameJson } from '../../../model/description/json.ts';
import type { ParameterNode } from '../../../model/description/nodes.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { bulkOf } from '../../../model/operations/bulk-bodies.ts';
import { valueFaults } from '../../../model/schemas/value-faults.ts';

const MOST_PROPERTIES = 3;
/** A list is looked at in pages of as many items. */
const PAGE_SIZE = 20;

/** A list comes in the order that is asked for, by the type of the property. */
export default defineSequence<RoleSubject>({
  statement: '4.3/sort',
  effect: 'reads',
  subjects: (description) => inRole(description, 'list', (_, { operation }) => queryOf(operation, 'x', 'asc') !== null),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    const size = await answeredPageSize({ asked, operation }, parameters, PAGE_SIZE, prober);
    const list = async () => itemsOf(await prober.send(asked, { parameters, query: size })) ?? [];
    const parameter = queryParameter(operation, 'sort') === null ? 'sortBy' : 'sort';
    const named = (items: readonly JsonObject[]) =>
      propertiesNamed(operation, parameter, scalarsIn(items), prober.description);
    const first = await list();
    const items = (await madeOfOtherLength(first, named(first), { resource, parameters }, prober))
      ? await list()
      : first;
    const names = named(items).filter((name) => isVaried(name, items));
    let judged = 0;
    for (const name of names.slice(0, MOST_PROPERTIES)) {
      for (const direction of ['asc', 'desc'] as const) {
        const query = { ...size, ...queryOf(operation, name, direction) };
        const answer = await prober.send(asked, { parameters, query });
        const found = itemsOf(answer);
        if (found === null) continue;
        judged++;
        const wrong = wrongOrder(found, [name, direction], [answer]);
        if (wrong !== null) return wrong;
      }
    }
    if (judged === 0) throw new NotJudged('no property is known that can be sorted by');
    return (
      (await overPages(asked, parameters, names, items, prober)) ??
      (await byTwo({ asked, resource, operation }, { parameters, size }, names, items, prober))
    );
  },
});

type Order = readonly [name: string, direction: 'asc' | 'desc'];

/** The pages together have the order, not each of them. */
async function overPages(
  asked: RoleSubject['asked'],
  parameters: Values,
  [name]: readonly string[],
  items: readonly JsonObject[],
  prober: Prober,
) {
  const size = pageSizeOf(asked.operation, Math.max(1, Math.ceil(items.length / 3)));
  if (name === undefined || size.pageSize === undefined) return null;
  // One of both may be the order in which a list comes anyway.
  for (const direction of ['desc', 'asc'] as const) {
    const look = async () => {
      const query = { ...size, ...queryOf(asked.operation, name, direction) };
      const walked = await walk(asked, parameters, query, prober);
      return wrongOrder(walked.items, [name, direction], walked.pages);
    };
    // What is made or deleted meanwhile moves the pages; a second look tells.
    const wrong = (await look()) === null ? null : await look();
    if (wrong !== null) return wrong;
  }
  return null;
}

/** What is equal by the first property comes in the order of the second. */
async function byTwo(
  { asked, resource, operation }: RoleSubject,
  { parameters, size }: { readonly parameters: Values; readonly size: Values },
  names: readonly string[],
  items: readonly JsonObject[],
  prober: Prober,
): Promise<SequenceViolation | null> {
  const parameter = queryParameter(operation, 'sort');
  if (parameter === null) return null;
  const pair = repeatedIn(items, names) ?? (await madeTie(resource, names, prober));
  if (pair === null) return null;
  const [first, second] = pair;
  for (const direction of ['asc', 'desc'] as const) {
    const query = { ...size, sort: `${first}|asc,${second}|${direction}` };
    if (!admits(parameter, query.sort)) return null;
    const answer = await prober.send(asked, { parameters, query, isWrong: true });
    const groups = groupBy(itemsOf(answer) ?? [], (item) => JSON.stringify(item[first]));
    const wrong = [...groups.values()].map((group) => outOfOrder(group, second, direction)).find((one) => one !== null);
    if (wrong === undefined) continue;
    const [one, other] = wrong.map((value) => JSON.stringify(value));
    return {
      message: `with sort=${query.sort}, ${one} comes before ${other} where ${first} is the same; sort by both properties`,
      shownBy: [answer],
    };
  }
  return null;
}

/** False where the description has `sort` for other values: for one property alone. */
function admits(parameter: ParameterNode, sort: string): boolean {
  const schema = parameter.schema?.target ?? null;
  return schema === null || valueFaults(sort, schema.place, schema, 'request').length === 0;
}

type Pair = readonly [first: string, second: string];

/** A property of which several items have the same value, and another one. */
function repeatedIn(items: readonly JsonObject[], names: readonly string[]): Pair | null {
  const first = names.find((name) => new Set(items.map((item) => item[name])).size < items.length);
  const second = names.find((name) => name !== first);
  return first === undefined || second === undefined ? null : [first, second];
}

/**
 * Makes two that have the same value of one property and differ in another: of two orders, one is not that in which
 * they come anyway.
 */
async function madeTie(
  resource: RoleSubject['resource'],
  names: readonly string[],
  prober: Prober,
): Promise<Pair | null> {
  const { create } = resource;
  if (!prober.canWrite || create === null || bulkOf(create.operation) === 'bulk') return null;
  try {
    const sent = prober.bodyFor(create, 57);
    const others = prober.bodyFor(create, 58);
    const second = names.find((name) => sent[name] !== undefined && !sameJson(sent[name], others[name]));
    const first = names.find((name) => sent[name] !== undefined && name !== second);
    if (first === undefined || second === undefined) return null;
    await prober.make(resource, { variation: 57 });
    const subject = { operation: create.operation, asked: create, resource };
    await sendBody(subject, prober, { ...sent, [second]: others[second] }, false);
    return [first, second];
  } catch (error) {
    if (error instanceof NotJudged) return null;
    throw error;
  }
}

function wrongOrder(items: readonly JsonObject[], [name, direction]: Order, shownBy: readonly Answer[]) {
  const wrong = outOfOrder(items, name, direction);
  if (wrong === null) return null;
  // A link next that loses the order shows on later pages alone.
  const [first] = shownBy;
  const isLater = first !== undefined && shownBy.length > 1 && outOfOrder(itemsIn(first), name, direction) === null;
  return {
    message: `in the order ${name} ${direction}, ${JSON.stringify(wrong[0])} comes before ${JSON.stringify(wrong[1])}; sort by the type of the property${isLater ? ', and keep the order in the link next' : ''}`,
    shownBy,
  };
}

function queryOf(operation: RoleSubject['operation'], name: string, direction: string): Values | null {
  if (queryParameter(operation, 'sort') !== null) return { sort: `${name}|${direction}` };
  if (queryParameter(operation, 'sortBy') === null || queryParameter(operation, 'sortOrder') === null) return null;
  return { sortBy: name, sortOrder: direction };
}

function isVaried(name: string, items: readonly JsonObject[]): boolean {
  return new Set(items.map((item) => item[name]).filter((value) => value !== undefined)).size > 1;
}

/**
 * Two neighbours in the wrong order; how texts collate is open, so those are compared in two ways, both of which have
 * to say so.
 */
function outOfOrder(
  items: readonly JsonObject[],
  name: string,
  direction: 'asc' | 'desc',
): readonly [unknown, unknown] | null {
  const values = items.map((item) => item[name]).filter((value) => value !== undefined);
  const sign = direction === 'asc' ? 1 : -1;
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    if (next !== undefined && order(value, next) * sign > 0) return [value, next];
  }
  return null;
}

function order(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left), String(right)];
  const byCharacters = one < other ? -1 : one > other ? 1 : 0;
  const byLanguage = one.localeCompare(other, 'en', { sensitivity: 'base' });
  const byNumber = one.localeCompare(other, 'en', { numeric: true });
  return [byLanguage, byNumber].every((other) => Math.sign(other) === byCharacters) ? byCharacters : 0;
}
