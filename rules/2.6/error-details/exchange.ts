import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { missingMembers, mistypedMembers } from '../../../functions/exchange/object-members.ts';
import { isObject } from '../../../model/description/json.ts';
import { errorDetails, mayHaveErrors } from '../../../model/exchange/sent-errors.ts';
import { DETAIL_MEMBERS as MEMBERS } from '../../../model/types/prescribed-members.ts';

const MEMBER_NAMES = Object.keys(MEMBERS);

const CALLED = 'this item of details';

/** The items of the details of errors, also of those in a `batch_result`. */
export default defineExchange({
  group: 'differences',
  concerns: mayHaveErrors,
  subjects: (exchange, traffic) => errorDetails(exchange, traffic).filter(({ value }) => value !== null),
  judge: ({ value, place }) => {
    if (!isObject(value))
      return { message: `${CALLED} is ${quote(value)}; write an object with ${listed(MEMBER_NAMES)}` };
    return [...missingMembers(CALLED, value, MEMBER_NAMES), ...mistypedMembers(CALLED, value, MEMBERS, place)];
  },
});
