import { defineExchange } from '../../../framework/define-exchange.ts';
import { missingMembers, mistypedMembers } from '../../../functions/exchange/object-members.ts';
import { isObject } from '../../../model/description/json.ts';
import { isSeen } from '../../../model/exchange/outcome.ts';
import { isAnsweredUpload } from '../../../model/exchange/sent-uploads.ts';
import { FILE_MEMBERS } from '../../../model/types/prescribed-members.ts';

const NAMES = Object.keys(FILE_MEMBERS);
const CALLED = 'the answer to an upload';

/** An upload that answers 202 answers later with what is not known here. */
export default defineExchange({
  group: 'differences',
  concerns: ({ method }) => method === 'POST',
  subjects: (exchange, traffic) =>
    isSeen(exchange.response) && isAnsweredUpload(exchange, traffic)
      ? [{ ...exchange.response, place: exchange.response.body.place }]
      : [],
  judge: (response) => {
    const { body, statusPlace } = response;
    const value = body.json?.value;
    if (isObject(value))
      return [...missingMembers(CALLED, value, NAMES), ...mistypedMembers(CALLED, value, FILE_MEMBERS, body.place)];
    if (body.json !== null) return null;
    const message = `this answer to an upload has no body; answer with the file metadata (${NAMES.join(', ')})`;
    return { message, at: statusPlace };
  },
});
