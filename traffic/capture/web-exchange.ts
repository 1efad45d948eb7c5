import { decoded } from '../../model/exchange/decoded-body.ts';
import type { RecordedBody, RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { essence } from '../../model/text/standards/media-type.ts';

/** An exchange of the Fetch standard. Both bodies are read: give copies where somebody else reads them. */
export async function webExchange(request: Request, response: Response): Promise<RecordedExchange> {
  const isEmpty = request.method === 'HEAD' || response.status === 204 || response.status === 304;
  return {
    request: { method: request.method, url: request.url, headers: [...request.headers], body: await bodyOf(request) },
    response: {
      status: response.status,
      headers: [...response.headers],
      body: isEmpty ? { state: 'absent' } : await bodyOf(response),
    },
  };
}

/** The standard gives bodies without their compression. */
async function bodyOf(message: Request | Response): Promise<RecordedBody> {
  if (message.bodyUsed) return { state: 'unknown' };
  // Events come until somebody ends them: whoever reads the other copy is not kept waiting.
  if (essence(message.headers.get('content-type') ?? '') === 'text/event-stream') {
    void message.body?.cancel();
    return { state: 'unknown' };
  }
  try {
    const bytes = Buffer.from(await message.arrayBuffer());
    return bytes.length === 0 ? { state: 'absent' } : decoded(bytes, message.headers.get('content-type'));
  } catch {
    return { state: 'cut' };
  }
}
