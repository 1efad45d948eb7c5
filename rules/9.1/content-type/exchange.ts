import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import type { Exchange, HttpMessage } from '../../../model/exchange/exchange.ts';
import { hasBody, isBodiless, mayBeRejection } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';
import { isOAuthPath } from '../../../model/operations/standard-endpoints.ts';
import { isMultipart } from '../../../model/text/standards/media-type.ts';

const HEADER = 'Content-Type';
const WANTED = 'application/json; charset=UTF-8';

/**
 * Responses with a body, and requests with one that the service takes. A JSON Patch and an upload have media types of
 * their own. What a 204 is sent with is 4.2/no-content-empty.
 */
export default defineExchange({
  yieldsTo: ['json-bodies', 'json-success-bodies', 'patch-json-patch'],
  subjects: messagesWithBody,
  judge: (message): ExchangeViolation | null => {
    const { headers, mediaType } = message;
    const field = headers.first(HEADER);
    if (field === null || field.value === '') {
      const wanted = message.part === 'request' && isPatch(message.exchange) ? JSON_PATCH : WANTED;
      const at = field === null ? headers.place : field.place;
      return { message: `the ${message.part} has a body and no ${HEADER}; send ${HEADER}: ${wanted}`, at };
    }
    const essence = mediaType?.essence ?? '';
    if (message.part === 'request' && (isMultipart(essence) || (essence === JSON_PATCH && isPatch(message.exchange)))) {
      return null;
    }
    const charset = mediaType?.parameters.get('charset')?.toLowerCase();
    if (essence === 'application/json' && charset === 'utf-8') return null;
    return { message: `${HEADER} is ${quote(field.value)}; send ${WANTED}`, at: field.place };
  },
});

function messagesWithBody(exchange: Exchange): HttpMessage[] {
  const { request, response } = exchange;
  if (isOAuthPath(request.url.path)) return [];
  const messages = [
    ...(isTaken(exchange) ? [request] : []),
    ...(isBodiless(response) || response.status === 204 || mayBeRejection(response) ? [] : [response]),
  ];
  return messages.filter((message) => isToldOf(message));
}

/**
 * True for a body that there is, and for one that was not recorded and that Content-Type tells of. Many clients send
 * that with every GET.
 */
function isToldOf(message: HttpMessage): boolean {
  const known = hasBody(message);
  const mayHaveNone = message.part === 'request' && !['POST', 'PUT', 'PATCH'].includes(message.method.toUpperCase());
  return known === 'yes' || (known === 'unknown' && message.headers.has(HEADER) && !mayHaveNone);
}

function isPatch({ request }: Exchange): boolean {
  return request.method.toUpperCase() === 'PATCH';
}
