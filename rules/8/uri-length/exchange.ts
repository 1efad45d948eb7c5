import { defineExchange } from '../../../framework/define-exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { URI_LIMIT } from '../../../model/paths/uri-length.ts';

/** The path and query of requests that the service takes, as in a description. */
export default defineExchange({
  subjects: (exchange) => (isTaken(exchange) ? [{ place: exchange.request.urlPlace, request: exchange.request }] : []),
  judge: ({ request: { url, method } }) => {
    const { path, queryText } = url;
    const length = path.length + (queryText === null ? 0 : queryText.length + 1);
    if (length <= URI_LIMIT) return null;
    const orBody = method.toUpperCase() === 'GET' ? ', or take the input in the body of a search by POST' : '';
    return { message: `this URI is ${length} characters long; keep it under ${URI_LIMIT}${orBody}` };
  },
});
