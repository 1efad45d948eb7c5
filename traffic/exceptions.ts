import type { ExchangeFinding } from '../framework/run-exchange.ts';
import { suppressionIn } from '../model/annotations/annotations.ts';
import { type Place, pathOf } from '../model/description/place.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import type { BodyValue, Traffic } from '../model/exchange/traffic.ts';
import { membersOf } from '../model/schemas/described-values.ts';
import type { FaultIdentity } from './fault-groups.ts';
import { fitsPattern } from './text-pattern.ts';

/**
 * True for a finding that `x-lintel.ignore` of a description hides: at the operation or above it, at the response that
 * was given, or at a schema that describes the value.
 */
export function isExcepted({ rule, place }: ExchangeFinding, exchange: Exchange, traffic: Traffic): boolean {
  const path = traffic.pathOf(exchange);
  if (path?.isDescribed !== true) return false;
  const { id, formerIds } = rule.extensions.lintel;
  const operation = traffic.operationOf(exchange)?.place ?? path.path.use.place;
  const response = traffic.responseOf(exchange)?.place;
  const places = [operation, ...(response === undefined ? [] : [response]), ...schemaPlaces(place, exchange, traffic)];
  return places.some((one) => suppressionIn(path.description, one, [id, ...formerIds]) !== null);
}

/** What a project leaves out of the findings in its traffic. */
export interface ProjectException {
  readonly rule: string;
  /** Method and path, in which `*` stands for any text, and the names of parameters do not count. */
  readonly operation?: string;
  readonly status?: number;
  /** Into a body, with `*` for the number of an item. */
  readonly pointer?: string;
}

/** True for a finding that an exception of the project leaves out. */
export function isLeftOut({ rule, operation, place }: FaultIdentity, exceptions: readonly ProjectException[]): boolean {
  const [status = '', inExchange = ''] = place.split(' ');
  const [, pointer = null] = /^\/(?:request|response)\/body(.*)$/.exec(inExchange) ?? [];
  // What the finding is about follows a question mark.
  const isAt = (wanted: string) => pointer !== null && (pointer === wanted || pointer.startsWith(`${wanted}?`));
  return exceptions.some(
    (one) =>
      one.rule === rule &&
      (one.operation === undefined || fitsPattern(withoutNames(operation), withoutNames(one.operation))) &&
      (one.status === undefined || String(one.status) === status) &&
      (one.pointer === undefined || isAt(one.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'))),
  );
}

function withoutNames(operation: string): string {
  return operation.replaceAll(/\{[^{}]*\}/g, '{}');
}

/** Where the schemas stand that describe a value in a body. */
function schemaPlaces(place: Place, exchange: Exchange, traffic: Traffic): Place[] {
  const [part, what, ...keys] = pathOf(place);
  const whole = what !== 'body' ? null : traffic.wholeOf(part === 'request' ? exchange.request : exchange.response);
  let value: BodyValue | undefined = whole ?? undefined;
  for (const key of keys) value = value === undefined ? undefined : valueInside(value, key);
  return (value?.schemas ?? []).flatMap(({ place: written }) => written);
}

function valueInside(holder: BodyValue, key: string | number): BodyValue | undefined {
  return membersOf(holder).find((inner) => inner.key === key);
}
