import { defineSequence } from '../../../framework/define-sequence.ts';
import { isRefused, isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { type Changeable, changeableOf, changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patch, patchWrongly, pointer } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { read, readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { requiredOf, sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { patchable, triedPatches } from '../../../framework/sequence/tried-patches.ts';
import { type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import { changedByIndex } from './list-items.ts';

/**
 * The last of two operations counts, remove and add do what they say, also with items of lists, and of a patch that
 * fails nothing is done.
 */
export default defineSequence<RoleSubject>({
  statement: '4.6/operations',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource }, prober) => {
    const { idle, name: changed } = await triedPatches(resource, prober);
    if (idle !== null && changed === null) {
      return {
        message: `a PATCH that replaces ${idle.name} is answered ${idle.shownBy[0]?.status} and changes nothing; carry out replace`,
        shownBy: idle.shownBy,
      };
    }
    const name = await patchable(resource, prober);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const one = changeableOf(name, own, body, prober);
    return (
      (await inOrder(own, one, prober)) ??
      (await addedAgain(own, one, prober)) ??
      (await asAWhole(own, one, prober)) ??
      (await removed(own, body, prober)) ??
      (await changedByIndex(own, prober))
    );
  },
});

async function inOrder(own: Resource, { name, values }: Changeable, prober: Prober) {
  const operations = values.map((value) => ({ op: 'replace', path: pointer(name), value }));
  const answer = await patch(own, operations, prober);
  if (!isSuccess(answer)) throw new NotJudged(`a PATCH is answered ${answer.status}`);
  const after = await readAfter(own, prober, (found) => sameJson(found[name], values[1]));
  if (sameJson(after.body[name], values[1])) return null;
  return {
    message: `of two operations that replace ${name} the last one does not count; apply them in order`,
    shownBy: [answer, after.answer],
  };
}

/** What is there, and can be replaced, add replaces as well. */
async function addedAgain(own: Resource, { name, before, values }: Changeable, prober: Prober) {
  const operations = [{ op: 'add', path: pointer(name), value: before }];
  const answer = await patchWrongly(own, operations, prober);
  if (isSuccess(answer)) {
    const back = await patch(own, [{ op: 'replace', path: pointer(name), value: values[1] }], prober);
    if (isSuccess(back)) await readAfter(own, prober, (found) => sameJson(found[name], values[1]));
    return null;
  }
  return {
    message: `add of ${name}, which replace changes, is answered ${shownStatus(answer)}; carry out add`,
    shownBy: [answer],
  };
}

async function asAWhole(own: Resource, { name, before }: Changeable, prober: Prober) {
  const operations = [
    { op: 'replace', path: pointer(name), value: before },
    { op: 'replace', path: '/lintelNoProperty/within/another', value: 'x' },
  ];
  const answer = await patch(own, operations, prober);
  if (!isRefused(answer)) return null;
  const after = await read(own, prober);
  if (!sameJson(member(after.json, name), before)) return null;
  return {
    message: `a patch that is answered ${shownStatus(answer)} changes ${name} all the same; carry out all of a patch or nothing`,
    shownBy: [answer, after],
  };
}

/** What was taken out, and was taken before, is added once more: to what is not there. */
async function addedAnew(own: Resource, name: string, value: unknown, prober: Prober) {
  const answer = await patchWrongly(own, [{ op: 'add', path: pointer(name), value }], prober);
  if (!isSuccess(answer)) {
    if (!isRefused(answer)) return null;
    return {
      message: `add of ${name}, which was removed, is answered ${shownStatus(answer)}; carry out add`,
      shownBy: [answer],
    };
  }
  const after = await readAfter(own, prober, (found) => sameJson(found[name], value));
  if (after.body[name] !== undefined) return null;
  return {
    message: `add of ${name}, which was removed, is answered ${answer.status}, and it is not there; carry out add`,
    shownBy: [answer, after.answer],
  };
}

/** An optional property is added and removed again. What is not patchable is not asked. */
async function removed(own: Resource, body: JsonObject, prober: Prober) {
  const schema = sentSchemaOf(own.of);
  const required = new Set(schema === null ? [] : requiredOf(schema));
  const refusals: Answer[] = [];
  for (const { name, values } of changeables(own, body, prober)
    .filter((one) => !required.has(one.name))
    .slice(0, 3)) {
    const added = await patch(own, [{ op: 'add', path: pointer(name), value: values[0] }], prober);
    if (!isSuccess(added)) continue;
    const there = await readAfter(own, prober, (found) => sameJson(found[name], values[0]));
    if (!sameJson(there.body[name], values[0])) {
      return {
        message: `add is answered ${added.status}, and ${name} is not what was added; carry out add`,
        shownBy: [added, there.answer],
      };
    }
    const answer = await patch(own, [{ op: 'remove', path: pointer(name) }], prober, { isWrong: true });
    if (!isSuccess(answer)) {
      refusals.push(answer);
      continue;
    }
    const after = await readAfter(own, prober, (found) => found[name] === undefined);
    if (after.body[name] === undefined) return await addedAnew(own, name, values[0], prober);
    if (!sameJson(after.body[name], values[0])) return null;
    return {
      message: `remove is answered ${answer.status}, and ${name} is still there; carry out remove`,
      shownBy: [answer, after.answer],
    };
  }
  // A setting may have a value always.
  if (own.of.kind === 'singleton') return null;
  // One may be needed for a reason that the schema does not tell.
  const [first, second] = refusals;
  if (first === undefined || second === undefined) return null;
  return {
    message: `remove of what may be left out is answered ${shownStatus(first)}; carry out remove`,
    shownBy: refusals,
  };
}
