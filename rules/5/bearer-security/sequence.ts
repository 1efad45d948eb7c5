import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { patchable, pointer, readNew } from '../../../framework/sequence/changes.ts';
import { creations, newKeyFor, taken } from '../../../framework/sequence/creations.ts';
import { type Asked, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { changeable, inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { asArray, type JsonObject } from '../../../model/description/json.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';

/** Without a token, and with one that nobody gave out, there is no answer: neither to who reads, nor to who makes, changes or deletes. */
export default defineSequence<RoleSubject>({
  statement: '5/bearer',
  effect: 'reads',
  subjects: (description) =>
    [
      ...inRole(description, 'list'),
      ...inRole(description, 'read'),
      ...creations(description),
      ...(['replace', 'patch', 'remove'] as const).flatMap((role) => changeable(description, role)),
    ].filter(({ operation }) => isSecured(operation.value, description.root)),
  ask: async (subject, prober) => {
    const request = await answeredRequest(subject, prober);
    for (const [caller, called] of [
      ['nobody', 'without Authorization'],
      ['stranger', 'with a token that nobody gave out'],
    ] as const) {
      const answer = await prober.send(subject.asked, { ...request, caller, takesRefusal: true, isWrong: true });
      if (!isSuccess(answer)) continue;
      return { message: `a request ${called} is answered ${answer.status}; answer 401`, shownBy: [answer] };
    }
    return null;
  },
});

/** A request that is answered with a success to who has a token. */
async function answeredRequest(subject: RoleSubject, prober: Prober): Promise<Asked> {
  const { asked, resource } = subject;
  if (asked === resource.list || asked === resource.read) return await reading(subject, prober);
  if (!prober.canWrite) throw new NotJudged('it changes something, which --allow-writes permits');
  if (asked === resource.create) {
    await taken(subject, prober);
    const parameters = await prober.parametersFor(resource);
    return { parameters, body: prober.bodyFor(asked, 35), headers: newKeyFor(subject, prober) };
  }
  const name = asked === resource.patch ? await patchable(resource, prober) : null;
  const own = await prober.make(resource, { variation: 36 });
  const { parameters } = own;
  if (asked === resource.remove) return { parameters };
  const body = await readNew(own, prober);
  if (name === null) return { parameters, body };
  return { parameters, body: [{ op: 'replace', path: pointer(name), value: body[name] }], mediaType: JSON_PATCH };
}

async function reading({ asked, resource }: RoleSubject, prober: Prober): Promise<Asked> {
  const isItem = asked === resource.read && resource.kind !== 'singleton';
  const parameters = isItem ? (await prober.some(resource)).parameters : await prober.parametersFor(resource);
  const answered = await prober.send(asked, { parameters });
  if (!isSuccess(answered)) throw new NotJudged(`with a token it is answered ${answered.status}`);
  return { parameters };
}

/** False where the description says that no security is needed. */
function isSecured(operation: JsonObject, root: JsonObject): boolean {
  const security = operation.security ?? root.security;
  if (security === undefined) return false;
  const choices = asArray(security);
  return choices.length > 0 && choices.every((choice) => Object.keys(choice as JsonObject).length > 0);
}
