import { isObject } from '../description/json.ts';
import type { Exchange } from './exchange.ts';
import { isOwnContent } from './own-content.ts';
import type { BodyValue, Traffic } from './traffic.ts';

/**
 * The values in the body of the response. A rule that judges values of every body has a `Selection` instead: to list
 * them all takes its time.
 */
export function answerOf({ response }: Exchange, traffic: Traffic): readonly BodyValue[] {
  return isOwnContent(response) ? traffic.bodyValues(response) : [];
}

/** The body of the response as a whole; null where it is no content of the service. */
export function wholeAnswer({ response }: Exchange, traffic: Traffic): BodyValue | null {
  return isOwnContent(response) ? traffic.wholeOf(response) : null;
}

/** The body of the response as a whole, where it is an object; null for others. */
export function answeredObject(exchange: Exchange, traffic: Traffic): BodyValue | null {
  const whole = wholeAnswer(exchange, traffic);
  return whole !== null && isObject(whole.value) ? whole : null;
}

/** True for a success (2xx). */
export function isSuccessful({ response }: Exchange): boolean {
  return response.status >= 200 && response.status < 300;
}
