import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { exploreStates } from '../../../framework/sequence/state-exploration.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** Every action that is linked works, and none that is not. */
export default defineSequence<RoleSubject>({
  statement: '3/state-links',
  effect: 'changes',
  subjects: (description) =>
    inRole(
      description,
      'read',
      ({ kind, actions, create }) => kind === 'collection' && create !== null && actions.length > 0,
    ),
  ask: async ({ resource }, prober) => {
    const tried = await exploreStates(resource, prober);
    // 403 is about who asks, and not about the state.
    const refusals = [409, 422, 404, 405];
    const dead = tried.find(({ isLinked, answer }) => isLinked && refusals.includes(answer.status));
    if (dead !== undefined) {
      const { name, state, answer, before } = dead;
      return {
        message: `in the state ${state} there is the link ${name}, which is answered ${shownStatus(answer)}; link only to what the state allows`,
        shownBy: [before, answer],
      };
    }
    if (!tried.some(({ isLinked }) => isLinked)) throw new NotJudged('no state links to an action');
    const unlinked = tried.find(({ isLinked, answer }) => !isLinked && isSuccess(answer));
    if (unlinked === undefined) return null;
    const { name, state, answer, before } = unlinked;
    return {
      message: `in the state ${state} there is no link ${name}, which works; link to what the state allows`,
      shownBy: [before, answer],
    };
  },
});
