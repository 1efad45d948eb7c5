import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, linkCalled, shownStatus } from '../../../framework/sequence/answers.ts';
import { put } from '../../../framework/sequence/changes.ts';
import { creations, sendBody, taken } from '../../../framework/sequence/creations.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { read, readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { identifierName } from '../../../model/resources/value-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** Where no body that is taken has a time. */
const SOME_DAY = '2031-05-14T10:00:00.000Z';

/** A time that is sent. */
interface SentTime {
  readonly name: string;
  readonly text: string;
}

/**
 * A time with an offset is taken, and answered as the same instant in UTC: when something is made, and when it is
 * replaced.
 */
export default defineSequence<RoleSubject>({
  statement: '2.3/date-time',
  effect: 'changes',
  subjects: (description) => [
    ...creations(description).filter((subject) => timesOf(createdSchema(subject)).length > 0),
    ...changeable(description, 'replace').filter(({ resource }) => timesOf(sentSchemaOf(resource)).length > 0),
  ],
  ask: async (subject, prober) =>
    subject.asked === subject.resource.replace ? await replaced(subject, prober) : await created(subject, prober),
});

async function created(subject: RoleSubject, prober: Prober) {
  await taken(subject, prober);
  const body = prober.bodyFor(subject.asked, 32);
  const times = timesOf(createdSchema(subject));
  return await offsetTaken(body, times, {
    send: async ({ name, text }, isWrong) => {
      const varied = isWrong ? prober.bodyFor(subject.asked, 33) : body;
      return await sendBody(subject, prober, { ...varied, [name]: text }, isWrong);
    },
    shown: async (answer, { name }) => await shown(subject, answer, name, prober),
  });
}

async function replaced({ resource }: RoleSubject, prober: Prober) {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  return await offsetTaken(body, timesOf(sentSchemaOf(resource)), {
    send: async ({ name, text }, isWrong) => {
      // A version or a time of the first PUT may be refused as outdated.
      const current = isWrong ? (await readAfter(own, prober, () => true)).body : body;
      return await put(own, { ...current, [name]: text }, prober, { isWrong, takesRefusal: isWrong });
    },
    shown: async (_, { name, text }) => {
      const isShown = (found: JsonObject) => Date.parse(String(found[name])) === Date.parse(text);
      return (await readAfter(own, prober, isShown)).answer;
    },
  });
}

/** How a body with a time is sent, and the answer had that tells what came of it. */
interface Sending {
  readonly send: (time: SentTime, isWrong: boolean) => Promise<Answer>;
  readonly shown: (answer: Answer, time: SentTime) => Promise<Answer>;
}

async function offsetTaken(body: JsonObject, times: readonly string[], { send, shown }: Sending) {
  const name = times.find((one) => typeof body[one] === 'string') ?? times[0];
  if (name === undefined) throw new NotJudged('no time is known that it takes');
  const sent = Date.parse(String(body[name] ?? SOME_DAY));
  const instant = Math.floor((Number.isNaN(sent) ? Date.parse(SOME_DAY) : sent) / 1000) * 1000;
  const inUtc = { name, text: new Date(instant).toISOString() };
  const utc = await send(inUtc, false);
  if (!isSuccess(utc) || utc.status === 202) throw new NotJudged(`the time in UTC is answered ${utc.status}`);
  const kept = instantIn(await shown(utc, inUtc), name) ?? instant;
  const local = { name, text: `${new Date(instant + 7_200_000).toISOString().slice(0, -1)}+02:00` };
  const answer = await send(local, true);
  if (!isSuccess(answer)) {
    return {
      message: `${name} with the offset +02:00 is answered ${shownStatus(answer)}; take it, and compute UTC`,
      shownBy: [utc, answer],
    };
  }
  // A service may keep times by the minute, or by the day.
  return wrongInstant(name, kept, await shown(answer, local));
}

function createdSchema({ operation }: RoleSubject): SchemaNode | null {
  return requestSchemaOf(operation)?.target ?? null;
}

/** The properties that a client sets and that are times, where their schema admits an offset. */
function timesOf(schema: SchemaNode | null): readonly string[] {
  if (schema === null) return [];
  const times = [...effectiveSchema(schema).properties].filter(([name, { target }]) => {
    if (target === null || isReadOnlyProperty(name, schema) || keywordOf(target, 'format')?.value !== 'date-time')
      return false;
    const pattern = keywordOf(target, 'pattern')?.value;
    const longest = keywordOf(target, 'maxLength')?.value;
    if (typeof longest === 'number' && longest < '2026-03-02T14:00:00.000+02:00'.length) return false;
    return typeof pattern !== 'string' || admits(parsePattern(pattern), '2026-03-02T14:00:00.000+02:00') === true;
  });
  return times.map(([name]) => name);
}

/** The answer that tells the time: the creation's own, else what reading gives. */
async function shown({ resource }: RoleSubject, answer: Answer, name: string, prober: Prober): Promise<Answer> {
  if (typeof member(answer.json, name) === 'string' || resource.read === null) return answer;
  const id = identifierIn(resource, answer.json)?.value;
  const self = linkCalled('self', answer.json);
  if (id === undefined) return (self === null ? null : await prober.follow(self.href, answer)) ?? answer;
  const parameters = { ...(await prober.parametersFor(resource)), [identifierName(resource) ?? 'id']: String(id) };
  return await read({ of: resource, parameters, id: String(id), isOwn: true, sent: null, told: answer }, prober);
}

/** The instant that an answer tells; null where it tells none. */
function instantIn({ json }: Answer, name: string): number | null {
  const value = member(json, name);
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

function wrongInstant(name: string, instant: number, answer: Answer) {
  const value = member(answer.json, name);
  if (typeof value !== 'string') throw new NotJudged(`the answer does not tell ${name}`);
  const isUtc = value.endsWith('Z');
  if (isUtc && Date.parse(value) === instant) return null;
  const wanted = new Date(instant).toISOString();
  return {
    message: `${name} was sent with the offset +02:00 and is answered ${JSON.stringify(value)}; answer "${wanted}"`,
    shownBy: [answer],
  };
}
