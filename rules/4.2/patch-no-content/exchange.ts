import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { lacking } from '../../../framework/messages.ts';
import { asString, has, isObject, member } from '../../../model/description/json.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { isPatch } from '../../../model/exchange/json-patch.ts';
import { answeredResource } from '../../../model/exchange/linked-answers.ts';
import { hasBody, succeeds } from '../../../model/exchange/outcome.ts';
import { preferencesIn } from '../../../model/exchange/preferences.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { responseSchemaOf } from '../../../model/operations/body-content.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { preferenceOf, RETURN_REPRESENTATION } from '../../../model/operations/prefer-header.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';

const NOT_HONOURED = `PATCH is answered 204, and its description offers Prefer: ${RETURN_REPRESENTATION}; answer 200 with the entire representation`;

/**
 * Every success of PATCH on a resource. A representation that was asked for is entire, as far as its description, or
 * the GET of the traffic, shows; one of nothing but what was changed is not.
 */
export default defineExchange({
  group: 'differences',
  concerns: ({ method }) => method === 'PATCH',
  subjects: (exchange, traffic) =>
    succeeds(exchange, 'PATCH') && isPatch(exchange, traffic)
      ? [{ ...exchange.response, place: exchange.response.statusPlace }]
      : [],
  judge: (response, exchange, traffic) => {
    const { status } = response;
    if (status === 202) return null;
    if (status === 204) return isIgnored(exchange, traffic) ? { message: NOT_HONOURED } : null;
    if (status !== 200) return { message: `PATCH is answered ${status}; answer 204 without a body` };
    if (hasBody(response) === 'no') return { message: 'PATCH is answered 200 without a body; answer 204' };
    if (preferencesIn(exchange.request, 'Prefer').includes(RETURN_REPRESENTATION)) return partFault(exchange, traffic);
    return { message: `PATCH is answered 200 without Prefer: ${RETURN_REPRESENTATION}; answer 204 without a body` };
  },
});

/** True where the representation is asked for, and the description says for sure that it can be. */
function isIgnored(exchange: Exchange, traffic: Traffic): boolean {
  if (!preferencesIn(exchange.request, 'Prefer').includes(RETURN_REPRESENTATION)) return false;
  const operation = traffic.operationOf(exchange);
  const description = traffic.pathOf(exchange)?.description;
  if (operation === null || description === undefined) return false;
  return preferenceOf(operation, RETURN_REPRESENTATION, description) === 'taken';
}

function partFault(exchange: Exchange, traffic: Traffic): ExchangeViolation | null {
  const resource = answeredResource(exchange, traffic);
  if (resource === null || !isObject(resource.value)) return null;
  const { value, place } = resource;
  const missing = namesInGet(exchange, traffic).filter((name) => !has(value, name));
  if (missing.length > 0) {
    return { message: `the representation after PATCH has ${lacking(missing)}; answer with the entire one`, at: place };
  }
  const changed = changedNames(exchange);
  const names = Object.keys(value);
  if (names.length === 0 || !names.every((name) => changed.has(name))) return null;
  return { message: 'PATCH is answered with what was changed alone; answer with the entire representation', at: place };
}

/**
 * The names that the 200 of GET has in any case: those that a description requires; of traffic alone the identifier and
 * the links.
 */
function namesInGet(exchange: Exchange, traffic: Traffic): string[] {
  const path = traffic.pathOf(exchange);
  const get = path === null ? null : operationOf(path.path.use.node, 'get');
  const schema = get === null ? null : (responseSchemaOf(get, '200')?.target ?? null);
  if (path === null || schema === null) return [];
  const { required, properties } = effectiveSchema(schema);
  return path.isDescribed ? [...required] : ['id', 'links'].filter((name) => properties.has(name));
}

/** The names at the beginning of the patch's paths. */
function changedNames({ request }: Exchange): ReadonlySet<string> {
  const entries = request.body.json?.value;
  if (!Array.isArray(entries)) return new Set();
  return new Set(entries.flatMap((entry: unknown) => asString(member(entry, 'path'))?.split('/')[1] ?? []));
}
