import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, objectIn } from '../../../framework/sequence/answers.ts';
import type { Prober } from '../../../framework/sequence/prober.ts';
import { type Answer, NotJudged, type Resource } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, sameJson } from '../../../model/description/json.ts';
import { isChangeTime } from '../../../model/resources/server-set-properties.ts';

/** Reading again and again gives the same; what the clock changes is left alone. */
export default defineSequence<RoleSubject>({
  statement: '4.2/get-safe',
  effect: 'reads',
  subjects: (description) => inRole(description, 'read'),
  ask: async ({ asked, resource }, prober) => {
    const parameters =
      resource.kind === 'singleton'
        ? await prober.parametersFor(resource)
        : (await subjectOf(resource, prober)).parameters;
    const answers: Answer[] = [];
    for (let count = 0; count < 4; count++) answers.push(await prober.send(asked, { parameters }));
    const bodies = answers.filter(isSuccess).map((answer) => objectIn(answer));
    if (bodies.length < 4) throw new NotJudged('it cannot be read');
    const changed = Object.keys(bodies[0] ?? {}).find((name) => changesEachTime(name, bodies));
    if (changed === undefined) return null;
    return {
      message: `reading changes ${changed}: it is another one each time; answer without a side effect`,
      shownBy: answers,
    };
  },
});

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

/** A value that is another one after every read. A time that is told to the millisecond may be that of the answer. */
function changesEachTime(name: string, bodies: readonly JsonObject[]): boolean {
  const values = bodies.map((body) => body[name]);
  const differs = values.slice(1).every((value, index) => !sameJson(value, values[index]));
  const isOfClock = typeof values[0] === 'string' && /^\d{4}-\d\d-\d\dT/.test(values[0]) && !isChangeTime(name);
  return differs && !isOfClock && name !== 'links' && !/remaining|expires|age$|now|elapsed/i.test(name);
}
