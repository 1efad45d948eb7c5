import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { essence } from '../text/standards/media-type.ts';
import { keywordOf } from './keywords.ts';

/** Media types that are bytes; others may be text, and text has a length. */
const BYTES = /^(?:(?:image|audio|video|font)\/|application\/(?:octet-stream|pdf|zip|gzip)$)/;

/** True for a string that stands for a file as it is: format binary or, from OpenAPI 3.1 on, bytes that are not encoded. */
export function isRawFile(node: SchemaNode): boolean {
  if (keywordOf(node, 'format')?.value === 'binary') return true;
  const mediaType = asString(keywordOf(node, 'contentMediaType')?.value);
  return mediaType !== null && BYTES.test(essence(mediaType)) && keywordOf(node, 'contentEncoding') === undefined;
}
