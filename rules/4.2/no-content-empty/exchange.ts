import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import type { ResponseMessage } from '../../../model/exchange/exchange.ts';

/** Every 204. Clients drop its body, so that what the headers say of one counts as well. */
export default defineExchange({
  concerns: ({ status }) => status === 204,
  subjects: ({ response }) => (response.status === 204 ? [response] : []),
  judge: (response) => {
    const { headers, body } = response;
    if (body.state !== 'absent' && body.state !== 'unknown') {
      return { message: 'this 204 has a body; leave it out, since 204 ends after the headers', at: body.place };
    }
    const field = headers.first('Content-Type') ?? announcedLength(response);
    if (field === null) return null;
    return { message: `this 204 has ${field.name}: ${plain(field.value)}; leave it out`, at: field.place };
  },
});

function announcedLength({ headers }: ResponseMessage) {
  const length = headers.first('Content-Length');
  return length !== null && Number(length.value) > 0 ? length : null;
}
