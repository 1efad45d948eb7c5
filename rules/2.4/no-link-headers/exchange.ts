import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';

/** Responses of 201 and 3xx, also of 304. */
export default defineExchange({
  concerns: ({ status }) => status === 201 || (status >= 300 && status < 400),
  subjects: ({ response }) => {
    const { status, headers } = response;
    return status === 201 || (status >= 300 && status < 400) ? [{ place: headers.place, headers, status }] : [];
  },
  judge: ({ headers, status }) =>
    [...headers.all('Link'), ...headers.all('Location')].map(({ name, place }) => ({
      message: `the ${status} has the header ${plain(name)}; leave it out, and give the body links`,
      at: place,
    })),
});
