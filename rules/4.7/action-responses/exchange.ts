import { defineExchange } from '../../../framework/define-exchange.ts';
import { operationChooser } from '../../../framework/operation-choice.ts';
import { below } from '../../../model/description/place.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import type { ExchangePath } from '../../../model/exchange/exchange-path.ts';
import { hasBody, succeeds } from '../../../model/exchange/outcome.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { isCalculation } from '../../../model/text/words/verbs-of-deeds.ts';

/**
 * Successes of actions and searches. That an action below a resource creates something, and that one works on, only it
 * knows: 201 and 202 are right. An action at the top may answer 204 where it has no result, as far as its name or its
 * description tell. The body of a search is 4.7/search-collection.
 */
export default defineExchange({
  group: 'differences',
  concerns: ({ method }) => method === 'POST' || method === 'GET',
  subjects: (exchange, traffic) => {
    const isActing = ['action', 'search'].includes(traffic.pathOf(exchange)?.sureClass ?? '');
    return isActing && succeeds(exchange, 'POST', 'GET')
      ? [{ ...exchange.response, place: exchange.response.statusPlace }]
      : [];
  },
  judge: (response, exchange, traffic) => {
    const { status } = response;
    const path = traffic.pathOf(exchange);
    if (path === null) return null;
    const { allowed, remedy } = wantedFrom(exchange, path);
    const kind = path.sureClass === 'search' ? 'a search' : 'an action';
    if (!allowed.includes(status)) {
      const { body } = response;
      return { message: `${kind} is answered ${status}; ${remedy}`, covers: [body.place, below(body.place, 'links')] };
    }
    const isEmpty = status === 200 && path.sureClass === 'action' && hasBody(response) === 'no';
    return isEmpty ? { message: `the 200 of an action has no body; ${remedy}` } : null;
  },
});

function wantedFrom(exchange: Exchange, path: ExchangePath) {
  if (exchange.request.method.toUpperCase() === 'GET') return { allowed: [200, 202], remedy: 'answer 200 with a body' };
  if (path.sureClass === 'search') {
    return { allowed: [200, 202], remedy: 'answer 200 with a collection response' };
  }
  const { segments } = path.path;
  const last = segments.at(-1)?.segment;
  if (segments.length === 1 && isCalculation(splitWords(last?.customMethod ?? last?.name ?? '')[0] ?? '')) {
    return { allowed: [200, 202], remedy: 'answer 200 with what it calculates' };
  }
  return segments.length > 1 || !hasResult(exchange, path)
    ? { allowed: [200, 201, 202, 204], remedy: 'answer 200 with the resource, or 204 without a body' }
    : { allowed: [200, 201, 202], remedy: 'answer 200 with what the action affected' };
}

/** True for an action that has a result, by what else it answers. */
function hasResult(exchange: Exchange, { description, path }: ExchangePath): boolean {
  const operation = operationOf(path.use.node, exchange.request.method.toLowerCase());
  return operation !== null && operationChooser(description, { exceptWithoutResult: true })(operation);
}
