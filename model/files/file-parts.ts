import { asObject, asString, has, member } from '../description/json.ts';
import type { MediaTypeNode, OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { essence, isMultipart } from '../text/standards/media-type.ts';
import { splitWords } from '../text/words/split-words.ts';
import { FILE_NOUNS } from './file-nouns.ts';

/** Media types of multipart parts that are data and no file. */
const DATA_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

/** Whether a multipart body has a part that is a file; null when its schema does not say what parts it has. */
export function sendsFile(mediaType: MediaTypeNode): boolean | null {
  const schema = mediaType.schema?.target ?? null;
  if (schema === null) return null;
  const { properties, complete } = effectiveSchema(schema);
  const parts = [...properties.values()];
  if (parts.some((part) => isFilePart(part, mediaType))) return true;
  return complete && parts.length > 0 ? false : null;
}

/**
 * The part of a multipart body that surely is meant to be a file, though its schema makes it text: called like a file, or
 * said to be uploaded. Null where there is none.
 */
export function meantFile({ schema }: MediaTypeNode): SchemaUse | null {
  const properties = schema?.target == null ? [] : [...effectiveSchema(schema.target).properties.values()];
  return properties.find(({ key, target }) => target !== null && isMeantFile(String(key), target)) ?? null;
}

function isMeantFile(name: string, schema: SchemaNode): boolean {
  const types = typesOf(schema);
  if (
    !types.includes('string') ||
    ['format', 'enum', 'const', 'pattern'].some((key) => keywordOf(schema, key) !== undefined)
  )
    return false;
  return (
    FILE_NOUNS.has(splitWords(name).at(-1) ?? '') ||
    /\bfile to (?:be )?upload/i.test(asString(keywordOf(schema, 'description')?.value) ?? '')
  );
}

/** True for a part of a multipart body that is a file, by the media type that its encoding gives it or by its schema. */
export function isFilePart({ key, target }: SchemaUse, mediaType: MediaTypeNode): boolean {
  return isFileType(partContentType(mediaType, String(key))) || isFile(target);
}

/** True for an operation that takes a multipart body which is no plain data, as far as is known. */
export function takesFile({ requestBody }: OperationNode): boolean {
  const content = requestBody?.node?.content ?? [];
  return content.some(({ name, mediaType }) => isMultipart(name) && sendsFile(mediaType) !== false);
}

/** The media type that the encoding of a multipart body gives a part; null when it gives none. */
export function partContentType({ value }: MediaTypeNode, part: string): string | null {
  return asString(asObject(member(value.encoding, part)).contentType);
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
