import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { isUuid } from '../../../framework/sequence/identifiers.ts';
import { NotJudged, type Prober, WRONG_ON_PURPOSE } from '../../../framework/sequence/prober.ts';
import { read, readNew } from '../../../framework/sequence/reading.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { identifierName } from '../../../model/resources/value-names.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';

/** As many letters and digits make it certain that nothing else has them, changed. */
const SHORTEST_RANDOM = 8;

/** An identifier that nothing has, and that of what is deleted, are not found. */
export default defineSequence<RoleSubject>({
  statement: '4.2/get-not-found',
  effect: 'reads',
  subjects: (description) => inRole(description, 'read', ({ kind }) => kind !== 'singleton'),
  ask: async ({ asked, resource }, prober) => {
    const name = identifierName(resource);
    if (name === null) throw new NotJudged('its path has no identifier');
    const { parameters, id, isThere } = await knownOne(asked, resource, prober);
    const unknown = { ...parameters, [name]: unknownLike(id, prober) };
    const answer = await prober.send(asked, { parameters: unknown, ...WRONG_ON_PURPOSE });
    if (!isThere && answer.status === 400)
      throw new NotJudged('it is answered 400, and nothing is known that it is answered with');
    // An identifier that is malformed may be answered 400.
    if (![404, 410, ...(isUuid(id) ? [] : [400])].includes(answer.status)) {
      return {
        message: `an identifier that nothing has is answered ${shownStatus(answer)}; answer 404`,
        shownBy: [answer],
      };
    }
    return prober.canWrite && resource.remove !== null ? await afterDeletion(resource, prober) : null;
  },
});

/** An identifier that nothing has, of the form of one that something has. */
function unknownLike(id: string, prober: Prober): string {
  if (isUuid(id)) return prober.newKey();
  const random = /[^-_.~:]*$/.exec(id)?.[0] ?? '';
  const other = id.slice(0, id.length - random.length) + withOtherLetters(random);
  // A short one may be another's, and so may one in which nothing can be exchanged.
  if (random.length >= SHORTEST_RANDOM && other !== id && /^\w+$/.test(random)) return other;
  // Counted up, it would be the next one; another first digit, and more of them, lead far away.
  if (/^\d+$/.test(id)) return `${id.startsWith('9') ? 8 : 9}${id.slice(1).padStart(SHORTEST_RANDOM, '7')}`;
  return `${id}-lintel`;
}

/** Every letter and digit is the next one of those of its kind in the text, so that none is of another alphabet. */
function withOtherLetters(text: string): string {
  return [/[0-9]/g, /[a-z]/g, /[A-Z]/g].reduce((changed, kind) => {
    const known = [...new Set(text.match(kind))].sort();
    return changed.replaceAll(kind, (letter) => known[(known.indexOf(letter) + 1) % known.length] ?? letter);
  }, text);
}

/** One that is there; where there is none, an identifier of the form that the description gives. */
async function knownOne({ path, operation }: RoleSubject['asked'], resource: RoleSubject['resource'], prober: Prober) {
  try {
    return { ...(await prober.some(resource)), isThere: true };
  } catch (error) {
    const name = path.template.segments.at(-1)?.parameterNames[0];
    const schema = operation.parameters.find(({ node }) => node?.name === name)?.node?.schema?.target ?? null;
    const hasUuids = schema !== null && keywordOf(schema, 'format')?.value === 'uuid';
    if (!(error instanceof NotJudged) || !hasUuids) throw error;
    return { parameters: await prober.parametersFor(resource), id: prober.newKey(), isThere: false };
  }
}

async function afterDeletion(resource: RoleSubject['resource'], prober: Prober) {
  if (resource.remove === null) return null;
  const own = await prober.make(resource).catch(nothing);
  if (own === null) return null;
  await readNew(own, prober);
  const deletion = await prober.remove(resource.remove, { parameters: own.parameters });
  if (!isSuccess(deletion)) return null;
  const answer = await prober.eventually(
    () => read(own, prober),
    (found) => !isSuccess(found),
    deletion.status === 202 ? 10 : 1.5,
  );
  if (answer.status === 404 || answer.status === 410) return null;
  return { message: `what is deleted is answered ${shownStatus(answer)}; answer 404`, shownBy: [deletion, answer] };
}

function nothing(error: unknown): null {
  if (error instanceof NotJudged) return null;
  throw error;
}
