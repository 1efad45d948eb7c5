import { asObject } from '../description/json.ts';
import type {
  ContentEntry,
  MediaTypeNode,
  OperationNode,
  RequestBodyNode,
  ResponseNode,
  SchemaUse,
} from '../description/nodes.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { essence, isJson, mayBeJson } from '../text/standards/media-type.ts';
import { responseOf } from './responses.ts';

/** True for a response or request body that documents some content, even if that has no schema or is not JSON. */
export function hasContent({ value }: RequestBodyNode | ResponseNode): boolean {
  return Object.keys(asObject(value.content)).length > 0;
}

/**
 * True for content that is JSON by its media type, or by its schema of objects or lists where a range leaves the media
 * type open.
 */
export function isJsonContent({ name, mediaType }: ContentEntry): boolean {
  return isJson(name) || (mayBeJson(name) && isStructured(mediaType));
}

function isStructured({ schema }: MediaTypeNode): boolean {
  if (schema === null || schema.target === null) return false;
  const types = [...(admittedTypes(schema.target) ?? [])].filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type === 'object' || type === 'array');
}

/**
 * The JSON entry of a body's `content`: `application/json` before other JSON media types, and these before ranges; null
 * where it has none.
 */
export function jsonContentOf(body: RequestBodyNode | ResponseNode | null | undefined): MediaTypeNode | null {
  const entries = (body?.content ?? []).filter(isJsonContent);
  const named = entries.filter(({ name }) => isJson(name));
  return (named.find(({ name }) => !name.includes('+')) ?? named[0] ?? entries[0])?.mediaType ?? null;
}

/** The parts of a form that a body is (`multipart/form-data`); null where it is none. */
export function formContentOf(body: RequestBodyNode | null | undefined): MediaTypeNode | null {
  return body?.content.find(({ name }) => essence(name) === 'multipart/form-data')?.mediaType ?? null;
}

/** What an operation takes: its JSON content, else the parts of its form; null where it takes neither. */
export function sentContentOf({ requestBody }: OperationNode): MediaTypeNode | null {
  return jsonContentOf(requestBody?.node) ?? formContentOf(requestBody?.node);
}

/** The schema of the JSON body that an operation takes; null where it takes none or the body has no schema. */
export function requestSchemaOf({ requestBody }: OperationNode): SchemaUse | null {
  return jsonContentOf(requestBody?.node)?.schema ?? null;
}

/** The schema of an operation's JSON response of a status, as written; null where there is none. */
export function responseSchemaOf(operation: OperationNode, status: string): SchemaUse | null {
  return jsonContentOf(responseOf(operation, status)?.node)?.schema ?? null;
}
