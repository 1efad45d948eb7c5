import { asArray, asObject, asString, has, member } from '../description/json.ts';
import type { MediaTypeNode, OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { jsonContentOf } from '../operations/body-content.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { essence, isMultipart } from '../text/standards/media-type.ts';
import { FILE_NOUNS } from '../text/words/file-nouns.ts';
import { splitWords } from '../text/words/split-words.ts';

/** Media types of multipart parts that are data, not files. */
const DATA_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

/** Whether a multipart body has a part that is a file; null where its schema leaves open what parts it has. */
export function sendsFile(mediaType: MediaTypeNode): boolean | null {
  const schema = mediaType.schema?.target ?? null;
  if (schema === null) return null;
  const { complete } = effectiveSchema(schema);
  const parts = partUses(schema);
  if (parts.some((part) => isFilePart(part, mediaType))) return true;
  return complete && parts.length > 0 ? false : null;
}

/**
 * The first part of a multipart body that is meant to be a file, though its schema is a plain string: its name is a
 * noun for files, or its description calls it the file to upload. Null where there is none.
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
    descriptionsOf(schema).some((text) => /\bfile to (?:be )?upload/i.test(text))
  );
}

/** True for a part of a multipart body that is a file, by the media type in its encoding or by its schema. */
export function isFilePart(part: SchemaUse, mediaType: MediaTypeNode): boolean {
  return isFileType(partContentType(mediaType, part)) || isFile(part.target);
}

/** The schemas of a multipart body's parts: those of its properties, or of its items by position (OpenAPI 3.2). */
export function partUses(schema: SchemaNode): SchemaUse[] {
  const { parts, properties } = effectiveSchema(schema);
  if (properties.size > 0) return [...properties.values()];
  const items = itemUses(parts);
  return [...items.filter(isInPrefix), ...items.filter((item) => !isInPrefix(item))];
}

/** True for a part without a name: an item of a list. */
export function isByPosition({ relation }: SchemaUse): boolean {
  return relation === 'items';
}

/** True for an item of `prefixItems`. */
export function isInPrefix({ place }: SchemaUse): boolean {
  return place.parent?.key === 'prefixItems';
}

/** True for an operation with a multipart body that has a file, or of which the parts are not known. */
export function takesFile({ requestBody }: OperationNode): boolean {
  const content = requestBody?.node?.content ?? [];
  return content.some(({ name, mediaType }) => isMultipart(name) && sendsFile(mediaType) !== false);
}

/** The same for one that takes no JSON in its place. */
export function takesOnlyFile(operation: OperationNode): boolean {
  return takesFile(operation) && jsonContentOf(operation.requestBody?.node) === null;
}

/** The media type of a part in the encodings of a multipart body (OpenAPI, Encoding Object); null where it has none. */
export function partContentType(mediaType: MediaTypeNode, part: SchemaUse): string | null {
  if (!isByPosition(part)) return namedContentType(mediaType, String(part.key));
  const { prefixEncoding, itemEncoding } = mediaType.value;
  return contentTypeIn(isInPrefix(part) ? asArray(prefixEncoding)[Number(part.place.key)] : itemEncoding);
}

/** The same for a part by its name. */
export function namedContentType({ value }: MediaTypeNode, part: string): string | null {
  return contentTypeIn(member(value.encoding, part));
}

function contentTypeIn(encoding: unknown): string | null {
  return asString(asObject(encoding).contentType);
}

/** True for a schema of bytes, or of an array of bytes; also for an unresolved reference. */
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

/** True for a schema without constraints: from OpenAPI 3.1 on, a part with such a schema is bytes. */
function isAnything(value: SchemaNode['value']): boolean {
  return Object.keys(value).every(
    (key) => ['title', 'description', 'deprecated'].includes(key) || key.startsWith('x-'),
  );
}

function isFileType(contentType: string | null): boolean {
  return contentType !== null && !DATA_TYPES.includes(essence(contentType));
}
