import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, linkCalled, shownStatus } from '../../../framework/sequence/answers.ts';
import { keyedCreations } from '../../../framework/sequence/creations.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import type { Answer } from '../../../framework/sequence/prober.ts';
import {
  type FreedKey,
  freeKey,
  keyElsewhere,
  othersKey,
  type RepeatedKey,
  repeatKey,
} from '../../../framework/sequence/repeated-keys.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';

/**
 * A key that is repeated gives the resource that it made, one with another body is refused, and one that is required
 * and missing as well.
 */
export default defineSequence<RoleSubject>({
  statement: '4.5/responses',
  effect: 'changes',
  subjects: keyedCreations,
  ask: async (subject, prober) => {
    const repeated = await repeatKey(subject, prober);
    return (
      wrongRepetition(repeated, subject) ??
      wrongOther(repeated) ??
      wrongReordered(repeated) ??
      wrongMissing(repeated) ??
      usedUp(await freeKey(subject, prober)) ??
      shared(await othersKey(subject, prober), subject) ??
      sharedByPaths(repeated, await keyElsewhere(subject, repeated.key, prober))
    );
  },
});

function wrongRepetition({ first, again }: RepeatedKey, subject: RoleSubject): SequenceViolation | null {
  const shownBy = [first, again];
  if (first.status === 202 && again.status === 202) return null;
  if (again.status !== 200) {
    const made = isOne(first, again, subject) === false ? ', and makes another one' : '';
    return {
      message: `a repeated key is answered ${shownStatus(again)}${made}; answer 200 with what the first request made`,
      shownBy,
    };
  }
  if (isIdentified(first, subject) && !isIdentified(again, subject) && first.status === 201) {
    return {
      message: 'a repeated key is answered without the resource; answer 200 with what the first request made',
      shownBy,
    };
  }
  if (isOne(first, again, subject) !== false) return null;
  return { message: 'a repeated key gives another resource; answer 200 with what the first request made', shownBy };
}

function wrongOther({ first, other }: RepeatedKey): SequenceViolation | null {
  if (other === null || other.status === 422) return null;
  return { message: `a key with another body is answered ${shownStatus(other)}; answer 422`, shownBy: [first, other] };
}

/** The order of members says nothing. */
function wrongReordered({ first, reordered }: RepeatedKey): SequenceViolation | null {
  if (reordered === null || reordered.status !== 422) return null;
  return {
    message:
      'a repeated key with the members of the body in another order is answered 422; answer 200, as to the same body',
    shownBy: [first, reordered],
  };
}

/** A request that was invalid made nothing. */
function usedUp(freed: FreedKey | null): SequenceViolation | null {
  if (freed === null || ![409, 422].includes(freed.valid.status)) return null;
  return {
    message: `a key whose first request was answered 400 is answered ${shownStatus(freed.valid)} with a valid body; let a 400 not use it up`,
    shownBy: [freed.refused, freed.valid],
  };
}

/** A key belongs to its caller. */
function shared(answers: readonly [Answer, Answer] | null, subject: RoleSubject): SequenceViolation | null {
  if (answers === null) return null;
  const [first, other] = answers;
  const isMade = isSuccess(other) && isOne(first, other, subject) !== true;
  if (isMade || ![200, 201, 422].includes(other.status)) return null;
  const fact = isSuccess(other)
    ? 'gives another caller what the first one made'
    : `is answered ${shownStatus(other)} to another caller`;
  return { message: `a key ${fact}; let a key belong to its caller`, shownBy: [first, other] };
}

/** A key belongs to its path. */
function sharedByPaths({ first }: RepeatedKey, other: Answer | null): SequenceViolation | null {
  if (other === null) return null;
  const isOfFirst = isSuccess(other) && isSameResource(first, other);
  if (!isOfFirst && other.status !== 422) return null;
  const fact = isOfFirst
    ? 'gives at another path what it made at the first one'
    : `is answered ${shownStatus(other)} at another path`;
  return { message: `a key ${fact}; let a key belong to its path`, shownBy: [first, other] };
}

/** Identifiers alone do not tell: each collection may count its own. */
function isSameResource(first: Answer, other: Answer): boolean {
  const self = selfOf(first);
  return self !== undefined && self === selfOf(other);
}

function wrongMissing({ missing }: RepeatedKey): SequenceViolation | null {
  if (missing === null || missing.status === 400) return null;
  const fact = isSuccess(missing) ? 'carried out' : `answered ${shownStatus(missing)}`;
  return { message: `a request without the key, which is required, is ${fact}; answer 400`, shownBy: [missing] };
}

/**
 * Whether two answers are about one resource; null where they do not tell. That to a creation may have no more than
 * links.
 */
function isOne(first: Answer, other: Answer, { resource }: RoleSubject): boolean | null {
  const [one, another] = [first, other].map(({ json }) => identifierIn(resource, json)?.value);
  if (one !== undefined && another !== undefined) return String(one) === String(another);
  const [self, otherSelf] = [selfOf(first), selfOf(other)];
  return self === undefined || otherSelf === undefined ? null : self === otherSelf;
}

function isIdentified(answer: Answer, { resource }: RoleSubject): boolean {
  return identifierIn(resource, answer.json) !== null || selfOf(answer) !== undefined;
}

function selfOf({ json }: Answer): string | undefined {
  return linkCalled('self', json)?.href;
}
