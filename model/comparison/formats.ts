import { NUMBER_FORMATS, numberBound } from './compare-numbers.ts';
import type { SchemaView } from './schema-view.ts';

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

/** True where every value that a schema admits is of a format. */
export function includesFormat(format: string, inner: SchemaView): boolean {
  if (WITHOUT_MEANING.has(format)) return true;
  const held = inner.all('format').map(({ value }) => value);
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
