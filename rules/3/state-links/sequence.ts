import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { exploreStates, isInvalidOperation, type TriedAction } from '../../../framework/sequence/state-exploration.ts';
import { type RoleSubject, readsWithActions } from '../../../framework/sequence/subjects.ts';

/** Every action that is linked works, and none that is not. */
export default defineSequence<RoleSubject>({
  statement: '3/state-links',
  effect: 'changes',
  subjects: readsWithActions,
  ask: async ({ resource }, prober) => {
    const tried = await exploreStates(resource, prober);
    const dead = tried.find((one) => one.isLinked && isRefusedByState(one, tried));
    if (dead !== undefined) {
      const { name, state, answer, before } = dead;
      return {
        message: `in the state ${state} there is the link ${name}, which is answered ${shownStatus(answer)}; link only to what the state allows`,
        shownBy: [before, answer],
      };
    }
    if (!tried.some(({ isLinked }) => isLinked)) throw new NotJudged('no state links to an action');
    const unlinked = tried.find((one) => !one.isLinked && isSuccess(one.answer) && !isApart(one, tried));
    if (unlinked === undefined) return null;
    const { name, state, answer, before } = unlinked;
    return {
      message: `in the state ${state} there is no link ${name}, which works; link to what the state allows`,
      shownBy: [before, answer],
    };
  },
});

/**
 * 403 is about who asks, and not about the state; what else is refused may be so because of values that were sent, or
 * of what else has to be done before.
 */
function isRefusedByState({ name, answer, hasBody }: TriedAction, tried: readonly TriedAction[]): boolean {
  if (![409, 422, 404, 405].includes(answer.status)) return false;
  const worksElsewhere = tried.some((other) => other.name === name && isSuccess(other.answer));
  return isInvalidOperation(answer) || worksElsewhere || (answer.status !== 422 && !hasBody);
}

/** True for what no state links to and changes none, as a reminder that is sent. */
function isApart({ name, state, after }: TriedAction, tried: readonly TriedAction[]): boolean {
  return after === state && !tried.some((other) => other.name === name && other.isLinked);
}
