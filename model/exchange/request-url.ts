import { decodePercent } from '../description/reference.ts';

/** A part of a URL as sent, and as it reads without percent encoding. */
export interface UrlPart {
  readonly text: string;
  readonly decoded: string;
}

/** A parameter of a query, as sent. */
interface QueryParameter {
  /** Name, equals sign and value. */
  readonly text: string;
  readonly name: UrlPart;
  /** Empty where there is no equals sign. */
  readonly value: UrlPart;
}

/** The URL of a request, in the parts in which it was sent: nothing is normalised. */
export interface RequestUrl {
  readonly text: string;
  /** Scheme, host and port in lower case: `https://api.example.com`; null for a URL that has only a path. */
  readonly origin: string | null;
  /** With its leading slash. */
  readonly path: string;
  /** The segments of the path that are not empty. */
  readonly segments: readonly UrlPart[];
  readonly query: readonly QueryParameter[];
  /** The query as sent, without its question mark; null without one. */
  readonly queryText: string | null;
}

/** Splits a URL as sent; of one that is broken the parts are what stands at their places. */
export function readRequestUrl(text: string): RequestUrl {
  const [, origin = null, rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(text.trim()) ?? [];
  const [beforeFragment = ''] = rest.split('#', 1);
  const question = beforeFragment.indexOf('?');
  const path = question === -1 ? beforeFragment : beforeFragment.slice(0, question);
  const queryText = question === -1 ? null : beforeFragment.slice(question + 1);
  return {
    text,
    origin: origin?.toLowerCase() ?? null,
    path: path === '' ? '/' : path,
    segments: path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => partOf(segment)),
    query: (queryText ?? '')
      .split('&')
      .filter((part) => part !== '')
      .map(parameterOf),
    queryText,
  };
}

function parameterOf(text: string): QueryParameter {
  const equals = text.indexOf('=');
  const name = equals === -1 ? text : text.slice(0, equals);
  const value = equals === -1 ? '' : text.slice(equals + 1);
  return { text, name: fromForm(name), value: fromForm(value) };
}

/** In a query a plus sign stands for a blank (WHATWG URL, application/x-www-form-urlencoded). */
function fromForm(text: string): UrlPart {
  return { text, decoded: decodePercent(text.replaceAll('+', ' ')) };
}

function partOf(text: string): UrlPart {
  return { text, decoded: decodePercent(text) };
}
