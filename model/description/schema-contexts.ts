import type { SchemaNode } from './nodes.ts';

/** The contexts of a schema, as bits of `SchemaNode.contexts`: what the values that it describes are part of. */
export const Context = {
  requestBody: 1,
  responseBody: 2,
  pathParameter: 4,
  queryParameter: 8,
  headerParameter: 16,
  cookieParameter: 32,
  responseHeader: 64,
  /** The schema's property names are names of JSON properties. */
  jsonPropertyNames: 128,
  /** The schema's property names are names of multipart parts. */
  multipartPropertyNames: 256,
  /** The schema is a value's own description, not a condition that picks values (`not`, `if`, `contains`, `propertyNames`). */
  describesInstance: 512,
  /** The body is an error response's. */
  errorBody: 1024,
} as const;

/** True where a schema describes a value itself, and is no condition that picks values (`not`, `if`, `contains`). */
export function describesValue({ contexts }: SchemaNode): boolean {
  return (contexts & Context.describesInstance) !== 0;
}
