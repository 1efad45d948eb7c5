import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { counted, quote } from '../../../framework/messages.ts';
import { parseJsonPatchPath } from '../../../grammar/json-patch-path.ts';
import { asArray, asString, type JsonObject, member } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { BATCH_RESULT, batchEntries, errorsOf } from '../../../model/exchange/batch-result.ts';

/** An error object in a batch result: an entry, or a member of one. */
interface BatchError {
  readonly place: Place;
  readonly error: JsonObject;
}

/**
 * Batch results with errors, to requests whose items are known. With as many results as items, the order of both tells
 * which belong together.
 */
export default defineExchange({
  concerns: ({ hasBatchResult }) => hasBatchResult,
  subjects: (exchange) => {
    const { response } = exchange;
    const results = batchEntries(response.body.json?.value);
    const sent = member(exchange.request.body.json?.value, 'items');
    const place = below(response.body.place, BATCH_RESULT);
    const errors = results.flatMap((entry, index) => errorsIn(entry, below(place, index)));
    return errors.length === 0 || !Array.isArray(sent) ? [] : [{ place, count: sent.length, results, errors }];
  },
  judge: ({ place, count, results, errors }) => {
    const wrong = errors.flatMap((error) => pointersOf(error).flatMap((one) => beyond(one, count)));
    if (wrong.length > 0 || results.length === count) return wrong;
    if (errors.every((error) => pointersOf(error).some(({ text }) => indexOf(text) !== null))) return null;
    const fact = `batch_result has ${counted(results.length, 'entry', 'entries')} for ${counted(count, 'item')}, and an error that points to none`;
    return {
      message: `${fact}; point to /items/INDEX in details[].field, or keep the order of the request`,
      at: place,
    };
  },
});

function errorsIn(entry: unknown, place: Place): BatchError[] {
  return errorsOf(entry).map(({ name, error }) => ({ place: name === null ? place : below(place, name), error }));
}

interface FieldPointer {
  readonly place: Place;
  readonly text: string;
}

/** The fields of an error's details, without the number sign of older payloads. */
function pointersOf({ place, error }: BatchError): FieldPointer[] {
  return asArray(error.details).flatMap((detail, index): FieldPointer[] => {
    const text = asString(member(detail, 'field'));
    return text === null ? [] : [{ place: below(place, 'details', index, 'field'), text: text.replace(/^#/, '') }];
  });
}

/**
 * The index of the item that a pointer leads to, or `filter` where an expression chooses it; null where it leads to no
 * item.
 */
function indexOf(pointer: string): number | 'filter' | null {
  const [first, second] = parseJsonPatchPath(pointer).value ?? [];
  if (first?.kind !== 'member' || first.name !== 'items' || second === undefined) return null;
  if (second.kind === 'filter') return 'filter';
  return /^\d+$/.test(second.name) ? Number(second.name) : null;
}

function beyond({ place, text }: FieldPointer, count: number): ExchangeViolation[] {
  const index = indexOf(text);
  if (typeof index !== 'number' || index < count) return [];
  const fact = `field ${quote(text)} points to an item that was not sent`;
  return [{ message: `${fact}; point to one of /items/0 to /items/${count - 1}`, at: place }];
}
