import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { uriComponent } from '../model/text/uri-component.ts';
import { textOf } from './har-text.ts';

/** Fields that curl writes itself, or that belong to one connection. */
const LEFT_OUT =
  /^(?:host|content-length|connection|accept-encoding|transfer-encoding|user-agent|cookie|origin|referer|priority|sec-.*|:.*|upgrade-insecure-requests|cache-control|pragma|dnt|te)$/i;

/** Longer bodies are named, not shown: as a file, which `--data-raw` would take for the body itself. */
const LONGEST_BODY = 500;

/**
 * So are longer URLs, and fields that are longer together: no server takes them, and each finding of the exchange shows
 * the command.
 */
const LONGEST_HEAD = 8_000;

/** Signs behind the host that stand for several URLs to curl, unless `-g` says that they are meant as they are. */
const GLOB = /^[a-z]+:\/\/[^/?#]*[/?#].*[[\]{}]/i;

/** A command line that makes a request again. Whoever shows it hides the secrets in it. */
export function curlCommand({ request: { method, url, headers, body } }: RecordedExchange): string {
  const text = textOf(body);
  const isTyped = text === null || headers.some(([name]) => /^content-type$/i.test(name));
  const fields = [
    ...headers.filter(([name]) => !LEFT_OUT.test(name)).map(([name, value]) => `-H ${quoted(fieldLine(name, value))}`),
    // With data, curl would write that of a form.
    ...(isTyped ? [] : ["-H 'Content-Type:'"]),
  ].join(' ');
  const data = text === null ? [] : [text.length > LONGEST_BODY ? '--data-binary @BODY' : `--data-raw ${quoted(text)}`];
  const verb = verbOf(method, text !== null);
  const address = url.length > LONGEST_HEAD ? '"$URL"' : quoted(sendable(url));
  const asIs = GLOB.test(url) ? ['-g'] : [];
  const shownFields = fields.length > LONGEST_HEAD ? '-H @FIELDS' : fields;
  const head = shownFields === '' ? [] : [shownFields];
  return ['curl', ...asIs, ...verb, address, ...head, ...data].join(' ');
}

/** With `-X HEAD` curl would wait for a body that never comes. */
function verbOf(method: string, hasBody: boolean): string[] {
  if (method === 'GET' && !hasBody) return [];
  if (method === 'HEAD' && !hasBody) return ['--head'];
  return ['-X', /^[A-Z]+$/.test(method) ? method : quoted(method)];
}

/** A field with nothing behind its colon is left out by curl, unless it ends in a semicolon. */
function fieldLine(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`;
}

/** curl refuses URLs with white space, which clients encode. */
function sendable(url: string): string {
  return url.replaceAll(/[\s\x7f]/g, uriComponent);
}

/** A word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
