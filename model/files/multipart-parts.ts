import { asObject, asString, has } from '../description/json.ts';
import type { MediaTypeNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { hasBrokenReference } from '../schemas/composition.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { admitsOnly, admittedTypes } from '../schemas/schema-types.ts';
import { essence, isJson } from '../text/standards/media-type.ts';
import { isByPosition, isFilePart, isInPrefix, partContentType, partUses } from './file-parts.ts';

/** The multipart types that carry metadata with a file. */
export const TYPES_WITH_METADATA = ['multipart/related', 'multipart/mixed'];

/**
 * What a part of a multipart body is. `base64`: a file, but as text. Without an encoding, OpenAPI derives the media
 * type of a part from its type: objects are JSON, scalars plain text, arrays what their items are (Encoding Object,
 * contentType).
 */
type PartKind = 'file' | 'base64' | 'json' | 'text' | 'unknown';

export interface MultipartPart {
  readonly name: string;
  readonly kind: PartKind;
  readonly use: SchemaUse;
}

/** The parts of a multipart body that its schema defines. */
export interface MultipartParts {
  readonly parts: readonly MultipartPart[];
  /** False where there may be more parts, or others (unresolved references, alternatives, maps). */
  readonly complete: boolean;
  /** True where one schema defines all parts, so that their order is that of its properties. */
  readonly ordered: boolean;
}

/** Reads the parts of a multipart body. */
export function multipartParts(mediaType: MediaTypeNode): MultipartParts {
  const { value } = mediaType;
  const schema = mediaType.schema?.target ?? null;
  if (schema === null)
    return { parts: [], complete: value.schema === undefined && !has(value, 'itemSchema'), ordered: true };
  const { parts: schemas, complete } = effectiveSchema(schema);
  const parts = partUses(schema).map((use) => ({ name: nameOf(use), kind: kindOf(use, mediaType), use }));
  const defining = schemas.filter((part) => Object.keys(asObject(part.value.properties)).length > 0);
  return { parts, complete: complete && !schemas.some(mayHaveMore), ordered: defining.length < 2 };
}

/** The name of a part; of one by position, where its schema stands. */
function nameOf(part: SchemaUse): string {
  if (!isByPosition(part)) return String(part.key);
  return isInPrefix(part) ? `prefixItems/${part.place.key}` : 'items';
}

/**
 * True for a schema with properties that are not known: in alternatives, behind an unresolved reference, in a map or a
 * list.
 */
function mayHaveMore(schema: SchemaNode): boolean {
  const elsewhere = ['oneOf', 'anyOf', 'additionalProperties', 'patternProperty', 'items'];
  return hasBrokenReference(schema) || schema.uses.some(({ relation }) => elsewhere.includes(relation));
}

function kindOf(use: SchemaUse, mediaType: MediaTypeNode): PartKind {
  const schema = use.target;
  const contentType = partContentType(mediaType, use) ?? contentMediaTypeOf(schema);
  if (contentType !== null && isJson(contentType)) return 'json';
  if (schema !== null && isBase64(schema)) return 'base64';
  if (contentType === null && schema !== null && saysNothing(schema)) return 'unknown';
  if (isFilePart(use, mediaType)) return 'file';
  if (contentType !== null) return essence(contentType).startsWith('text/') ? 'text' : 'unknown';
  const types = schema === null ? null : admittedTypes(schema);
  if (types === null) return 'unknown';
  if (types.has('object')) return 'json';
  if (!types.has('array')) return 'text';
  return schema !== null && holdsObjects(schema) ? 'json' : 'unknown';
}

/** True for an array whose items are objects: a list of JSON parts of one name. */
function holdsObjects(array: SchemaNode): boolean {
  const items = itemUses(effectiveSchema(array).parts);
  return items.length > 0 && items.every(({ target }) => target !== null && admitsOnly(target, 'object'));
}

function contentMediaTypeOf(schema: SchemaNode | null): string | null {
  return schema === null ? null : asString(keywordOf(schema, 'contentMediaType')?.value);
}

/** True for a schema without type and format, which may mean bytes from OpenAPI 3.1 on. */
function saysNothing(schema: SchemaNode): boolean {
  return admittedTypes(schema) === null && keywordOf(schema, 'format') === undefined;
}

/** True for a string of bytes in base64. */
export function isBase64(schema: SchemaNode): boolean {
  return effectiveSchema(schema).parts.some((part) => base64Keyword(part) !== null);
}

/**
 * The keyword by which a schema itself declares its strings to be bytes in base64 (RFC 4648); null where it does not.
 */
export function base64Keyword({ value }: SchemaNode): 'format' | 'contentEncoding' | null {
  if (['byte', 'base64', 'base64url'].includes(asString(value.format)?.toLowerCase() ?? '')) return 'format';
  const encoding = asString(value.contentEncoding)?.toLowerCase() ?? '';
  return ['base64', 'base64url'].includes(encoding) ? 'contentEncoding' : null;
}

/** The names of parts, the same whatever their order. */
export function partNames(parts: readonly MultipartPart[]): string[] {
  return parts.map(({ name }) => name).sort();
}
