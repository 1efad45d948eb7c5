import { defineExchange } from '../../../framework/define-exchange.ts';
import { hasBody } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';

/** GET and DELETE that the service takes: one that refuses a body keeps the rule. */
export default defineExchange({
  concerns: ({ method }) => method === 'GET' || method === 'DELETE',
  subjects: (exchange) => {
    const { request } = exchange;
    const isJudged = ['GET', 'DELETE'].includes(request.method.toUpperCase()) && isTaken(exchange);
    return isJudged ? [{ place: request.body.place, request }] : [];
  },
  judge: ({ request }) => {
    if (hasBody(request) !== 'yes') return null;
    const method = request.method.toUpperCase();
    const remedy = method === 'GET' ? 'choose by query parameters, or search by POST' : 'send none';
    const at = request.body.state === 'present' ? request.body.place : request.headers.place;
    return { message: `${method} has a request body; ${remedy}`, at };
  },
});
