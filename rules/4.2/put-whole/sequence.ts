import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { changeables, put, readAfter, readNew, requiredOf, sentSchemaOf } from '../../../framework/sequence/changes.ts';
import { NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, sameJson } from '../../../model/description/json.ts';
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
    const body = await readNew(own, prober);
    const answer = await put(own, body, prober, { isWrong: true });
    if (answer.status === 412 || answer.status === 428) throw new NotJudged(`it is answered ${answer.status}`);
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
  const all = changeables(own, body, prober);
  if (all.length === 0) return null;
  const other = Object.fromEntries(all.map(({ name, values }) => [name, values[0]]));
  const answer = await put(own, { ...body, ...other }, prober);
  if (!isSuccess(answer) || answer.status === 202) return null;
  const isChanged = (found: JsonObject) => all.some(({ name, before }) => !sameJson(found[name], before));
  const after = await readAfter(own, prober, isChanged);
  if (isChanged(after.body)) return null;
  return {
    message: `a PUT with another ${all.map(({ name }) => name).join(', ')} is answered ${answer.status} and changes nothing; replace the entire representation`,
    shownBy: [answer, after.answer],
  };
}

async function leftOut(own: Resource, body: JsonObject, prober: Prober) {
  const name = optionalIn(body, own.of);
  if (name === undefined) return null;
  const less = await put(own, without(body, name), prober);
  if (!isSuccess(less)) return null;
  const after = await readAfter(own, prober, (found) => found[name] === undefined);
  if (after.body[name] === undefined || !sameJson(after.body[name], body[name])) return null;
  return {
    message: `a PUT without ${name} leaves it as it was; replace the entire representation`,
    shownBy: [less, after.answer],
  };
}

/** A property that a client may leave out, and for which the service has no value of its own. */
function optionalIn(body: JsonObject, resource: DescribedResource): string | undefined {
  const schema = sentSchemaOf(resource);
  if (schema === null) return undefined;
  const required = new Set(requiredOf(schema));
  const { properties } = effectiveSchema(schema);
  return Object.keys(body).find((name) => {
    const target = properties.get(name)?.target ?? null;
    if (
      target === null ||
      required.has(name) ||
      isReadOnlyProperty(name, schema) ||
      /^(?:id|links|status|state)$/.test(name)
    )
      return false;
    const isTold = ['string', 'number'].includes(typeof body[name]) || Array.isArray(body[name]);
    return keywordOf(target, 'default') === undefined && isTold && body[name] !== 0;
  });
}

function without(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}
