import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { asArray, type JsonObject } from '../../../model/description/json.ts';

/** Without a token, and with one that nobody gave out, there is no answer. */
export default defineSequence<RoleSubject>({
  statement: '5/bearer',
  effect: 'reads',
  subjects: (description) => [
    ...inRole(description, 'list', (_, { operation }) => isSecured(operation.value, description.root)),
    ...inRole(
      description,
      'read',
      ({ kind }, { operation }) => kind === 'singleton' && isSecured(operation.value, description.root),
    ),
  ],
  ask: async ({ asked, resource }, prober) => {
    const parameters = await prober.parametersFor(resource);
    const answered = await prober.send(asked, { parameters });
    if (!isSuccess(answered)) throw new NotJudged(`with a token it is answered ${answered.status}`);
    for (const [caller, called] of [
      ['nobody', 'without Authorization'],
      ['stranger', 'with a token that nobody gave out'],
    ] as const) {
      const answer = await prober.send(asked, { parameters, caller, takesRefusal: true, isWrong: true });
      if (!isSuccess(answer)) continue;
      return { message: `a request ${called} is answered ${answer.status}; answer 401`, shownBy: [answer] };
    }
    return null;
  },
});

/** False where the description says that no security is needed. */
function isSecured(operation: JsonObject, root: JsonObject): boolean {
  const security = operation.security ?? root.security;
  if (security === undefined) return false;
  const choices = asArray(security);
  return choices.length > 0 && choices.every((choice) => Object.keys(choice as JsonObject).length > 0);
}
