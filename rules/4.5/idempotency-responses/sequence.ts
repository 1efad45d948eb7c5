import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, linkCalled, shownStatus } from '../../../framework/sequence/answers.ts';
import { keyedCreations } from '../../../framework/sequence/creations.ts';
import { type RepeatedKey, repeatKey } from '../../../framework/sequence/repeated-keys.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { member } from '../../../model/description/json.ts';

/** A key that is repeated gives the resource that it made, one with another body is refused, and one that is required and missing as well. */
export default defineSequence<RoleSubject>({
  statement: '4.5/responses',
  effect: 'changes',
  subjects: keyedCreations,
  ask: async (subject, prober) => {
    const repeated = await repeatKey(subject, prober);
    return wrongRepetition(repeated) ?? wrongOther(repeated) ?? wrongMissing(repeated);
  },
});

function wrongRepetition({ first, again }: RepeatedKey): SequenceViolation | null {
  const shownBy = [first, again];
  if (first.status === 202 && again.status === 202) return null;
  if (again.status !== 200) {
    const made = idIn(again.json) !== null && idIn(again.json) !== idIn(first.json) ? ', and makes another one' : '';
    return {
      message: `a repeated key is answered ${shownStatus(again)}${made}; answer 200 with what the first request made`,
      shownBy,
    };
  }
  const [one, other] = [idIn(first.json), idIn(again.json)];
  if (one === null || other === null || one === other) return null;
  return { message: 'a repeated key gives another resource; answer 200 with what the first request made', shownBy };
}

function wrongOther({ first, other }: RepeatedKey): SequenceViolation | null {
  if (other === null || other.status === 422) return null;
  return { message: `a key with another body is answered ${shownStatus(other)}; answer 422`, shownBy: [first, other] };
}

function wrongMissing({ missing }: RepeatedKey): SequenceViolation | null {
  if (missing === null || missing.status === 400) return null;
  const fact = isSuccess(missing) ? 'carried out' : `answered ${shownStatus(missing)}`;
  return { message: `a request without the key, which is required, is ${fact}; answer 400`, shownBy: [missing] };
}

function idIn(body: unknown): string | null {
  const id = member(body, 'id');
  if (typeof id === 'string' || typeof id === 'number') return String(id);
  return linkCalled('self', body)?.href ?? null;
}
