import { defineSequence } from '../../../framework/define-sequence.ts';
import { quote } from '../../../framework/messages.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { changeableOf, changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patch, pointer } from '../../../framework/sequence/changes.ts';
import { offersPreference } from '../../../framework/sequence/preferences.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { patchable } from '../../../framework/sequence/tried-patches.ts';
import { isObject, sameJson } from '../../../model/description/json.ts';
import { RETURN_REPRESENTATION } from '../../../model/operations/prefer-header.ts';

/** PATCH answers 204; and 200 with all of the resource to who prefers that, where the description says so. */
export default defineSequence<RoleSubject>({
  statement: '4.2/patch-no-content',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource, operation }, prober) => {
    const name = await patchable(resource, prober);
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const { values } = changeableOf(name, own, body, prober);
    const path = pointer(name);
    const plain = await patch(own, [{ op: 'replace', path, value: values[0] }], prober);
    if (!isSuccess(plain)) throw new NotJudged(`a PATCH is answered ${plain.status}`);
    if (plain.status !== 204 && plain.status !== 202) {
      return { message: `PATCH is answered ${shownStatus(plain)}; answer 204 without body`, shownBy: [plain] };
    }
    if (!offersPreference(operation, RETURN_REPRESENTATION, prober.description)) return null;
    const headers = { Prefer: RETURN_REPRESENTATION };
    const whole = await patch(own, [{ op: 'replace', path, value: values[1] }], prober, { headers });
    if (whole.status !== 200 && whole.status !== 202) {
      return {
        message: `Prefer: ${RETURN_REPRESENTATION} is answered ${shownStatus(whole)}; answer 200 with the entire representation`,
        shownBy: [whole],
      };
    }
    if (whole.status === 202) return null;
    const after = await readAfter(own, prober, (found) => sameJson(found[name], values[1]));
    const answered = isObject(whole.json) ? whole.json : {};
    const shownBy = [whole, after.answer];
    if (sameJson(answered[name], values[0])) {
      return {
        message: `under Prefer: ${RETURN_REPRESENTATION} the answer has the old ${name}; answer with what the patch made`,
        shownBy,
      };
    }
    const missing = Object.keys(after.body).find((key) => answered[key] === undefined);
    if (missing !== undefined) {
      return {
        message: `under Prefer: ${RETURN_REPRESENTATION} the answer has no ${missing}; answer with the entire representation`,
        shownBy,
      };
    }
    // What a client sets, and no patch changed, reads in one way everywhere.
    const other = changeables(own, body, prober).find(
      ({ name, before }) => sameJson(after.body[name], before) && !sameJson(answered[name], before),
    );
    if (other === undefined) return null;
    return {
      message: `under Prefer: ${RETURN_REPRESENTATION} the answer has ${quote(answered[other.name])} for ${other.name}, and GET has ${quote(other.before)}; answer with what GET gives`,
      shownBy,
    };
  },
});
