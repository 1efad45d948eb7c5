import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { put, putWrongly } from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { readNew } from '../../../framework/sequence/reading.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, member } from '../../../model/description/json.ts';

const UNKNOWN = 'lintelUnknownField';

/** A field that there is not is reported, by an error or in the answer. */
export default defineSequence<RoleSubject>({
  statement: '2.1/report-unknown-fields',
  effect: 'changes',
  subjects: (description) => {
    const made = creations(description);
    const resources = new Set(made.map(({ resource }) => resource));
    return [...made, ...changeable(description, 'replace').filter(({ resource }) => !resources.has(resource))];
  },
  ask: async (subject, prober) => {
    const answer = await unknownSent(subject, prober);
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

/** In what is made, or in a PUT where no POST makes one alone. */
async function unknownSent(subject: RoleSubject, prober: Prober): Promise<Answer> {
  const withUnknown = (body: JsonObject) => ({ ...body, [UNKNOWN]: 'x' });
  if (subject.asked !== subject.resource.replace) return await wrongBody(subject, prober, withUnknown);
  const own = await prober.make(subject.resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  return await putWrongly(own, withUnknown(body), prober);
}
