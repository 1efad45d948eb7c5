import { defineSequence } from '../../../framework/define-sequence.ts';
import { type AnsweredLink, isRefused, isSuccess, linksIn, shownStatus } from '../../../framework/sequence/answers.ts';
import { changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patch, pointer } from '../../../framework/sequence/changes.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { read } from '../../../framework/sequence/reading.ts';
import {
  exploreStates,
  inStateOf,
  isInvalidOperation,
  type TriedAction,
} from '../../../framework/sequence/state-exploration.ts';
import { type RoleSubject, readsWithActions } from '../../../framework/sequence/subjects.ts';
import { triedPatches } from '../../../framework/sequence/tried-patches.ts';
import { isObject } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { DescribedResource } from '../../../model/resources/described-resources.ts';

/** An action that the state does not allow is answered 422 INVALID_OPERATION, with a link that helps. */
export default defineSequence<RoleSubject>({
  statement: '3/invalid-operation',
  effect: 'changes',
  subjects: readsWithActions,
  ask: async ({ resource }, prober) => {
    const tried = await exploreStates(resource, prober);
    const refused = tried.filter(({ isLinked, answer }) => !isLinked && isRefused(answer));
    // Where the same request works in another state, it is the state that it is refused for.
    const byState = refused.filter(({ name }) => tried.some((other) => other.name === name && isSuccess(other.answer)));
    const found = byState.map((one) => wrong(one, tried, prober)).find((one) => one !== null);
    if (found !== undefined) return found;
    const ofPatches = await wrongPatch(resource, tried, prober);
    if (ofPatches === 'none' && byState.length === 0)
      throw new NotJudged('no state was seen in which an action is refused');
    return ofPatches === 'none' ? null : ofPatches;
  },
});

/**
 * A PATCH that works in one state, and is refused in another by that name; `none` where no state refuses it so. Who
 * answers 400 needs no link.
 */
async function wrongPatch(resource: DescribedResource, tried: readonly TriedAction[], prober: Prober) {
  const name = resource.patch === null ? null : (await triedPatches(resource, prober)).name;
  if (name === null) return 'none';
  const states = new Map(tried.map((one) => [one.state, one]));
  let seen: 'none' | null = 'none';
  for (const [state, one] of states) {
    const own = await inStateOf(one, resource, prober);
    const before = await read(own, prober);
    if (!isObject(before.json)) continue;
    const other = changeables(own, before.json, prober).find((property) => property.name === name);
    if (other === undefined) continue;
    const operations = [{ op: 'replace', path: pointer(name), value: other.values[0] }];
    const answer = await patch(own, operations, prober, { isWrong: true, takesRefusal: true });
    if (answer.status !== 422 || !isInvalidOperation(answer)) continue;
    seen = null;
    if (isHelped(answer, refusedIn(state, tried), prober)) continue;
    return withoutHelp('PATCH', state, [before, answer]);
  }
  return seen;
}

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
  return isHelped(answer, refusedIn(state, tried), prober) ? null : withoutHelp(name, state, shownBy);
}

function withoutHelp(refused: string, state: string, shownBy: readonly Answer[]) {
  return {
    message: `the 422 to ${refused} in the state ${state} has no link that helps; link to what is possible`,
    shownBy,
  };
}

/** The actions that a state refuses, which do not help. */
function refusedIn(state: string, tried: readonly TriedAction[]): readonly OperationNode[] {
  return tried
    .filter((one) => one.state === state && isRefused(one.answer) && (!one.isLinked || isInvalidOperation(one.answer)))
    .map(({ action }) => action.operation);
}

function isHelped({ json }: Answer, refused: readonly OperationNode[], prober: Prober): boolean {
  const isRefusedToo = ({ href, method }: AnsweredLink) => {
    const operation = method === 'GET' ? null : prober.operationAt(href, method)?.asked.operation;
    return operation != null && refused.includes(operation);
  };
  return linksIn(json).some((link) => link.rel !== 'self' && !isRefusedToo(link));
}
