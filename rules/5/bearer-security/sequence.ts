import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { pointer } from '../../../framework/sequence/changes.ts';
import { creations, newKeyFor, taken } from '../../../framework/sequence/creations.ts';
import { type Answer, type Asked, NotJudged, type Prober, type Resource } from '../../../framework/sequence/prober.ts';
import { readNew } from '../../../framework/sequence/reading.ts';
import { bodyOf, readyFor } from '../../../framework/sequence/state-exploration.ts';
import {
  changeable,
  inRole,
  itemActions,
  type RoleSubject,
  type SearchSubject,
  searches,
} from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import { asArray, type JsonObject } from '../../../model/description/json.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';
import type { DescribedOperation } from '../../../model/resources/described-resources.ts';

/**
 * Without a token, and with one that nobody gave out, there is no answer: neither to who reads or searches, nor to who
 * makes, changes or deletes.
 */
export default defineSequence<RoleSubject | SearchSubject>({
  statement: '5/bearer',
  effect: 'reads',
  subjects: (description) => {
    const subjects = [
      ...inRole(description, 'list'),
      ...inRole(description, 'read'),
      ...creations(description),
      ...(['replace', 'patch', 'remove'] as const).flatMap((role) => changeable(description, role)),
      // What the probe may write of them is in something of its own.
      ...inRole(description, 'replace', ({ kind, parent }) => kind === 'singleton' && parent !== null),
      ...itemActions(description),
      ...searches(description),
    ].filter(({ operation }) => isSecured(operation.value, description.root));
    const byOperation = new Map(subjects.toReversed().map((subject) => [subject.operation, subject]));
    return [...byOperation.values()].reverse();
  },
  ask: async (subject, prober) => {
    if (isAction(subject)) return await ofAction(subject, prober);
    const answers = await withoutToken(subject.asked, await answeredRequest(subject, prober), prober);
    return answeredTo(answers);
  },
});

/** Who has no token that counts, in words. */
const CALLERS = [
  ['nobody', 'without Authorization'],
  ['stranger', 'with a token that nobody gave out'],
] as const;

interface Refusable {
  readonly called: string;
  readonly answer: Answer;
}

/** Sends a request as those who have no token; no further one is sent after a success. */
async function withoutToken(asked: DescribedOperation, request: Asked, prober: Prober): Promise<readonly Refusable[]> {
  const answers: Refusable[] = [];
  for (const [caller, called] of CALLERS) {
    const answer = await prober.send(asked, { ...request, caller, takesRefusal: true, isWrong: true });
    answers.push({ called, answer });
    if (isSuccess(answer)) break;
  }
  return answers;
}

function answeredTo(answers: readonly Refusable[]): SequenceViolation | null {
  const wrong = answers.find(({ answer }) => isSuccess(answer));
  if (wrong === undefined) return null;
  const { called, answer } = wrong;
  return { message: `a request ${called} is answered ${answer.status}; answer 401`, shownBy: [answer] };
}

function isAction(subject: RoleSubject | SearchSubject): subject is RoleSubject {
  return subject.resource?.actions.includes(subject.asked) === true;
}

/** An action on something of the probe's own. */
async function ofAction(subject: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const { asked, resource } = subject;
  if (!prober.canWrite) throw new NotJudged('it changes something, which --allow-writes permits');
  const ask = async ({ parameters }: Resource) =>
    await withoutToken(asked, { parameters, ...bodyOf(asked, prober) }, prober);
  const answers = await ask(await prober.once(resource, 'actions', () => prober.make(resource, { variation: 36 })));
  if (answers.every(({ answer }) => answer.status === 401)) return null;
  // Another refusal may be one of the state, which comes to who has a token as well.
  return answeredTo(answers) ?? answeredTo(await ask(await readyFor(subject, prober)));
}

/** A request that is answered with a success to who has a token. */
async function answeredRequest(subject: RoleSubject | SearchSubject, prober: Prober): Promise<Asked> {
  const { asked, resource } = subject;
  if (resource === null) return await answered(asked, { body: prober.bodyFor(asked) }, prober);
  if (asked === resource.list || asked === resource.read) return await reading(subject, prober);
  if (!prober.canWrite) throw new NotJudged('it changes something, which --allow-writes permits');
  if (asked === resource.create) {
    await taken(subject, prober);
    const parameters = await prober.parametersFor(resource);
    return { parameters, body: prober.bodyFor(asked, 35), headers: newKeyFor(subject, prober) };
  }
  if (resource.kind === 'singleton' && asked !== resource.patch) return await writing(subject, prober);
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
  return await answered(asked, { parameters }, prober);
}

/** A singleton in something of the probe's own. */
async function writing({ asked, resource: { parent, read } }: RoleSubject, prober: Prober): Promise<Asked> {
  if (parent === null) throw new NotJudged('it would change what the probe did not make');
  const { parameters } = await prober.make(parent, { variation: 37 });
  const request = { parameters, body: prober.bodyFor(asked) };
  const { status } = await prober.send(asked, request);
  const tag = status === 428 && read !== null ? (await prober.send(read, { parameters })).header('ETag') : null;
  return await answered(asked, tag === null ? request : { ...request, headers: { 'If-Match': tag } }, prober);
}

/** The request, once it is known to succeed with a token. */
async function answered(asked: DescribedOperation, request: Asked, prober: Prober): Promise<Asked> {
  const answer = await prober.send(asked, request);
  if (!isSuccess(answer)) throw new NotJudged(`with a token it is answered ${answer.status}`);
  return request;
}

/** False where the description says that no security is needed. */
function isSecured(operation: JsonObject, root: JsonObject): boolean {
  const security = operation.security ?? root.security;
  if (security === undefined) return false;
  const choices = asArray(security);
  return choices.length > 0 && choices.every((choice) => Object.keys(choice as JsonObject).length > 0);
}
