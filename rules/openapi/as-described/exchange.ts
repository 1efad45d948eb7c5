import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { member } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { isDefaultForErrors } from '../../../model/errors/default-response.ts';
import type { Exchange, HttpMessage } from '../../../model/exchange/exchange.ts';
import type { ExchangePath } from '../../../model/exchange/exchange-path.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { valueFaults } from '../../../model/schemas/value-faults.ts';
import { parameterViolations } from './sent-parameters.ts';
import { goesWithoutSaying } from './standard-fields.ts';

/**
 * Statuses that whatever stands before a service may answer (section 5 of the conventions), and those of a request that
 * has no operation.
 */
const OF_OTHERS: ReadonlySet<number> = new Set([401, 403, 404, 405, 429, 502, 503, 504]);

/** Of a body with more faults, the rest is mostly the same. */
const MOST_FAULTS = 20;

/**
 * Every exchange with a service of which there is a description. Where a statement has the same cause, it is what is
 * reported.
 */
export default defineExchange({
  yieldsToGroups: ['differences'],
  subjects: ({ place }, traffic) => (traffic.descriptions.length === 0 ? [] : [{ place }]),
  judge: (_subject, exchange, traffic) => {
    const path = traffic.pathOf(exchange);
    const operation = traffic.operationOf(exchange);
    if (operation === null) return undescribedOperation(exchange, path);
    return [
      ...undescribedStatus(exchange, operation),
      // What a service rejects is the client's slip.
      ...(isSuccess(String(exchange.response.status)) ? parameterViolations(exchange.request, operation, path) : []),
      ...undescribedFields(exchange, traffic),
      ...wrongShapes(exchange.request, traffic),
      ...wrongShapes(exchange.response, traffic),
    ];
  },
});

function undescribedOperation(
  { request, response }: Exchange,
  path: ExchangePath | null,
): readonly ExchangeViolation[] {
  if (OF_OTHERS.has(response.status) || ['OPTIONS', 'HEAD'].includes(request.method.toUpperCase())) return [];
  if (path?.isDescribed !== true) {
    const message = `the description has no path for ${plain(request.url.path)}; describe it, or call one that is described`;
    return [{ message, at: request.urlPlace }];
  }
  const methods = path.path.use.node?.operations.map(({ method }) => method.toUpperCase()) ?? [];
  const wanted = methods.length === 0 ? 'describe it' : `describe it, or use ${listed(methods, 'or')}`;
  return [
    {
      message: `the description has no ${plain(request.method)} for ${plain(path.path.template.text)}; ${wanted}`,
      at: request.methodPlace,
    },
  ];
}

function isListed(status: number, responses: OperationNode['responses']): boolean {
  const keys = [String(status), `${String(status).charAt(0)}XX`];
  return responses.some(({ key }) => keys.includes(key.toUpperCase()));
}

function undescribedStatus(
  { response: { status, statusPlace } }: Exchange,
  operation: OperationNode,
): readonly ExchangeViolation[] {
  const { responses } = operation;
  const hasDefault = responses.some(({ key }) => key.toLowerCase() === 'default');
  const isByDefault = hasDefault && !(isSuccess(String(status)) && isDefaultForErrors(operation));
  const isDescribed = isListed(status, responses) || isByDefault;
  if (isDescribed || responses.length === 0 || OF_OTHERS.has(status)) return [];
  // A refusal has the status of its reason; of successes, another one may be meant.
  const alike = isSuccess(String(status)) ? responses.map(({ key }) => key).filter(isSuccess) : [];
  const wanted = alike.length === 0 ? 'describe it' : `describe it, or answer ${listed(alike, 'or')}`;
  return [{ message: `the description has no response ${status}; ${wanted}`, at: statusPlace }];
}

function undescribedFields(exchange: Exchange, traffic: Traffic): readonly ExchangeViolation[] {
  const response = traffic.responseOf(exchange);
  if (response === null) return [];
  const known = new Set(response.headers.map(({ key }) => key.toLowerCase()));
  const unknown = [...exchange.response.headers].filter(
    ({ name }) => !known.has(name.toLowerCase()) && !goesWithoutSaying(name),
  );
  return unknown.map(({ name, place }) => ({
    message: `the description has no header ${plain(name)} of this response; describe it, or leave it out`,
    at: place,
  }));
}

function wrongShapes(message: HttpMessage, traffic: Traffic): ExchangeViolation[] {
  const whole = traffic.wholeOf(message);
  const schema = whole?.schemas[0];
  if (whole === null || schema === undefined) return [];
  // A body that the service rejects is the client's slip.
  if (message.part === 'request' && isRejected(message.exchange)) return [];
  return valueFaults(whole.value, whole.place, schema, message.part)
    .slice(0, MOST_FAULTS)
    .map(({ place, value, wanted }) => ({
      message: `${nameOf(place)} is ${quote(value)}; the description wants ${plain(wanted)}`,
      at: place,
    }));
}

/** As a whole, or in part: of several resources, each has an answer of its own (section 4.10). */
function isRejected({ response }: Exchange): boolean {
  return !isSuccess(String(response.status)) || member(response.body.json?.value, 'batch_result') !== undefined;
}

function nameOf({ key }: Place): string {
  return typeof key === 'number' ? `item ${key}` : key === 'body' ? 'the body' : plain(key);
}
