import { defineExchange } from '../../../framework/define-exchange.ts';
import { hasBody, succeeds } from '../../../model/exchange/outcome.ts';

/** Every success of GET. An action by GET is 4.7/action-responses as well. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['action-responses'],
  concerns: ({ method }) => method === 'GET',
  subjects: (exchange) => {
    const { response } = exchange;
    const isOpen = response.status === 200 && hasBody(response) === 'unknown';
    return succeeds(exchange, 'GET') && !isOpen ? [{ place: response.statusPlace, response }] : [];
  },
  judge: ({ response }) => {
    const { status } = response;
    if (status === 202) return null;
    if (status !== 200) return { message: `GET is answered ${status}; answer 200 with a body` };
    return hasBody(response) === 'no'
      ? { message: 'the 200 of GET has no body; answer with what was asked for' }
      : null;
  },
});
