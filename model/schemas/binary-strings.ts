import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { essence } from '../text/standards/media-type.ts';
import { keywordOf } from './keywords.ts';

/** Media types of bytes. Others may be text, whose length a schema can bound. */
const BYTES = /^(?:(?:image|audio|video|font)\/|application\/(?:octet-stream|pdf|zip|gzip)$)/;

/**
 * True for a string that is the content of a file: `format: binary` or, from OpenAPI 3.1 on, a `contentMediaType` of
 * bytes without `contentEncoding`.
 */
export function isRawFile(node: SchemaNode): boolean {
  if (keywordOf(node, 'format')?.value === 'binary') return true;
  const mediaType = asString(keywordOf(node, 'contentMediaType')?.value);
  return mediaType !== null && BYTES.test(essence(mediaType)) && keywordOf(node, 'contentEncoding') === undefined;
}
