import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { type Changeable, changeableOf, changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patch, pointer, put } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { read, readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import { type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import { requestHeaderOf } from '../../../model/operations/header-names.ts';

/** A tag that no service gave out. */
const NO_TAG = '"lintel-no-tag"';

/** With the current entity tag an update is made, with an old one it is not. */
export default defineSequence<RoleSubject>({
  statement: '4.6/if-match',
  effect: 'changes',
  subjects: (description) =>
    [...changeable(description, 'patch'), ...changeable(description, 'replace')].filter(
      ({ operation }) => requestHeaderOf(operation, 'If-Match') !== null,
    ),
  ask: async ({ asked, resource }, prober) => {
    const isPatch = asked === resource.patch;
    const name = isPatch ? await patchable(resource, prober) : null;
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const one = name === null ? changeables(own, body, prober)[0] : changeableOf(name, own, body, prober);
    if (one === undefined) throw new NotJudged('no other value is known for a property');
    const before = await read(own, prober);
    const tag = before.header('ETag');
    if (tag === null) throw new NotJudged('there is no entity tag');
    const update = (index: 0 | 1, condition: string): Promise<Answer> => {
      const value = one.values[index];
      // One that is to be made is not sent again where the service fails: it may be made, and its tag is an old one
      // then.
      const options = { headers: { 'If-Match': condition }, isWrong: index === 1 };
      return isPatch
        ? patch(own, [{ op: 'replace', path: pointer(one.name), value }], prober, options)
        : put(own, { ...body, [one.name]: value }, prober, options);
    };
    const current = await update(0, tag);
    if (!isSuccess(current)) {
      if (current.status !== 412) throw new NotJudged(`an update is answered ${current.status}`);
      // If-Match compares strongly, for which a weak tag is never current.
      if (tag.startsWith('W/')) throw new NotJudged('there is no strong entity tag');
      return { message: 'an update with the current entity tag is answered 412; make it', shownBy: [before, current] };
    }
    const made = await demandChange(current, own, one, prober);
    const updated = { own, one, before, current, made, prober };
    return (await outdated(await update(1, tag), updated)) ?? (await unknown(await update(1, NO_TAG), updated));
  },
});

/** An update that changes nothing leaves the entity tag current. */
async function demandChange(
  current: Answer,
  own: Resource,
  { name, values }: Changeable,
  prober: Prober,
): Promise<JsonObject> {
  const { body } = await readAfter(own, prober, (found) => sameJson(found[name], values[0]));
  if (!sameJson(body[name], values[0]))
    throw new NotJudged(`an update of ${name} is answered ${current.status} and changes nothing`);
  return body;
}

interface Updated {
  readonly own: Resource;
  readonly one: Changeable;
  readonly before: Answer;
  readonly current: Answer;
  /** What reading gave after it. */
  readonly made: JsonObject;
  readonly prober: Prober;
}

/** A tag that was never given out is no current one. */
async function unknown(answer: Answer, { before }: Updated) {
  if (!isSuccess(answer)) return null;
  return {
    message: `an update with an entity tag that was never given out is answered ${answer.status}; answer 412`,
    shownBy: [before, answer],
  };
}

async function outdated(answer: Answer, { own, one: { name, values }, before, current, made, prober }: Updated) {
  const shownBy = [before, current, answer];
  if (isSuccess(answer)) {
    return { message: `an update with an old entity tag is answered ${answer.status}; answer 412`, shownBy };
  }
  const after = await read(own, prober);
  if (sameJson(member(after.json, name), values[1])) {
    return {
      message: `an update with an old entity tag is answered ${answer.status}, and made; change nothing`,
      shownBy: [...shownBy, after],
    };
  }
  // What only the service sets may change by itself.
  const other = changeables(own, made, prober).find((one) => !sameJson(member(after.json, one.name), one.before));
  if (isSuccess(after) && other !== undefined) {
    return {
      message: `an update with an old entity tag is answered ${answer.status}, and changes ${other.name} all the same; change nothing`,
      shownBy: [...shownBy, after],
    };
  }
  if (answer.status === 412) return null;
  return {
    message: `an update with an old entity tag is answered ${shownStatus(answer)}; answer 412`,
    shownBy,
    severity: 'warn' as const,
  };
}
