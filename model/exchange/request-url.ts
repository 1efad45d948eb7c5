import { decodePercent } from '../description/reference.ts';
import { memoizeText } from '../lib/memoize.ts';

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

/** As many URLs as are kept: several rules ask for the same one, and for those of its links. */
const KEPT = 1_000;

/** Splits a URL as sent; of one that is broken the parts are what stands at their places. */
export const readRequestUrl: (text: string) => RequestUrl = memoizeText((text) => {
  const trimmed = text.trim();
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(trimmed)?.[0] ?? null;
  const hash = trimmed.indexOf('#');
  const rest = trimmed.slice(origin?.length ?? 0, hash === -1 ? undefined : hash);
  const question = rest.indexOf('?');
  const path = question === -1 ? rest : rest.slice(0, question);
  const queryText = question === -1 ? null : rest.slice(question + 1);
  return {
    text,
    origin: origin?.toLowerCase() ?? null,
    path: path === '' ? '/' : path,
    segments: partsBetween(path, '/').map(partOf),
    query: queryText === null ? [] : partsBetween(queryText, '&').map(parameterOf),
    queryText,
  };
}, KEPT);

/** What stands between separators and is not empty. */
function partsBetween(text: string, separator: string): string[] {
  return text.split(separator).filter((part) => part !== '');
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
