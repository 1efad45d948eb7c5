import { defineSequence } from '../../../framework/define-sequence.ts';
import { isRefused, isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { calculatedIn, isMarkedReadOnly, otherState } from '../../../framework/sequence/calculated-properties.ts';
import { patch, pointer, put, putWrongly } from '../../../framework/sequence/changes.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { readNew } from '../../../framework/sequence/reading.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { triedPatches } from '../../../framework/sequence/tried-patches.ts';
import { asObject, isObject, type JsonObject } from '../../../model/description/json.ts';

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
    const id = identifierOf(own, body);
    if (id === null) throw new NotJudged('the resource has no id');
    const sent = await put(own, body, prober);
    if (!isSuccess(sent)) throw new NotJudged(`a PUT of what was read is answered ${sent.status}`);
    const other = { ...body, [id.name]: otherId(id.value, prober) };
    const answer = await putWrongly(own, other, prober);
    return wrong(answer, `a PUT with another ${id.name}`);
  },
});

async function patched(own: Resource, body: JsonObject, prober: Prober) {
  const id = identifierOf(own, body);
  const calculated = ofEachKind(calculatedIn(own, body), body);
  const others = [
    ...(id === null ? [] : [{ name: id.name, value: otherId(id.value, prober) }]),
    ...calculated.map((name) => ({ name, value: otherValue(body[name]) })),
    ...othersSet(own, body),
  ];
  if (others.length === 0) throw new NotJudged('nothing is known that only the service sets');
  // Where another PATCH is carried out, 403 is about what is changed.
  const takesRefusal = (await triedPatches(own.of, prober)).name !== null;
  // A singleton may be changed in some states alone of what it is in.
  if (!takesRefusal && own.of.kind === 'singleton') throw new NotJudged('no property was found that PATCH replaces');
  for (const { name, value } of others) {
    const operations = [{ op: 'replace', path: pointer(name), value }];
    const answer = await patch(own, operations, prober, { isWrong: true, takesRefusal });
    const found = wrong(answer, `a PATCH of ${name}, which only the service sets,`);
    if (found !== null) return found;
  }
  return null;
}

/** The first two, and one of each further kind: a service may know its times, and not its counts. */
function ofEachKind(names: readonly string[], body: JsonObject): readonly string[] {
  const kinds = names.map((name) => kindOf(body[name]));
  return names.filter((_, index) => index < 2 || kinds.indexOf(kinds[index] ?? 'text') === index);
}

function kindOf(value: unknown): 'number' | 'time' | 'text' {
  if (typeof value === 'number') return 'number';
  return isTime(String(value)) ? 'time' : 'text';
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text);
}

/** The identifier; of a singleton, which needs none, what its schema marks as the service's own. */
function identifierOf({ of }: Resource, body: JsonObject) {
  const id = identifierIn(of, body);
  return id === null || of.kind !== 'singleton' || isMarkedReadOnly(id.name, of) ? id : null;
}

/** What the service sets besides: the state and an object that are marked so, and the links. */
function othersSet({ of }: Resource, body: JsonObject): readonly { readonly name: string; readonly value: unknown }[] {
  const state = otherState(of, body);
  const object = Object.keys(body).find((name) => isObject(body[name]) && isMarkedReadOnly(name, of));
  return [
    ...(state === null ? [] : [state]),
    ...(object === undefined ? [] : [{ name: object, value: otherMember(asObject(body[object])) }]),
    ...(Array.isArray(body.links) ? [{ name: 'links', value: [] }] : []),
  ];
}

function otherMember(value: JsonObject): JsonObject {
  const [name] = Object.keys(value).filter((key) => ['string', 'number'].includes(typeof value[key]));
  return name === undefined ? {} : { ...value, [name]: otherValue(value[name]) };
}

function wrong(answer: Answer, called: string) {
  const isOther = [404, 405, 412, 415, 428].includes(answer.status);
  if (isOther) throw new NotJudged(`it is answered ${answer.status}`);
  if (answer.status === 400) return null;
  const fact = isSuccess(answer) || !isRefused(answer) ? 'answered' : 'refused with';
  return { message: `${called} is ${fact} ${shownStatus(answer)}; answer 400`, shownBy: [answer] };
}

function otherId(id: string | number, prober: Prober): string | number {
  if (typeof id === 'number') return id + FAR;
  return /^[0-9a-f-]{36}$/i.test(id) ? prober.newKey() : `${id}9`;
}

function otherValue(value: unknown): string | number {
  if (typeof value === 'number') return value + 1;
  return otherText(String(value));
}

function otherText(value: string): string {
  return isTime(value) ? '2001-01-01T00:00:00.000Z' : value.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
}
