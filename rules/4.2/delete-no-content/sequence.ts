import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { isUuid } from '../../../framework/sequence/identifiers.ts';
import {
  NotJudged,
  type Prober,
  passUnjudged,
  type Resource,
  WRONG_ON_PURPOSE,
} from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { identifierName } from '../../../model/resources/value-names.ts';

/** DELETE is answered 204, the second time as well. */
export default defineSequence<RoleSubject>({
  statement: '4.2/delete-no-content',
  effect: 'changes',
  subjects: (description) => changeable(description, 'remove'),
  ask: async ({ asked, resource }, prober) => {
    const own = await prober.make(resource, { mayStay: true });
    const { parameters } = own;
    const first = await prober.send(asked, { parameters });
    // A rule of the business may keep it, as an action that the state does not allow.
    if (first.status === 409 || first.status === 422)
      throw new NotJudged(`DELETE is refused with ${shownStatus(first)}`);
    if (first.status !== 204 && first.status !== 202) {
      return { message: `DELETE is answered ${shownStatus(first)}; answer 204`, shownBy: [first] };
    }
    const second = await prober.send(asked, { parameters, isWrong: true });
    if (![204, 202, 410].includes(second.status))
      return { message: `a second DELETE is answered ${shownStatus(second)}; answer 204`, shownBy: [first, second] };
    return (await ofNothing(own, prober)) ?? (await ofAnother({ asked, resource }, own, prober));
  },
});

/** For what never was, below a resource of the probe's own. Of which form identifiers are shows only in UUIDs. */
async function ofNothing(own: Resource, prober: Prober): Promise<SequenceViolation | null> {
  const { parent, remove } = own.of;
  const name = identifierName(own.of);
  if (parent === null || remove === null || name === null || !isUuid(own.id)) return null;
  const parameters = { ...own.parameters, [name]: prober.newKey() };
  const answer = await prober.send(remove, { parameters, ...WRONG_ON_PURPOSE }).catch(passUnjudged);
  if (answer?.status !== 404) return null;
  return { message: `a DELETE of what never was is answered ${shownStatus(answer)}; answer 204`, shownBy: [answer] };
}

/** For what is another caller's, as if it were not there. Below a parent, that may be what is refused. */
async function ofAnother(
  { asked, resource }: Pick<RoleSubject, 'asked' | 'resource'>,
  deleted: Resource,
  prober: Prober,
): Promise<SequenceViolation | null> {
  if (!prober.hasSecondCaller || resource.parent !== null || resource.read === null) return null;
  const { parameters } = await prober.make(resource, { mayStay: true, variation: 15 });
  const others = { parameters, caller: 'second', ...WRONG_ON_PURPOSE } as const;
  const hidden = await prober.send(resource.read, others);
  if (hidden.status !== 404) return null;
  const answer = await prober.send(asked, others);
  if (answer.status !== 404 && answer.status !== 403) return null;
  // Who may delete nothing at all is refused in any case.
  const mayDelete = async () =>
    (await prober.send(asked, { ...others, parameters: deleted.parameters })).status === 204;
  if (answer.status === 403 && !(await mayDelete())) return null;
  return {
    message: `a DELETE of what is another caller's is answered ${shownStatus(answer)}; answer 204`,
    shownBy: [hidden, answer],
  };
}
