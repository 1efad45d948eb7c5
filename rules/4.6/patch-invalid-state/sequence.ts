import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patchWrongly, pointer } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { requiredOf, sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import type { JsonObject } from '../../../model/description/json.ts';

/** As many properties are removed. */
const MOST_PROPERTIES = 3;

/** A patch that removes what is required, or gives another type, is refused. */
export default defineSequence<RoleSubject>({
  statement: '4.6/invalid-state',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource }, prober) => {
    const changed = await patchable(resource, prober);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    return (await withoutRequired(own, body, prober)) ?? (await asObject(own, changed, prober));
  },
});

async function withoutRequired(own: Resource, body: JsonObject, prober: Prober) {
  const schema = sentSchemaOf(own.of);
  const needed = (schema === null ? [] : requiredOf(schema)).filter((name) => body[name] !== undefined);
  for (const required of needed.slice(0, MOST_PROPERTIES)) {
    const removal = await patchWrongly(own, [{ op: 'remove', path: pointer(required) }], prober);
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
  const answer = await patchWrongly(own, [{ op: 'replace', path: pointer(changed), value: { lintel: 1 } }], prober);
  if (isInvalid(answer)) return null;
  return {
    message: `a patch that sets ${changed} to an object is answered ${shownStatus(answer)}; answer 400 or 422`,
    shownBy: [answer],
  };
}

/** Some refusals are not about the state that a patch would leave. */
function passOther({ status }: Answer): void {
  if ([404, 405, 412, 415, 428].includes(status)) throw new NotJudged(`it is answered ${status}`);
}

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
  const answer = await patchWrongly(own, [{ op: 'remove', path: pointer(optional.name) }], prober);
  if (!isSuccess(answer)) return true;
  const after = await readAfter(own, prober, (found) => found[optional.name] === undefined);
  return after.body[optional.name] !== undefined;
}
