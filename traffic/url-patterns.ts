import type { RequestUrl } from '../model/exchange/request-url.ts';
import { fitsPattern } from './text-pattern.ts';

/**
 * Which URLs are looked at. A pattern is a host (`api.example.com`, `*.example.com`, `localhost:3000`), a path from its
 * slash on (`/v1/`), or both (`api.example.com/v1/`). A path holds for all below it; `*` stands for any text.
 *
 * @param include All where there is none.
 */
export function urlFilter(include: readonly string[], exclude: readonly string[]): (url: RequestUrl) => boolean {
  return (url) =>
    (include.length === 0 || include.some((pattern) => fits(url, pattern))) &&
    !exclude.some((pattern) => fits(url, pattern));
}

function fits({ origin, path }: RequestUrl, pattern: string): boolean {
  const plain = pattern.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const slash = plain.indexOf('/');
  const host = (slash === -1 ? plain : plain.slice(0, slash)).toLowerCase();
  const wantedPath = slash === -1 ? '' : plain.slice(slash);
  const sentHost = (origin ?? '').replace(/^.*\/\/(?:[^@]*@)?/, '');
  const isHost = host === '' || fitsPattern(sentHost, host) || fitsPattern(sentHost.replace(/:\d+$/, ''), host);
  return isHost && (wantedPath === '' || fitsPattern(path, `${wantedPath.replace(/\*+$/, '')}*`));
}
