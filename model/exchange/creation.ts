import { IDEMPOTENCY_KEY } from '../operations/idempotency-key.ts';
import { onlyChanges } from '../operations/leading-verbs.ts';
import type { PathClassification } from '../paths/classification.ts';
import { isMultipart } from '../text/standards/media-type.ts';
import { bulkKind } from './bulk.ts';
import type { Exchange } from './exchange.ts';
import { describesFile } from './file-metadata.ts';
import { succeeds } from './outcome.ts';
import { preferencesIn } from './preferences.ts';
import type { Traffic } from './traffic.ts';

/**
 * True for an upload, which creates a file: by what is sent, or by the metadata that are answered (section 2.7 of the
 * conventions).
 */
export function isUpload({ request, response }: Exchange): boolean {
  if (request.mediaType !== null && isMultipart(request.mediaType.essence)) return true;
  return describesFile(response.body.json?.value);
}

/**
 * True for a request under Prefer: return=minimal: what its answer holds the service decides (section 9.1 of the
 * conventions).
 */
export function asksForLess({ request }: Exchange): boolean {
  return preferencesIn(request, 'Prefer').includes('return=minimal');
}

/**
 * The collection in which a POST that succeeded was to create one resource; null for any other exchange. What repeats a
 * request with its key is answered 200 (section 4.5 of the conventions) and creates nothing; no more does an operation
 * whose description says that it changes what is there.
 */
export function collectionOfCreation(exchange: Exchange, traffic: Traffic): PathClassification | null {
  if (!succeeds(exchange, 'POST')) return null;
  if (asksForLess(exchange) || isUpload(exchange) || answersStream(exchange)) return null;
  const operation = traffic.operationOf(exchange);
  if (operation === null ? isWebhook(exchange) : onlyChanges(operation)) return null;
  const path = traffic.pathOf(exchange);
  if (path?.sureClass !== 'collection' || bulkKind(exchange, traffic) !== 'single') return null;
  const { request, response } = exchange;
  const mayRepeat = response.status === 200 && request.headers.has(IDEMPOTENCY_KEY) && traffic.mayRepeat(exchange);
  return mayRepeat ? null : path.path;
}

/** True for events that are made for the caller, and not kept. */
function answersStream({ response: { mediaType } }: Exchange): boolean {
  return mediaType?.essence === 'text/event-stream';
}

/** True for what is sent below the hooks of another service, which says itself what it answers. */
function isWebhook({ request: { url } }: Exchange): boolean {
  return url.segments.slice(0, -1).some(({ text }) => /^(?:web-?)?hooks?$|^callbacks?$/i.test(text));
}
