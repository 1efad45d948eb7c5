import { memoizeLatest } from '../lib/memoize.ts';
import type { HttpMessage } from './exchange.ts';

/**
 * A function that keeps its answers for the latest request and the latest response: rules judge one exchange after the
 * other.
 */
export function memoizeMessage<Answer>(decide: (message: HttpMessage) => Answer): (message: HttpMessage) => Answer {
  const ofRequest = memoizeLatest(decide);
  const ofResponse = memoizeLatest(decide);
  return (message) => (message.part === 'request' ? ofRequest(message) : ofResponse(message));
}
