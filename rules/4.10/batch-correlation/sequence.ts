import { defineSequence } from '../../../framework/define-sequence.ts';
import { bulkCreations, bulkItemSchema, errorIn, resourceIn, variedItem } from '../../../framework/sequence/bulk.ts';
import { newKeyFor } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { requiredOf } from '../../../framework/sequence/resource-schemas.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { asArray, asString, isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { batchEntries } from '../../../model/exchange/batch-result.ts';

/**
 * Of four items the second is wrong: its error is the second result, or says that it is about item 1. Without that,
 * successes are in the order of the request as well.
 */
export default defineSequence<RoleSubject>({
  statement: '4.10/correlation',
  effect: 'changes',
  subjects: bulkCreations,
  ask: async (subject, prober) => {
    const { send, item, wrong } = await batchOf(subject, prober);
    const answer = await send([item(1), wrong, item(2), item(3)]);
    const results = resultsOf(answer);
    if (answer.status !== 200 || results.length === 0)
      throw new NotJudged(`a batch with one wrong item is answered ${answer.status}`);
    const failed = results.flatMap((entry, index) => {
      const error = errorIn(entry);
      return error === null ? [] : [{ error, index }];
    });
    const [only] = failed;
    if (failed.length === 0 && results.length < 4) {
      return {
        message: `of four items the second is wrong, and batch_result has ${results.length} entries without an error; give a resource or an error for each item`,
        shownBy: [answer],
      };
    }
    if (failed.length !== 1 || only === undefined) throw new NotJudged('not exactly one item failed');
    const pointers = fieldsOf(only.error).filter((field) => /^#?\/items\/(?:\d+|@[^/]+)(?:\/|$)/.test(field));
    const elsewhere = pointers.find((field) => /^#?\/items\/(?!1(?:\/|$))\d/.test(field));
    if (elsewhere !== undefined) {
      return {
        message: `the second of four items failed, and its error points to ${elsewhere}; point to /items/1`,
        shownBy: [answer],
      };
    }
    // Who points to the item that failed need not keep the order.
    if (pointers.length > 0) return null;
    if (results.length === 4 && only.index === 1) {
      const valid = [4, 5, 6].map(item);
      return outOfOrder(valid, await send(valid));
    }
    return {
      message: `the second of four items failed; its error is result ${only.index + 1} of ${results.length}, and no field says /items/1; keep the order, or point to the item`,
      shownBy: [answer],
    };
  },
});

/** A bulk creation, with items that it takes and one that it does not. */
interface Batch {
  readonly send: (items: readonly JsonObject[]) => Promise<Answer>;
  /** Each number gives another valid item: the same one again may be refused because it is there. */
  readonly item: (number: number) => JsonObject;
  readonly wrong: JsonObject;
}

/** Throws NotJudged where no wrong item is known, or a valid one is not taken. */
async function batchOf(subject: RoleSubject, prober: Prober): Promise<Batch> {
  const { asked, resource } = subject;
  const parameters = await prober.parametersFor(resource);
  const [first] = asArray(prober.bodyFor(asked).items).filter(isObject);
  const schema = bulkItemSchema(subject);
  const wrong = first === undefined ? null : withoutRequired(first, schema);
  if (first === undefined || wrong === null) throw new NotJudged('no item is known that is not valid');
  const send: Batch['send'] = (items) =>
    prober.send(asked, { parameters, body: { items }, headers: newKeyFor(subject, prober) });
  const taken = await send([first]);
  if (resultsOf(taken).length !== 1) throw new NotJudged(`one valid item is answered ${taken.status}`);
  return { send, item: (number) => variedItem(first, number, schema, prober), wrong };
}

function resultsOf({ json }: Answer): readonly unknown[] {
  return batchEntries(json);
}

/** Successes are told apart by what was sent. Who numbers them, or repeats a reference, need not keep the order. */
function outOfOrder(sent: readonly JsonObject[], answer: Answer) {
  const results = resultsOf(answer);
  const isWhole = answer.status === 200 && results.length === sent.length;
  if (!isWhole || results.some((entry) => errorIn(entry) !== null || isCorrelated(entry))) return null;
  const told = results.map(resourceIn);
  const name = Object.keys(sent[0] ?? {}).find((one) => isTelling(one, sent, told));
  if (name === undefined) return null;
  const order = sent.map((item) => told.findIndex((one) => sameJson(one?.[name], item[name])) + 1);
  if (order.every((place, index) => place === index + 1)) return null;
  return {
    message: `all of ${sent.length} items succeeded, and by ${name} they are the results ${order.join(', ')}; keep the order`,
    shownBy: [answer],
  };
}

/** True for a member by which each item is one of the results. */
function isTelling(name: string, sent: readonly JsonObject[], told: readonly (JsonObject | null)[]): boolean {
  const values = (items: readonly (JsonObject | null)[]) => items.map((item) => JSON.stringify(item?.[name])).sort();
  return new Set(values(sent)).size === sent.length && sameJson(values(sent), values(told));
}

/** True for a result that says which item it is about. */
function isCorrelated(entry: unknown): boolean {
  const names = [entry, resourceIn(entry)].flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  return names.some((name) =>
    /(?:index|position|number|reference|ref|key|correlation\w*|(?:client|external|request)_?id)$/i.test(name),
  );
}

function withoutRequired(item: JsonObject, schema: SchemaNode | null): JsonObject | null {
  const name = schema === null ? undefined : requiredOf(schema).find((one) => item[one] !== undefined);
  return name === undefined ? null : Object.fromEntries(Object.entries(item).filter(([key]) => key !== name));
}

function fieldsOf(error: unknown): readonly string[] {
  return asArray(member(error, 'details')).flatMap((detail) => asString(member(detail, 'field')) ?? []);
}
