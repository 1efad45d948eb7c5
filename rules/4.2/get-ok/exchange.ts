import { defineExchange } from '../../../framework/define-exchange.ts';
import { hasBody, succeeds } from '../../../model/exchange/outcome.ts';

/** Every success of GET. An action by GET is 4.7/action-responses as well. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['action-responses'],
  concerns: ({ method }) => method === 'GET',
  subjects: (exchange) =>
    succeeds(exchange, 'GET') ? [{ place: exchange.response.statusPlace, response: exchange.response }] : [],
  judge: ({ response }) => {
    const { status } = response;
    if (status === 202) return null;
    if (status !== 200) return { message: `GET is answered ${status}; answer 200 with a body` };
    return hasBody(response) === 'no'
      ? { message: 'the 200 of GET has no body; answer with what was asked for' }
      : null;
  },
});
