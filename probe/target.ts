import { isIP } from 'node:net';
import type { Description } from '../model/description/description.ts';
import { serverPathsFor } from '../model/paths/server-paths.ts';
import { UsageError } from '../platform/usage-error.ts';

/**
 * The URL that stands before the paths of a description: the target, with the path of the description's server where
 * the target does not end in it.
 *
 * @throws UsageError for what is no URL of http or https.
 */
export function baseOf(target: string, description: Description): string {
  const url = readUrl(target);
  const own = url.pathname.replace(/\/+$/, '');
  const [first] = description.paths;
  const [server] = first === undefined ? [] : serverPathsFor(description, first);
  const path = server === undefined ? '' : server.segments.map(({ text }) => `/${text}`).join('');
  return `${url.origin}${own.endsWith(path) ? own : own + path}`;
}

function readUrl(target: string): URL {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${target}" is no URL of a service; write --target http://localhost:3000`);
  }
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      "--target has a user's name or password, which is not sent; write --header 'Authorization: Basic …' instead",
    );
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`--target ends in "${url.search}${url.hash}", which is not sent; write the URL without it`);
  return url;
}

/**
 * True for a host of this machine or of a private network, as its name or address says (RFC 1918, 4193, 6761, 6762,
 * 8375).
 */
export function isPrivate(base: string): boolean {
  const host = new URL(base).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cd]|^fe[89ab]/.test(host);
  return host === 'localhost' || /\.(localhost|local|internal|test|home\.arpa)$/.test(host) || !host.includes('.');
}
