import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { member } from '../../../model/description/json.ts';

const UNKNOWN = 'lintelUnknownField';

/** A field that there is not is reported, by an error or in the answer. */
export default defineSequence<RoleSubject>({
  statement: '2.1/report-unknown-fields',
  effect: 'changes',
  subjects: creations,
  ask: async (subject, prober) => {
    const answer = await wrongBody(subject, prober, (body) => ({ ...body, [UNKNOWN]: 'x' }));
    if (member(answer.json, UNKNOWN) !== undefined) throw new NotJudged('the service takes any field');
    if (JSON.stringify(answer.json ?? '').includes(UNKNOWN)) return null;
    if (isSuccess(answer)) {
      return {
        message: `the unknown field ${UNKNOWN} is passed over; answer 400, and name it in details`,
        shownBy: [answer],
      };
    }
    return {
      message: `the unknown field ${UNKNOWN} is answered ${answer.status} without its name; name it in details`,
      shownBy: [answer],
    };
  },
});
