import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, linksIn, shownStatus } from '../../../framework/sequence/answers.ts';
import { calculatedIn, isMarkedReadOnly, otherState } from '../../../framework/sequence/calculated-properties.ts';
import { demandSet, put, putWrongly } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { read, readNew } from '../../../framework/sequence/reading.ts';
import { responseSchema, sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';

/** No count changes as far within a probe; nearer ones for where the schema permits no more. */
const FAR = [1007, 57, 7, -7, 1];
const LONG_AGO = '2001-01-01T00:00:00.000Z';

/** Other values of what the service calculates are ignored in a PUT, and may be left out. */
export default defineSequence<RoleSubject>({
  statement: '4.2/put-ignores-calculated',
  effect: 'changes',
  subjects: (description) => changeable(description, 'replace'),
  ask: async ({ resource }, prober) => {
    const own = await prober.make(resource);
    demandSet(own);
    const body = await readNew(own, prober);
    const calculated = calculatedIn(own, body);
    // Another text may be an identifier, which is not to be changed.
    const ignored = calculated.filter((name) => isTime(body[name]) || typeof body[name] === 'number').slice(0, 3);
    if (ignored.length === 0) return await putLinks(own, body, prober);
    for (const name of ignored) {
      const found = await putOther(own, body, name, prober);
      if (found !== null) return found;
    }
    return (
      (await putLess(own, body, calculated, prober)) ??
      (await putLess(own, body, othersIn(own, body), prober)) ??
      (await putState(own, body, prober))
    );
  },
});

/** The links, and the objects that are marked as the service's own. */
function othersIn({ of }: Resource, body: JsonObject): readonly string[] {
  return Object.keys(body).filter((name) => name === 'links' || (isObject(body[name]) && isMarkedReadOnly(name, of)));
}

async function putLess(own: Resource, body: JsonObject, names: readonly string[], prober: Prober) {
  if (names.length === 0) return null;
  const less = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
  const left = await putAsSent(own, less, prober);
  if (isSuccess(left)) return null;
  return {
    message: `a PUT without ${names.join(' and ')} is answered ${shownStatus(left)}; do without what the service calculates`,
    shownBy: [left],
  };
}

/**
 * A PUT; where it is refused, with the values that were sent in place of those that were read, which 4.2/put-whole is
 * about.
 */
async function putAsSent(own: Resource, body: JsonObject, prober: Prober): Promise<Answer> {
  const answer = await put(own, body, prober, { isWrong: true });
  const sent = Object.entries(own.sent ?? {}).filter(([name]) => body[name] !== undefined);
  const again = { ...body, ...Object.fromEntries(sent) };
  if (isSuccess(answer) || sameJson(again, body)) return answer;
  const second = await put(own, again, prober, { isWrong: true });
  return isSuccess(second) ? second : answer;
}

/** A state that only the service sets may be refused or ignored. */
async function putState(own: Resource, body: JsonObject, prober: Prober) {
  const other = otherState(own.of, body);
  if (other === null) return null;
  const answer = await putWrongly(own, { ...body, [other.name]: other.value }, prober);
  const after = isSuccess(answer) ? await read(own, prober) : null;
  if (after === null || member(after.json, other.name) !== other.value) return null;
  return { message: `a PUT changes ${other.name}; ignore what the service calculates`, shownBy: [answer, after] };
}

async function putOther(own: Resource, body: JsonObject, name: string, prober: Prober) {
  const value = typeof body[name] === 'number' ? otherCount(own, name, body[name], prober) : LONG_AGO;
  if (value === undefined) return null;
  const other = await putAsSent(own, { ...body, [name]: value }, prober);
  if (other.status === 412 || other.status === 428) throw new NotJudged(`it is answered ${other.status}`);
  if (!isSuccess(other)) {
    return {
      message: `a PUT with another ${name} is answered ${shownStatus(other)}; ignore what the service calculates`,
      shownBy: [other],
    };
  }
  const after = await read(own, prober);
  const isTaken = sameJson(member(after.json, name), value) || (isTime(value) && isLongAgo(member(after.json, name)));
  if (!isTaken) return null;
  return { message: `a PUT changes ${name}; ignore what the service calculates`, shownBy: [other, after] };
}

/** Another count that the schema admits; undefined where none is known. */
function otherCount({ of }: Resource, name: string, count: number, prober: Prober): number | undefined {
  const schema = responseSchema(of.read) ?? sentSchemaOf(of);
  const target = schema === null ? null : (effectiveSchema(schema).properties.get(name)?.target ?? null);
  if (target === null) return undefined;
  const values = FAR.map((far) => prober.anotherValue(target, count, far));
  return values.find((value) => typeof value === 'number');
}

function isTime(value: unknown): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(String(value));
}

function isLongAgo(value: unknown): boolean {
  return String(value).startsWith(LONG_AGO.slice(0, 11));
}

/** Of a resource without calculated times, the links: every representation has some. */
async function putLinks(own: Resource, body: JsonObject, prober: Prober) {
  const [self] = linksIn(body);
  if (self === undefined) throw new NotJudged('nothing is known that the service calculates');
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  const links = [{ href: `${self.href}?lintel=1`, rel: self.rel, method: self.method }];
  const other = await putAsSent(own, { ...body, links }, prober);
  if (!isSuccess(other)) {
    return {
      message: `a PUT with other links is answered ${shownStatus(other)}; ignore what the service calculates`,
      shownBy: [plain, other],
    };
  }
  const after = await read(own, prober);
  if (!linksIn(after.json).some(({ href }) => href === links[0]?.href))
    return await putLess(own, body, othersIn(own, body), prober);
  return { message: 'a PUT changes the links; ignore what the service calculates', shownBy: [other, after] };
}
