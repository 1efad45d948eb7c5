import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { isMarkedReadOnly } from '../../../framework/sequence/calculated-properties.ts';
import { type Changeable, changeables } from '../../../framework/sequence/changeable-properties.ts';
import { demandSet, put } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { requiredOf, sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import type { DescribedResource } from '../../../model/resources/described-resources.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** PUT takes what GET gave, and what is left out is gone. */
export default defineSequence<RoleSubject>({
  statement: '4.2/put-whole',
  effect: 'changes',
  subjects: (description) => changeable(description, 'replace'),
  ask: async ({ resource }, prober) => {
    // With values of its own, which no service has for what is left out.
    const own = await prober.make(resource, { variation: 14 });
    demandSet(own);
    const body = await readNew(own, prober);
    const answer = await put(own, body, prober, { isWrong: true });
    // A singleton may be set in some states of what it is in alone.
    const isClosed = resource.kind === 'singleton' && own.sent === null && !isSuccess(answer);
    if (answer.status === 412 || answer.status === 428 || isClosed)
      throw new NotJudged(`it is answered ${answer.status}`);
    if (!isSuccess(answer)) {
      return {
        message: `a PUT of what GET gave is answered ${shownStatus(answer)}; take the entire representation`,
        shownBy: [answer],
      };
    }
    if (answer.status === 202) return null;
    return (await leftOut(own, body, prober)) ?? (await replaced(own, body, prober));
  },
});

/** Another value of everything; which properties only the service sets, a description need not say. */
async function replaced(own: Resource, body: JsonObject, prober: Prober) {
  // Whether PUT sets a singleton, 4.2/singleton says.
  if (own.of.kind === 'singleton') return null;
  const all = changeables(own, body, prober);
  if (all.length === 0) return null;
  const other = Object.fromEntries(all.map(({ name, values }) => [name, values[0]]));
  const answer = await put(own, { ...body, ...other }, prober);
  if (!isSuccess(answer) || answer.status === 202) return null;
  const isChanged = (found: JsonObject) => all.some(({ name, before }) => !sameJson(found[name], before));
  const after = await readAfter(own, prober, isChanged);
  if (isChanged(after.body)) return await keptRequired(own, all, answer, prober);
  return {
    message: `a PUT with another ${all.map(({ name }) => name).join(', ')} is answered ${answer.status} and changes nothing; replace the entire representation`,
    shownBy: [answer, after.answer],
  };
}

/** What clients have to send, and no schema marks as the service's own, a PUT sets or refuses. */
async function keptRequired(own: Resource, all: readonly Changeable[], answer: Answer, prober: Prober) {
  const schema = sentSchemaOf(own.of);
  const required = schema === null ? [] : requiredOf(schema);
  const isKept = ({ name, before }: Changeable, found: JsonObject) =>
    required.includes(name) &&
    !isMarkedReadOnly(name, own.of) &&
    sameJson(own.sent?.[name], before) &&
    sameJson(found[name], before);
  const keptIn = (found: JsonObject) => all.filter((one) => isKept(one, found)).map(({ name }) => name);
  const after = await readAfter(own, prober, (found) => keptIn(found).length === 0);
  const kept = keptIn(after.body);
  if (kept.length === 0) return null;
  return {
    message: `a PUT with another ${kept.join(', ')} is answered ${answer.status} and leaves it as it was; replace the entire representation, or answer 400`,
    shownBy: [answer, after.answer],
  };
}

async function leftOut(own: Resource, body: JsonObject, prober: Prober) {
  const [name, ...others] = optionalsIn(body, own.of).filter((one) => !isOfService(one, own, body));
  if (name === undefined) return null;
  // What came otherwise than it was sent, or was not sent, the service may set again.
  const told = others.filter((one) => sameJson(own.sent?.[one], body[one]));
  for (const names of told.length === 0 ? [[name]] : [[name], told]) {
    const less = await put(own, without(body, names), prober);
    if (!isSuccess(less)) return null;
    const isKept = (found: JsonObject) =>
      names.filter((one) => found[one] !== undefined && sameJson(found[one], body[one]));
    const after = await readAfter(own, prober, (found) => isKept(found).length === 0);
    const [kept] = isKept(after.body);
    if (kept === undefined) continue;
    return {
      message: `a PUT without ${kept} leaves it as it was; replace the entire representation`,
      shownBy: [less, after.answer],
    };
  }
  return null;
}

/** True for what a singleton has when nobody has set it: the service may have the same for what is left out. */
function isOfService(name: string, { of, sent, told }: Resource, body: JsonObject): boolean {
  if (of.kind !== 'singleton') return false;
  return !sameJson(sent?.[name], body[name]) || sameJson(member(told.json, name), body[name]);
}

/** The properties that a client may leave out, and for which the service has no value of its own; objects come last. */
function optionalsIn(body: JsonObject, resource: DescribedResource): readonly string[] {
  const schema = sentSchemaOf(resource);
  if (schema === null) return [];
  const required = new Set(requiredOf(schema));
  const { properties } = effectiveSchema(schema);
  const names = Object.keys(body).filter((name) => {
    const target = properties.get(name)?.target ?? null;
    if (
      target === null ||
      required.has(name) ||
      isReadOnlyProperty(name, schema) ||
      /^(?:id|links|status|state)$/.test(name)
    )
      return false;
    const isTold =
      ['string', 'number'].includes(typeof body[name]) || Array.isArray(body[name]) || isObject(body[name]);
    return keywordOf(target, 'default') === undefined && isTold && body[name] !== 0;
  });
  return [...names.filter((name) => !isObject(body[name])), ...names.filter((name) => isObject(body[name]))];
}

function without(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !names.includes(key)));
}
