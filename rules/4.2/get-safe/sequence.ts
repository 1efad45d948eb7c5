import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, objectIn } from '../../../framework/sequence/answers.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { read } from '../../../framework/sequence/reading.ts';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { inRole, isMakable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import { isChangeTime } from '../../../model/resources/server-set-properties.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As often a resource is read. */
const READINGS = 4;

/** Reading again and again gives the same, and so does reading after the list; what the clock changes is left alone. */
export default defineSequence<RoleSubject>({
  statement: '4.2/get-safe',
  effect: 'reads',
  subjects: (description) => [
    ...inRole(description, 'read'),
    ...inRole(description, 'list', (resource) => isMakable(resource) && resource.read !== null),
  ],
  ask: async (subject, prober) => {
    if (subject.asked === subject.resource.list) return await changedByList(subject, prober);
    return (await changedByReading(subject, prober)) ?? (await changedByFirstReading(subject, prober));
  },
});

async function changedByReading({ asked, resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const parameters =
    resource.kind === 'singleton'
      ? await prober.parametersFor(resource)
      : (await subjectOf(resource, prober)).parameters;
  const answers: Answer[] = [];
  for (let count = 0; count < READINGS; count++) answers.push(await prober.send(asked, { parameters }));
  const bodies = answers.filter(isSuccess).map((answer) => objectIn(answer));
  if (bodies.length < READINGS) throw new NotJudged('it cannot be read');
  const isSet = isSetBy(resource);
  const changed = Object.keys(bodies[0] ?? {}).find((name) => changesEachTime(name, bodies, isSet(name)));
  if (changed === undefined) return null;
  return {
    message: `reading changes ${changed}: it is another one each time; answer without a side effect`,
    shownBy: answers,
  };
}

/** One of the probe's own, which nobody else changes. */
async function subjectOf(resource: RoleSubject['resource'], prober: Prober): Promise<Resource> {
  if (!prober.canWrite) return await prober.some(resource);
  try {
    const own = await prober.make(resource);
    await prober.eventually(
      async () => resource.read && prober.send(resource.read, { parameters: own.parameters }),
      (answer) => answer === null || isSuccess(answer),
    );
    return own;
  } catch (error) {
    if (error instanceof NotJudged) return await prober.some(resource);
    throw error;
  }
}

/**
 * A value that is another one after every read: of what clients set, or a count, a list that grows, the time of the
 * last change. Others may be made for the answer, as a signed URL, or be the world's.
 */
function changesEachTime(name: string, bodies: readonly JsonObject[], isSet: boolean): boolean {
  const values = bodies.map((body) => body[name]);
  const differs = values.slice(1).every((value, index) => !sameJson(value, values[index]));
  return differs && !isOfClock(name, values[0]) && (isSet || isChangeTime(name) || countsEvenly(values.map(sizeOf)));
}

/** Tells the properties that clients set. */
function isSetBy(resource: RoleSubject['resource']): (name: string) => boolean {
  const schema = sentSchemaOf(resource);
  if (schema === null) return () => false;
  const { properties } = effectiveSchema(schema);
  return (name) => properties.has(name) && !isReadOnlyProperty(name, schema);
}

/** A number, or how many items a list has; NaN for what has no size. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : Number.NaN;
}

function countsEvenly(sizes: readonly number[]): boolean {
  const [first, ...others] = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
  return first !== undefined && first !== 0 && others.every((step) => step === first);
}

function isOfClock(name: string, value: unknown): boolean {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !isChangeTime(name);
  return isTime || name === 'links' || /remaining|expires|age$|now|elapsed/i.test(name);
}

/**
 * What changes when it is read for the first time, as a mark that it was seen. Work that goes on meanwhile changes a
 * resource as well: of two, the one that is read later has to be as it was made until then.
 */
async function changedByFirstReading({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  if (!prober.canWrite || !isMakable(resource)) return null;
  const both = await madeTwice(resource, prober);
  if (both === null) return null;
  const [one, other] = both;
  const first = await readTwice(one, prober);
  const second = first === null ? null : await readTwice(other, prober);
  if (first === null || second === null) return null;
  const changed = Object.keys(first.before).find(
    (name) => isChangedBy(first, one, name) && isChangedBy(second, other, name) && !isOfClock(name, first.before[name]),
  );
  if (changed === undefined) return null;
  return {
    message: `the first reading changes ${changed}, from ${JSON.stringify(second.before[changed])} to ${JSON.stringify(second.after[changed])}; answer without a side effect`,
    shownBy: second.answers,
  };
}

async function madeTwice(
  resource: RoleSubject['resource'],
  prober: Prober,
): Promise<readonly [Resource, Resource] | null> {
  try {
    return [await prober.make(resource, { variation: 11 }), await prober.make(resource, { variation: 12 })];
  } catch (error) {
    if (error instanceof NotJudged) return null;
    throw error;
  }
}

async function readTwice(own: Resource, prober: Prober) {
  const answers = [await read(own, prober), await read(own, prober)];
  const [before, after] = answers.map(({ json }) => json);
  return isObject(before) && isObject(after) && answers.every(isSuccess) ? { before, after, answers } : null;
}

function isChangedBy(
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
  { told }: Resource,
  name: string,
) {
  return sameJson(member(told.json, name), before[name]) && !sameJson(before[name], after[name]);
}

/** What reading the list changes in one of its items, where reading the item changes nothing. */
async function changedByList({ asked, resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const parameters = await prober.parametersFor(resource);
  const of = prober.canWrite ? await prober.make(resource, { parameters, variation: 13 }) : await prober.some(resource);
  await prober.eventually(() => read(of, prober), isSuccess);
  const look = async () => {
    const before = [await read(of, prober), await read(of, prober)];
    const list = await prober.send(asked, { parameters });
    const after = await read(of, prober);
    const [one, other] = before.map((answer) => objectIn(answer));
    const last = objectIn(after);
    const names = Object.keys(last).filter((name) => !isOfClock(name, last[name]));
    const changed = names.find((name) => sameJson(one?.[name], other?.[name]) && !sameJson(other?.[name], last[name]));
    return changed === undefined ? null : { changed, shownBy: [...before.slice(1), list, after] };
  };
  const first = await look();
  // Others may change it meanwhile; a second look tells.
  const found = first === null ? null : await look();
  if (first === null || found === null || found.changed !== first.changed) return null;
  return {
    message: `reading the list changes ${found.changed} of an item; answer without a side effect`,
    shownBy: found.shownBy,
  };
}
