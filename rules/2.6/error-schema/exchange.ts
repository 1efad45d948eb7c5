import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed, plain } from '../../../framework/messages.ts';
import { type MemberTypes, missingMembers, mistypedMembers } from '../../../functions/exchange/object-members.ts';
import { member } from '../../../model/description/json.ts';
import type { Place } from '../../../model/description/place.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { mayBeRejection } from '../../../model/exchange/outcome.ts';
import { mayHaveErrors, type SentError, sentErrors } from '../../../model/exchange/sent-errors.ts';
import { isOAuthPath } from '../../../model/operations/standard-endpoints.ts';
import { REQUIRED_ERROR_MEMBERS } from '../../../model/types/prescribed-members.ts';

/** An error object, or the body of an error that is none. */
interface Subject {
  readonly place: Place;
  readonly error: SentError | null;
}

/** As other error objects name them, among them that of RFC 9457. */
const MISNOMERS = {
  name: ['code', 'errorCode', 'error'],
  message: ['detail', 'description', 'error_description', 'title'],
  debug_id: ['traceId', 'requestId', 'correlationId'],
};
const TYPES: MemberTypes = {
  name: 'string',
  message: 'string',
  debug_id: 'string',
  details: 'array',
  information_link: 'string',
  links: 'array',
};

/**
 * An error need not have details and an information_link. A body that is no JSON object has another cause, which rules
 * of section 1 report. What an intermediary answers in place of the service is left alone.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['json-bodies', 'object-responses', 'error-content'],
  concerns: mayHaveErrors,
  subjects: (exchange, traffic): Subject[] => {
    const errors = sentErrors(exchange, traffic);
    if (errors.length === 0)
      return isErrorOtherwise(exchange) ? [{ place: exchange.response.body.place, error: null }] : [];
    return errors.map((error) => ({ place: error.place, error }));
  },
  judge: ({ error }) => {
    if (error === null)
      return { message: `the body of this error is no error object; write one with ${listed(REQUIRED_ERROR_MEMBERS)}` };
    const { value, place, envelope } = error;
    if (envelope !== null)
      return { message: `the error object is inside ${plain(envelope)}; write its members into the body itself` };
    return [
      ...missingMembers('this error', value, REQUIRED_ERROR_MEMBERS, MISNOMERS),
      ...mistypedMembers('this error', value, TYPES, place),
    ];
  },
});

/** True for the body of an error that is no object, or whose members another specification names. */
function isErrorOtherwise({ request, response }: Exchange): boolean {
  if (response.status < 400 || isOAuthPath(request.url.path) || mayBeRejection(response)) return false;
  const body = response.body.json?.value;
  return response.body.state === 'present' && !REQUIRED_ERROR_MEMBERS.every((name) => member(body, name) !== undefined);
}
