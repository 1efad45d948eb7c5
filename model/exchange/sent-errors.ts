import { asArray, has, isObject, type JsonObject, member } from '../description/json.ts';
import { below, type Place } from '../description/place.ts';
import { ERROR_OBJECT_MEMBERS, MEMBERS_OF_ERRORS_ONLY } from '../errors/error-schemas.ts';
import { memoize, memoizeLatest } from '../lib/memoize.ts';
import { BATCH_RESULT, errorsOf } from './batch-result.ts';
import { answerOf, wholeAnswer } from './content.ts';
import type { Exchange } from './exchange.ts';
import type { ExchangeKind } from './exchange-kind.ts';
import type { BodyValue, Traffic } from './traffic.ts';

/**
 * An error object in a response (section 2.6 of the conventions): the body of an error, or what came of an item of a
 * bulk request.
 */
export interface SentError extends BodyValue {
  readonly value: JsonObject;
  /** The property in which the body has the error object; null where it is one itself. */
  readonly envelope: string | null;
}

/** The error objects of a response. */
export const sentErrors: (exchange: Exchange, traffic: Traffic) => readonly SentError[] = (exchange, traffic) =>
  errorsIn(traffic)(exchange);

/** True for kinds of exchanges that may have error objects. */
export function mayHaveErrors({ status, hasBatchResult }: ExchangeKind): boolean {
  return status >= 400 || hasBatchResult;
}

const errorsIn = memoize((traffic: Traffic) =>
  memoizeLatest((exchange: Exchange): readonly SentError[] => {
    const whole = wholeAnswer(exchange, traffic);
    if (whole === null) return [];
    const isError = exchange.response.status >= 400;
    if (!isError && member(whole.value, BATCH_RESULT) === undefined) return [];
    const found = isError ? [whole] : answerOf(exchange, traffic).filter(isFailedItem);
    return found.flatMap((one) => {
      const { value, place, root, parent, key, standing, schemas } = one;
      return isObject(value)
        ? [{ value, place, root, parent, key, standing, schemas, envelope: envelopeIn(value) }]
        : [];
    });
  }),
);

/** A value in an error object. */
export interface ErrorMember {
  readonly value: unknown;
  readonly place: Place;
}

/** The values of a member of error objects. */
export function errorMembers(name: string, exchange: Exchange, traffic: Traffic): readonly ErrorMember[] {
  return sentErrors(exchange, traffic).flatMap(({ value, place }) =>
    has(value, name) ? [{ value: value[name], place: below(place, name) }] : [],
  );
}

/** The items of the `details` of error objects. */
export function errorDetails(exchange: Exchange, traffic: Traffic): readonly ErrorMember[] {
  return errorMembers('details', exchange, traffic).flatMap(({ value, place }) =>
    asArray(value).map((item, index) => ({ value: item, place: below(place, index) })),
  );
}

/** An entry of `batch_result`, or an object in one, that is an error. */
function isFailedItem({ value, parent }: BodyValue): boolean {
  if (parent === null || !(isBatchResult(parent) || isBatchResult(parent.parent))) return false;
  return errorsOf(isBatchResult(parent) ? value : parent.value).some(({ error }) => error === value);
}

function isBatchResult(value: BodyValue | null): boolean {
  return value?.key === BATCH_RESULT && value.parent?.parent === null && asArray(value.value).length > 0;
}

function envelopeIn(body: JsonObject): string | null {
  if (ERROR_OBJECT_MEMBERS.some((name) => has(body, name))) return null;
  const isError = (value: unknown) => isObject(value) && MEMBERS_OF_ERRORS_ONLY.some((name) => has(value, name));
  return Object.keys(body).find((name) => isError(body[name])) ?? null;
}
