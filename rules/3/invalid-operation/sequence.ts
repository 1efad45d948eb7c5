import { defineSequence } from '../../../framework/define-sequence.ts';
import { type AnsweredLink, isRefused, isSuccess, linksIn, shownStatus } from '../../../framework/sequence/answers.ts';
import { NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { exploreStates, isInvalidOperation, type TriedAction } from '../../../framework/sequence/state-exploration.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** An action that the state does not allow is answered 422 INVALID_OPERATION, with a link that helps. */
export default defineSequence<RoleSubject>({
  statement: '3/invalid-operation',
  effect: 'changes',
  subjects: (description) =>
    inRole(
      description,
      'read',
      ({ kind, actions, create }) => kind === 'collection' && create !== null && actions.length > 0,
    ),
  ask: async ({ resource }, prober) => {
    const tried = await exploreStates(resource, prober);
    const refused = tried.filter(({ isLinked, answer }) => !isLinked && isRefused(answer));
    // Where the same request works in another state, it is the state that it is refused for.
    const byState = refused.filter(({ name }) => tried.some((other) => other.name === name && isSuccess(other.answer)));
    if (byState.length === 0) throw new NotJudged('no state was seen in which an action is refused');
    return byState.map((one) => wrong(one, tried, prober)).find((found) => found !== null) ?? null;
  },
});

function wrong({ name, state, answer, before, after }: TriedAction, tried: readonly TriedAction[], prober: Prober) {
  const shownBy = [before, answer];
  if (answer.status !== 422 || !isInvalidOperation(answer)) {
    return {
      message: `in the state ${state} the action ${name} is answered ${shownStatus(answer)}; answer 422 INVALID_OPERATION`,
      shownBy,
    };
  }
  // The state may change by itself, but hardly to the one that the action leads to.
  const isMade =
    after !== state && tried.some((one) => one.name === name && isSuccess(one.answer) && one.after === after);
  if (after !== null && isMade) {
    return {
      message: `the action ${name}, refused in the state ${state}, leads to ${after} all the same; change nothing`,
      shownBy,
    };
  }
  // An action that this state refuses does not help.
  const refused = tried
    .filter((one) => one.state === state && isRefused(one.answer) && (!one.isLinked || isInvalidOperation(one.answer)))
    .map(({ action }) => action.operation);
  const isRefusedToo = ({ href, method }: AnsweredLink) => {
    const operation = method === 'GET' ? null : prober.operationAt(href, method)?.asked.operation;
    return operation != null && refused.includes(operation);
  };
  if (linksIn(answer.json).some((link) => link.rel !== 'self' && !isRefusedToo(link))) return null;
  return {
    message: `the 422 to ${name} in the state ${state} has no link that helps; link to what is possible`,
    shownBy,
  };
}
