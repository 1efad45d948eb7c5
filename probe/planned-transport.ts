import type { Description } from '../model/description/description.ts';
import type { Generator } from './bodies.ts';
import { PlannedService } from './planned-service.ts';
import type { Transport } from './transport.ts';

/** One request of a plan; what answers will give stands in braces. */
export interface PlannedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}

/**
 * Sends nothing, and keeps every request: what a probe would send. A service that keeps the conventions is made up for
 * the answers.
 */
export function plannedTransport(
  description: Description,
  base: string,
  generate: Generator,
  onRequest: (request: PlannedRequest) => void,
): Transport {
  const service = new PlannedService(description, base, generate);
  return async (request) => {
    onRequest({ method: request.method, url: decodeURI(request.url.href), body: request.body });
    return service.answer(request);
  };
}
