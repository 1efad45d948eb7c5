import type { RecordedBody, RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { isWithoutBody } from '../../model/exchange/without-body.ts';
import type { CapturedBody } from './captured-body.ts';
import { fieldValue, type HeaderPairs } from './header-pairs.ts';

/** The fields of a message, and the bytes of its body as far as they came. */
interface CapturedMessage {
  readonly headers: HeaderPairs;
  readonly body: CapturedBody;
}

/** A request and its answer, once both have streamed by. */
export function capturedExchange(
  request: CapturedMessage & { readonly method: string; readonly url: string },
  response: CapturedMessage & { readonly status: number },
): RecordedExchange {
  const isEmpty = isWithoutBody(request.method, response.status);
  return {
    request: { ...request, body: recordedBody(request) },
    response: { ...response, body: isEmpty ? { state: 'absent' } : recordedBody(response) },
  };
}

/** The body, decoded as the fields of its own message say. */
export function recordedBody({ headers, body }: CapturedMessage): RecordedBody {
  return body.recorded(fieldValue(headers, 'content-encoding'), fieldValue(headers, 'content-type'));
}
