import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { lacking, plain, quote } from '../../../framework/messages.ts';
import { has, isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import type { RequestMessage } from '../../../model/exchange/exchange.ts';
import { isPatch, type PatchEntry, patchEntries } from '../../../model/exchange/json-patch.ts';
import { hasBody } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';

/** What each operation has besides op and path (RFC 6902, section 4). */
const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['add', ['value']],
  ['remove', []],
  ['replace', ['value']],
  ['move', ['from']],
  ['copy', ['from']],
  ['test', ['value']],
]);

/** The bodies of PATCH that the service takes. What the paths say is 4.6/filter-path. */
export default defineExchange({
  concerns: ({ method }) => method === 'PATCH',
  subjects: (exchange, traffic) => (isTaken(exchange) && isPatch(exchange, traffic) ? [exchange.request] : []),
  judge: (request, exchange, traffic) => {
    const fault = bodyFault(request);
    return fault ?? patchEntries(exchange, traffic).flatMap((entry) => entryFault(entry) ?? []);
  },
});

function bodyFault(request: RequestMessage): ExchangeViolation | null {
  const { body, mediaType, headers, methodPlace } = request;
  if (hasBody(request) === 'no') return { message: `PATCH has no request body; send ${JSON_PATCH}`, at: methodPlace };
  const field = headers.first('Content-Type');
  if (field !== null && mediaType?.essence !== JSON_PATCH) {
    return {
      message: `PATCH is sent as ${quote(field.value)}; send ${JSON_PATCH}, an array of operations`,
      at: field.place,
    };
  }
  if (body.json === null || Array.isArray(body.json.value)) return null;
  return { message: 'the body of PATCH is no array; send an array of JSON Patch operations', at: body.place };
}

function entryFault({ value, place }: PatchEntry): ExchangeViolation | null {
  const form = 'write objects with op, path and value';
  if (!isObject(value)) return { message: `an entry of the patch is ${quote(value)}; ${form}`, at: place };
  const { op } = value;
  if (op === undefined) return { message: `an entry of the patch has no op; ${form}`, at: place };
  const members = typeof op === 'string' ? MEMBERS.get(op) : undefined;
  if (members === undefined) {
    return { message: `the op ${quote(op)} is no operation; use add, remove or replace`, at: below(place, 'op') };
  }
  const missing = ['path', ...members].filter((name) => !has(value, name));
  if (missing.length > 0) return { message: `${plain(String(op))} has ${lacking(missing)}; add it`, at: place };
  const wrong = ['path', ...members].find((name) => name !== 'value' && typeof value[name] !== 'string');
  if (wrong === undefined) return null;
  const message = `the ${wrong} ${quote(value[wrong])} is no string; write a JSON Pointer`;
  return { message, at: below(place, wrong) };
}
