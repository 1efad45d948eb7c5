import type { Description } from '../model/description/description.ts';
import { isAboutService } from '../model/exchange/about-service.ts';
import { isServed, matchPath } from '../model/exchange/path-match.ts';
import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { type RequestUrl, readRequestUrl } from '../model/exchange/request-url.ts';
import { isOAuthPath } from '../model/operations/standard-endpoints.ts';
import { essence } from '../model/text/standards/media-type.ts';

/** Why an exchange is not judged. */
export type Skipped =
  | 'preflight requests'
  | 'without an answer'
  | 'assets and pages'
  | 'of other hosts'
  | 'by --include or --exclude'
  | 'upgrades to another protocol'
  | 'of OAuth'
  | 'about the service itself'
  | 'of other schemes';

/** Which exchanges are judged. */
export interface Choice {
  readonly descriptions: readonly Description[];
  /** URLs that stand in for the servers of the descriptions. */
  readonly servers: readonly string[];
  readonly isIncluded: (url: RequestUrl) => boolean;
}

const ASSET_PATH = /\.(?:m?js|css|map|png|jpe?g|gif|svg|ico|webp|avif|woff2?|ttf|otf|eot|html?|wasm|mp4|webm)$/i;
const ASSET_TYPE = /^(?:image|font|video|audio)\/|^text\/css$|javascript$|^application\/wasm$/;
/** What browsers call the requests that scripts make. */
const SCRIPTED = /^(?:xhr|fetch|other|eventsource|preflight|ping)$/i;

/** Why an exchange is not judged; null for one that is. `resourceType` is what a browser says that it was for. */
export function skippedFor(exchange: RecordedExchange, resourceType: string | null, choice: Choice): Skipped | null {
  const { request, response } = exchange;
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(request.url)) return 'of other schemes';
  const url = readRequestUrl(request.url);
  if (!choice.isIncluded(url)) return 'by --include or --exclude';
  const { descriptions, servers } = choice;
  if (descriptions.length > 0 && !descriptions.some((one) => isServed(url, one, servers))) return 'of other hosts';
  if (isPreflight(exchange)) return 'preflight requests';
  if (response.status === 0) return 'without an answer';
  if (response.status === 101 || fieldOf(request.headers, 'upgrade') === 'websocket')
    return 'upgrades to another protocol';
  if (isAsset(exchange, url, resourceType)) return 'assets and pages';
  if (isOAuthPath(url.path)) return 'of OAuth';
  return isAboutService(url) && !descriptions.some((one) => matchPath(url, one, servers) !== null)
    ? 'about the service itself'
    : null;
}

/** A request of a browser that asks whether another may be made (WHATWG Fetch, CORS-preflight). */
function isPreflight({ request: { method, headers } }: RecordedExchange): boolean {
  return method.toUpperCase() === 'OPTIONS' && fieldOf(headers, 'access-control-request-method') !== null;
}

function isAsset({ request, response }: RecordedExchange, url: RequestUrl, resourceType: string | null): boolean {
  if (request.method.toUpperCase() !== 'GET') return false;
  if (resourceType !== null) return !SCRIPTED.test(resourceType);
  const destination = fieldOf(request.headers, 'sec-fetch-dest');
  if (destination !== null && destination !== 'empty') return true;
  const type = essence(fieldOf(response.headers, 'content-type') ?? '');
  const isPage = type === 'text/html' && (fieldOf(request.headers, 'accept') ?? '').includes('text/html');
  return isPage || ASSET_PATH.test(url.path) || ASSET_TYPE.test(type);
}

function fieldOf(headers: readonly (readonly [string, string])[], name: string): string | null {
  for (const [one, value] of headers)
    if (one.length === name.length && one.toLowerCase() === name) return value.trim().toLowerCase();
  return null;
}
