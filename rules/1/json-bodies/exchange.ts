import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import type { Exchange, HttpMessage } from '../../../model/exchange/exchange.ts';
import { mayBeRejection } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';
import { isOAuthPath } from '../../../model/operations/standard-endpoints.ts';
import { essence, isMultipart } from '../../../model/text/standards/media-type.ts';

const JSON_TYPE = 'application/json';
const UPLOAD_METHODS = ['POST', 'PUT'];

/**
 * A request that the service rejects shows nothing of the service, nor does the page of an intermediary; a 204 is to
 * have no body at all (4.2/no-content-empty). What a missing Content-Type leaves open is judged by 9.1/content-type.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['patch-json-patch', 'error-content'],
  subjects: (exchange) => messagesWithBody(exchange).map((message) => ({ place: message.body.place, message })),
  judge: ({ message }) => {
    const sent = message.headers.first('Content-Type');
    if (sent !== null && sent.value !== '') {
      const found = wrongType(sent.value, message);
      if (found !== null) return { ...found, at: sent.place, covers: [message.body.place] };
    }
    const { state, json, text } = message.body;
    if (state !== 'present' || json !== null || text === null || isMultipart(sent?.value ?? '')) return null;
    return { message: `the body is no JSON: ${quote(text)}; write a JSON text (RFC 8259)` };
  },
});

function messagesWithBody(exchange: Exchange): HttpMessage[] {
  const { request, response } = exchange;
  if (isOAuthPath(request.url.path)) return [];
  const messages = [
    ...(isTaken(exchange) ? [request] : []),
    ...(mayBeRejection(response) || response.status === 204 ? [] : [response]),
  ];
  return messages.filter(({ body }) => body.state !== 'absent');
}

function wrongType(sent: string, message: HttpMessage): { readonly message: string } | null {
  const type = essence(sent);
  if (type === JSON_TYPE) return null;
  const method = message.exchange.request.method.toUpperCase();
  if (message.part === 'response')
    return { message: `a response has the media type ${quote(sent)}; write ${wantedOf(message)}` };
  if (type === JSON_PATCH && method === 'PATCH') return null;
  if (isMultipart(type) && UPLOAD_METHODS.includes(method)) return null;
  return {
    message: `a ${method} request has the media type ${quote(sent)}; write ${method === 'PATCH' ? JSON_PATCH : JSON_TYPE}`,
  };
}

/** An error of another type has no error object either. */
function wantedOf({ exchange: { response } }: HttpMessage): string {
  return response.status < 400 ? JSON_TYPE : `the error object as ${JSON_TYPE}`;
}
