import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { patch, patchable, pointer, readNew, requiredOf, sentSchemaOf } from '../../../framework/sequence/changes.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** A patch that removes what is required is refused. */
export default defineSequence<RoleSubject>({
  statement: '4.6/invalid-state',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource }, prober) => {
    await patchable(resource, prober);
    const schema = sentSchemaOf(resource);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const required = (schema === null ? [] : requiredOf(schema)).find((name) => body[name] !== undefined);
    if (required === undefined) throw new NotJudged('nothing is known that it requires');
    const answer = await patch(own, [{ op: 'remove', path: pointer(required) }], prober, { isWrong: true });
    if (answer.status === 400 || answer.status === 422) return null;
    if ([404, 405, 412, 415, 428].includes(answer.status)) throw new NotJudged(`it is answered ${answer.status}`);
    return {
      message: `a patch that removes ${required}, which is required, is answered ${shownStatus(answer)}; answer 400 or 422`,
      shownBy: [answer],
    };
  },
});
