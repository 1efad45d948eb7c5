import { defineSequence } from '../../../framework/define-sequence.ts';
import { isRefused, shownStatus } from '../../../framework/sequence/answers.ts';
import { newKeyFor, taken } from '../../../framework/sequence/creations.ts';
import { laterCreations } from '../../../framework/sequence/later-work.ts';
import { offersPreference } from '../../../framework/sequence/preferences.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { RESPOND_ASYNC } from '../../../model/operations/prefer-header.ts';
import { responseOf } from '../../../model/operations/responses.ts';

/** Without the preference the work is done at once; with it, the answer is 202 or the plain one. */
export default defineSequence<RoleSubject>({
  statement: '4.9/prefer-async',
  effect: 'changes',
  subjects: (description) =>
    laterCreations(description).filter(
      ({ operation }) =>
        responseOf(operation, '201') !== null && offersPreference(operation, RESPOND_ASYNC, description),
    ),
  ask: async (subject, prober) => {
    await taken(subject, prober);
    const parameters = await prober.parametersFor(subject.resource);
    const plain = await prober.send(subject.asked, {
      parameters,
      body: prober.bodyFor(subject.asked, 92),
      headers: newKeyFor(subject, prober),
    });
    if (plain.status === 202) {
      return {
        message: `without Prefer: ${RESPOND_ASYNC} the answer is 202; do the work before the answer`,
        shownBy: [plain],
      };
    }
    const headers = { ...newKeyFor(subject, prober), Prefer: RESPOND_ASYNC };
    const later = await prober.send(subject.asked, {
      parameters,
      body: prober.bodyFor(subject.asked, 93),
      headers,
      isWrong: true,
    });
    if (!isRefused(later) || isRefused(plain)) return null;
    return {
      message: `Prefer: ${RESPOND_ASYNC} is answered ${shownStatus(later)}; answer 202, or as without it`,
      shownBy: [plain, later],
    };
  },
});
