import { defineSequence } from '../../../framework/define-sequence.ts';
import { listed } from '../../../framework/messages.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { put } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober, type Resource, type Values } from '../../../framework/sequence/prober.ts';
import { read, readAfter } from '../../../framework/sequence/reading.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isScalar, type JsonObject, member, sameJson } from '../../../model/description/json.ts';

/** A singleton is there before anybody has written it, and PUT writes it. */
export default defineSequence<RoleSubject>({
  statement: '4.2/singleton',
  effect: 'reads',
  subjects: (description) => inRole(description, 'read', ({ kind }) => kind === 'singleton'),
  ask: async ({ asked, resource }, prober) => {
    const isOwn = prober.canWrite && resource.parent !== null;
    const parameters =
      isOwn && resource.parent !== null
        ? await newParent(resource.parent, prober)
        : await prober.parametersFor(resource);
    const answer = await prober.eventually(() => prober.send(asked, { parameters, isWrong: true }), isSuccess);
    const isBelowUnknown =
      resource.parent === null && asked.path.template.segments.some(({ kind }) => kind !== 'fixed');
    if (answer.status === 404 && isBelowUnknown) throw new NotJudged('nobody knows whether what it is in is there');
    if (answer.status === 404 || answer.status === 410)
      return { message: `a singleton is answered ${answer.status}; it is always there`, shownBy: [answer] };
    if (answer.status === 204)
      return {
        message: 'a singleton is answered 204; answer 200 with it, since it is always there',
        shownBy: [answer],
      };
    if (!isOwn || resource.replace === null || !isSuccess(answer)) return null;
    return await written({ of: resource, parameters, id: '', isOwn, sent: null, told: answer }, answer, prober);
  },
});

async function newParent(parent: NonNullable<RoleSubject['resource']['parent']>, prober: Prober): Promise<Values> {
  try {
    const own = await prober.make(parent, { variation: 71 });
    await prober.eventually(() => read(own, prober), isSuccess);
    return own.parameters;
  } catch (error) {
    if (error instanceof NotJudged) return (await prober.some(parent)).parameters;
    throw error;
  }
}

async function written(singleton: Resource, before: Answer, prober: Prober) {
  if (singleton.of.replace === null) return null;
  const body = prober.bodyFor(singleton.of.replace);
  const answer = await put(singleton, body, prober, { isWrong: true });
  if (answer.status === 404 || answer.status === 405) {
    return {
      message: `a PUT of the singleton is answered ${shownStatus(answer)}; create or update it`,
      shownBy: [before, answer],
    };
  }
  // Which of them the service sets, a description need not say: one that is written is enough.
  const names = Object.keys(body).filter(
    (one) => isScalar(body[one]) && !sameJson(body[one], member(before.json, one)),
  );
  if (!isSuccess(answer) || answer.status === 202 || names.length === 0) return null;
  const isWritten = (found: JsonObject) => names.some((name) => !sameJson(found[name], member(before.json, name)));
  const after = await readAfter(singleton, prober, isWritten);
  if (isWritten(after.body)) return null;
  return {
    message: `a PUT of the singleton is answered ${answer.status} and leaves ${listed(names)} as before; update it`,
    shownBy: [before, answer, after.answer],
  };
}
