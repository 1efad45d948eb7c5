import { essence } from '../text/standards/media-type.ts';
import { NUMBER_FORMATS, numberBound } from './compare-numbers.ts';
import type { SchemaView, WrittenValue } from './schema-view.ts';

/** Formats that say how a value is shown, and not what it is. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set([
  '',
  'password',
  'textarea',
  'string',
  'text',
  'html',
  'markdown',
  'commonmark',
]);

/** Formats of which each text is one of another format as well. */
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  uri: ['uri-reference', 'iri', 'iri-reference', 'url'],
  url: ['uri', 'uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  int32: ['int64'],
  float: ['double'],
  byte: ['base64'],
  base64: ['byte'],
};

/** Formats that integers or numbers have. */
const OF_NUMBERS = (format: string) => Object.hasOwn(NUMBER_FORMATS, format);

/** How OpenAPI 3.1 writes formats of 3.0. */
const ENCODINGS: Readonly<Record<string, string>> = { base64: 'byte' };
const MEDIA_TYPES: Readonly<Record<string, string>> = { 'application/octet-stream': 'binary' };

/**
 * The formats that a schema names, and those that `contentEncoding` and `contentMediaType` stand for. An encoding
 * without a format stands for itself.
 */
export function formatsOf(view: SchemaView): WrittenValue[] {
  const encodings = view.all('contentEncoding').map(({ value, place }) => {
    const name = String(value).toLowerCase();
    return { value: ENCODINGS[name] ?? name, place };
  });
  const types = view.all('contentMediaType').flatMap(({ value, place }) => {
    const format = MEDIA_TYPES[essence(String(value))];
    return format === undefined ? [] : { value: format, place };
  });
  return [...view.all('format'), ...encodings, ...types];
}

/** True where every value that a schema admits is of a format. */
export function includesFormat(format: string, inner: SchemaView): boolean {
  if (WITHOUT_MEANING.has(format)) return true;
  if (format === 'binary' && inner.first('contentMediaType') !== null) return true;
  const held = formatsOf(inner).map(({ value }) => value);
  if (held.some((one) => one === format || (typeof one === 'string' && INCLUDED[one]?.includes(format) === true)))
    return true;
  if (!OF_NUMBERS(format)) return !isAboutTypesOf(format, inner);
  const range = NUMBER_FORMATS[format];
  const [lower, upper] = [numberBound(inner, 'lower'), numberBound(inner, 'upper')];
  if (format === 'float' || format === 'double') return held.length === 0;
  return (
    range !== undefined && lower !== null && upper !== null && lower.value >= range.lower && upper.value <= range.upper
  );
}

/** A format of texts says nothing of what is no text. */
function isAboutTypesOf(_format: string, { types }: SchemaView): boolean {
  return types === null || types.has('string') || types.has('integer') || types.has('number');
}
