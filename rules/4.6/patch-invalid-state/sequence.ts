import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { BOUNDS, type Bound, valueBreaking } from '../../../framework/sequence/bounds.ts';
import {
  type Changeable,
  changeables,
  patch,
  patchable,
  pointer,
  readAfter,
  readNew,
  requiredOf,
  responseSchema,
  sentSchemaOf,
} from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, sameJson } from '../../../model/description/json.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';

/** As many properties are removed. */
const MOST_PROPERTIES = 3;

/** A patch that removes what is required, gives another type, or breaks a bound of the schema is refused. */
export default defineSequence<RoleSubject>({
  statement: '4.6/invalid-state',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource }, prober) => {
    const changed = await patchable(resource, prober);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    return (
      (await withoutRequired(own, body, prober)) ??
      (await asObject(own, changed, prober)) ??
      (await beyondBounds(own, changed, body, prober))
    );
  },
});

async function withoutRequired(own: Resource, body: JsonObject, prober: Prober) {
  const schema = sentSchemaOf(own.of);
  const needed = (schema === null ? [] : requiredOf(schema)).filter((name) => body[name] !== undefined);
  for (const required of needed.slice(0, MOST_PROPERTIES)) {
    const removal = await patch(own, [{ op: 'remove', path: pointer(required) }], prober, WRONG);
    passOther(removal);
    // Where nothing is ever removed, its answer says nothing about what is required.
    if (isInvalid(removal) || (isSuccess(removal) && (await isIdle(own, required, prober)))) continue;
    return {
      message: `a patch that removes ${required}, which is required, is answered ${shownStatus(removal)}; answer 400 or 422`,
      shownBy: [removal],
    };
  }
  return null;
}

async function asObject(own: Resource, changed: string, prober: Prober) {
  const answer = await patch(own, [{ op: 'replace', path: pointer(changed), value: { lintel: 1 } }], prober, WRONG);
  if (isInvalid(answer)) return null;
  return {
    message: `a patch that sets ${changed} to an object is answered ${shownStatus(answer)}; answer 400 or 422`,
    shownBy: [answer],
  };
}

/** One property for each kind of bound. What is not patchable is not asked. */
async function beyondBounds(own: Resource, changed: string, body: JsonObject, prober: Prober) {
  const patchables = new Map([[changed, true]]);
  for (const bound of BOUNDS) {
    for (const one of changeables(own, body, prober)) {
      const value = valueBeyond(bound, own, one);
      if (value === undefined) continue;
      const isPatchable = patchables.get(one.name) ?? (await isReplaced(own, one, prober));
      patchables.set(one.name, isPatchable);
      if (!isPatchable) continue;
      const found = await beyond({ bound, own, name: one.name, value }, prober);
      if (found !== null) return found;
      break;
    }
  }
  return null;
}

/** A value beyond a bound that the schemas of request and answer have; undefined where there is none. */
function valueBeyond(bound: Bound, { of }: Resource, { name, before }: Changeable): unknown {
  const [sent, answered] = [sentSchemaOf(of), responseSchema(of.read)].map((schema) =>
    schema === null ? undefined : effectiveSchema(schema).properties.get(name)?.target,
  );
  if (sent == null || answered === null) return undefined;
  const isShared = answered === undefined || keywordOf(answered, bound)?.value === keywordOf(sent, bound)?.value;
  return isShared ? valueBreaking(bound, sent, before) : undefined;
}

async function isReplaced(own: Resource, { name, values: [value] }: Changeable, prober: Prober): Promise<boolean> {
  const answer = await patch(own, [{ op: 'replace', path: pointer(name), value }], prober, WRONG);
  if (!isSuccess(answer)) return false;
  const isDone = (found: JsonObject) => sameJson(found[name], value);
  return isDone((await readAfter(own, prober, isDone)).body);
}

/** A value that breaks a bound of a property. */
interface Beyond {
  readonly bound: Bound;
  readonly own: Resource;
  readonly name: string;
  readonly value: unknown;
}

async function beyond({ bound, own, name, value }: Beyond, prober: Prober) {
  const before = (await readAfter(own, prober, () => true)).body[name];
  const answer = await patch(own, [{ op: 'replace', path: pointer(name), value }], prober, WRONG);
  passOther(answer);
  if (isInvalid(answer) || answer.status === 413) return null;
  // A service may make a value of it that is valid: cut off, or the nearest one.
  const after = isSuccess(answer) ? (await readAfter(own, prober, (found) => sameJson(found[name], value))).body : null;
  if (after !== null && !sameJson(after[name], value) && !sameJson(after[name], before)) return null;
  return {
    message: `a patch that sets ${name} to what its ${bound} forbids is answered ${shownStatus(answer)}; answer 400 or 422`,
    shownBy: [answer],
  };
}

/** Some refusals are not about the state that a patch would leave. */
function passOther({ status }: Answer): void {
  if ([404, 405, 412, 415, 428].includes(status)) throw new NotJudged(`it is answered ${status}`);
}

const WRONG = { isWrong: true, takesRefusal: true };

function isInvalid({ status }: Answer): boolean {
  return status === 400 || status === 422;
}

/** True where a patch removes nothing: neither what is required, nor what may be left out. */
async function isIdle(own: Resource, required: string, prober: Prober): Promise<boolean> {
  const { body } = await readAfter(own, prober, (found) => found[required] === undefined);
  if (body[required] === undefined) return false;
  const schema = sentSchemaOf(own.of);
  const needed = new Set(schema === null ? [] : requiredOf(schema));
  const optional = changeables(own, body, prober).find(({ name }) => !needed.has(name));
  if (optional === undefined) return true;
  const answer = await patch(own, [{ op: 'remove', path: pointer(optional.name) }], prober, WRONG);
  if (!isSuccess(answer)) return true;
  const after = await readAfter(own, prober, (found) => found[optional.name] === undefined);
  return after.body[optional.name] !== undefined;
}
