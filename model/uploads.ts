import { effectiveSchema } from './effective-schema.ts';
import { asObject, asString, has, member } from './json.ts';
import { essence } from './media-type.ts';
import type { MediaTypeNode, SchemaNode } from './nodes.ts';

/** Media types of multipart parts that are data and no file. */
const DATA_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

/** Whether a multipart body has a part that is a file; null when its schema does not say what parts it has. */
export function sendsFile(mediaType: MediaTypeNode): boolean | null {
  const schema = mediaType.schema?.target ?? null;
  if (schema === null) return null;
  const { properties, complete } = effectiveSchema(schema);
  const parts = [...properties.values()];
  if (parts.some(({ key, target }) => isFileType(contentTypeOf(mediaType, String(key))) || isFile(target))) return true;
  return complete && parts.length > 0 ? false : null;
}

/** A part that is a file: bytes rather than text or JSON. Also an array of them. */
function isFile(schema: SchemaNode | null): boolean {
  if (schema === null) return true;
  return effectiveSchema(schema).parts.some(({ value, uses }) => {
    if (['binary', 'byte', 'base64'].includes(asString(value.format) ?? '') || has(value, 'contentEncoding'))
      return true;
    if (isFileType(asString(value.contentMediaType)) || isAnything(value)) return true;
    return uses.some(
      ({ relation, target }) => relation === 'items' && target !== null && target !== schema && isBytes(target.value),
    );
  });
}

function isBytes(value: SchemaNode['value']): boolean {
  return asString(value.format) === 'binary' || isFileType(asString(value.contentMediaType)) || isAnything(value);
}

/** From OpenAPI 3.1 on, a schema that says nothing about the value describes bytes. */
function isAnything(value: SchemaNode['value']): boolean {
  return Object.keys(value).every(
    (key) => ['title', 'description', 'deprecated'].includes(key) || key.startsWith('x-'),
  );
}

function isFileType(contentType: string | null): boolean {
  return contentType !== null && !DATA_TYPES.includes(essence(contentType));
}

function contentTypeOf({ value }: MediaTypeNode, part: string): string | null {
  return asString(asObject(member(value.encoding, part)).contentType);
}
