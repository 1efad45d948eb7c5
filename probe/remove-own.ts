import { isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { type Answer, type Asked, type Caller, type Prober, passUnjudged } from '../framework/sequence/prober.ts';
import { bodyOf } from '../framework/sequence/state-exploration.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { isKept } from './own-resources.ts';

/** As many actions are carried out until something can be deleted. */
const MOST_ACTIONS = 3;

/** Deletes something of the probe's own; where its state keeps it, after the actions to which the refusal links. */
export async function removeOwn(
  asked: DescribedOperation,
  request: Pick<Asked, 'parameters' | 'caller'>,
  prober: Prober,
): Promise<Answer> {
  let answer = await prober.send(asked, { ...request, takesRefusal: true });
  for (let count = 0; count < MOST_ACTIONS && isKept(answer); count++) {
    if (!(await leaveState(answer, prober, request.caller))) break;
    answer = await prober.send(asked, { ...request, takesRefusal: true });
  }
  return answer;
}

/** Carries out the first action that a refusal links to. False where there is none, or none succeeds. */
async function leaveState({ json }: Answer, prober: Prober, caller: Caller = 'first'): Promise<boolean> {
  for (const { href, method } of linksIn(json)) {
    const at = method === 'POST' ? prober.operationAt(href, 'post') : null;
    if (at?.asked.path.class !== 'action') continue;
    try {
      const request = { parameters: at.parameters, caller, takesRefusal: true, ...bodyOf(at.asked, prober) };
      if (isSuccess(await prober.send(at.asked, request))) return true;
    } catch (error) {
      passUnjudged(error);
    }
  }
  return false;
}
