import { defineSequence } from '../../../framework/define-sequence.ts';
import { isRefused, isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { calculatedIn, patch, pointer, put, readNew } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';

/** No identifier is counted as far within a probe. */
const FAR = 1_000_003;

/** Another identifier, and in a patch another value that only the service sets, are answered 400. */
export default defineSequence<RoleSubject>({
  statement: '2.1/read-only',
  effect: 'changes',
  subjects: (description) => [...changeable(description, 'patch'), ...changeable(description, 'replace')],
  ask: async ({ asked, resource }, prober) => {
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    if (asked === resource.patch) return await patched(own, body, prober);
    if (!isId(body.id)) throw new NotJudged('the resource has no id');
    const sent = await put(own, body, prober);
    if (!isSuccess(sent)) throw new NotJudged(`a PUT of what was read is answered ${sent.status}`);
    const answer = await put(own, { ...body, id: otherId(body.id, prober) }, prober, { isWrong: true });
    return wrong(answer, 'a PUT with another id');
  },
});

async function patched(own: Resource, body: JsonObject, prober: Prober) {
  const names = [...(isId(body.id) ? ['id'] : []), ...calculatedIn(own, body).slice(0, 2)];
  if (names.length === 0) throw new NotJudged('nothing is known that only the service sets');
  for (const name of names) {
    const value = isId(body.id) && name === 'id' ? otherId(body.id, prober) : otherText(String(body[name]));
    const answer = await patch(own, [{ op: 'replace', path: pointer(name), value }], prober, { isWrong: true });
    const found = wrong(answer, `a PATCH of ${name}, which only the service sets,`);
    if (found !== null) return found;
  }
  return null;
}

function wrong(answer: Answer, called: string) {
  const isOther = [404, 405, 412, 415, 428].includes(answer.status);
  if (isOther) throw new NotJudged(`it is answered ${answer.status}`);
  if (answer.status === 400) return null;
  const fact = isSuccess(answer) || !isRefused(answer) ? 'answered' : 'refused with';
  return { message: `${called} is ${fact} ${shownStatus(answer)}; answer 400`, shownBy: [answer] };
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function otherId(id: string | number, prober: Prober): string | number {
  if (typeof id === 'number') return id + FAR;
  return /^[0-9a-f-]{36}$/i.test(id) ? prober.newKey() : `${id}9`;
}

function otherText(value: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(value)
    ? '2001-01-01T00:00:00.000Z'
    : value.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
}
