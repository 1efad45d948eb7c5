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
  /** The schema describes values, and is not only a condition (`not`, `if`, `contains`, `propertyNames`). */
  describesInstance: 512,
  /** The schema is used in the body of an error response. */
  errorBody: 1024,
} as const;

const ELSEWHERE =
  Context.requestBody |
  Context.responseBody |
  Context.pathParameter |
  Context.headerParameter |
  Context.cookieParameter |
  Context.responseHeader |
  Context.jsonPropertyNames;

/** True for an object whose properties are names in a query, and nothing else: a parameter spreads them over it. */
export function namesInQueryOnly({ contexts }: SchemaNode): boolean {
  return (contexts & Context.queryParameter) !== 0 && (contexts & ELSEWHERE) === 0;
}

/** True for a schema that describes values, and is not only a condition (`not`, `if`, `contains`, `propertyNames`). */
export function describesValue({ contexts }: SchemaNode): boolean {
  return (contexts & Context.describesInstance) !== 0;
}
