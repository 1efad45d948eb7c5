import { memoizeText } from '../../lib/memoize.ts';

/**
 * A media type without parameters, in lower case: `application/json` for `application/json; charset=UTF-8` (WHATWG MIME
 * Sniffing, essence).
 */
export const essence: (mediaType: string) => string = memoizeText((mediaType) =>
  (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase(),
);

/** The media type of problems (RFC 9457), which have members of their own in place of those of an error object. */
export const PROBLEM_TYPE = 'application/problem+json';

/**
 * True for `application/json` and every type with the suffix `+json` (RFC 6839, section 3.1), with or without
 * parameters.
 */
export function isJson(mediaType: string): boolean {
  const name = essence(mediaType);
  return name === 'application/json' || name.endsWith('+json');
}

/**
 * True for JSON, and for the ranges that take it in: that of all media types, and that of `application` (RFC 9110,
 * section 12.5.1).
 */
export function mayBeJson(mediaType: string): boolean {
  return isJson(mediaType) || ['*/*', 'application/*'].includes(essence(mediaType));
}

/** True for every `multipart/*` type (RFC 2046, section 5.1). */
export function isMultipart(mediaType: string): boolean {
  return essence(mediaType).startsWith('multipart/');
}

const FILE =
  /^(?:image|audio|video|font)\/|^text\/(?:csv|calendar|tab-separated-values)$|^application\/(?:pdf|zip|gzip|octet-stream|csv|msword|x-tar|epub\+zip|vnd\.(?:ms-|openxmlformats))/;

/** True for media types of files, which are no other way to write an object. */
export function isFileMediaType(mediaType: string): boolean {
  return FILE.test(essence(mediaType));
}
