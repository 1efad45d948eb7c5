import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { requiredOf } from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, member } from '../../../model/description/json.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';

/** As many properties are left out. */
const MOST_PROPERTIES = 5;

/** What is missing, and what has another type, is answered 400 VALIDATION_ERROR. */
export default defineSequence<RoleSubject>({
  statement: '7.1/validation-400',
  effect: 'changes',
  subjects: creations,
  ask: async (subject, prober) => {
    const schema = requestSchemaOf(subject.operation)?.target ?? null;
    const body = prober.bodyFor(subject.asked);
    const required = schema === null ? [] : requiredOf(schema).slice(0, MOST_PROPERTIES);
    const text = Object.keys(body).find((name) => typeof body[name] === 'string');
    if (required.length === 0 && text === undefined) throw new NotJudged('no body is known that is not valid');
    for (const missing of required) {
      const found = await refusal(subject, prober, (sent) => without(sent, missing), `a body without ${missing}`);
      if (found !== null) return found;
    }
    if (text === undefined) return null;
    return await refusal(
      subject,
      prober,
      (sent) => ({ ...sent, [text]: { lintel: 1 } }),
      `a body with an object for ${text}`,
    );
  },
});

async function refusal(
  subject: RoleSubject,
  prober: Parameters<typeof wrongBody>[1],
  change: (body: JsonObject) => JsonObject,
  called: string,
) {
  const answer = await wrongBody(subject, prober, change);
  if (answer.status === 400 && member(answer.json, 'name') === 'VALIDATION_ERROR') return null;
  return { message: `${called} is answered ${shownStatus(answer)}; answer 400 VALIDATION_ERROR`, shownBy: [answer] };
}

function without(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}
