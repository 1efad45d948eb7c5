import { asObject } from '../description/json.ts';
import type {
  MediaTypeNode,
  OperationNode,
  RequestBodyNode,
  ResponseNode,
  SchemaUse,
  Use,
} from '../description/nodes.ts';
import { isJson } from '../text/standards/media-type.ts';

/** The operation of another method on the same path. */
export function siblingOf({ pathItem }: OperationNode, method: string): OperationNode | null {
  return pathItem.operations.find((operation) => operation.method === method) ?? null;
}

/** An operation's response of exactly one status, as written. */
export function responseOf({ responses }: OperationNode, status: string): Use<ResponseNode> | null {
  return responses.find(({ key }) => key === status) ?? null;
}

/** True when an operation documents a status, by itself or by its range (`404` by `4XX`); `default` documents none. */
export function documentsStatus({ responses }: OperationNode, status: string): boolean {
  return responses.some(({ key }) => covers(key, status));
}

/** True for the key of a response that says that all is well: `200`, `2XX`. */
export function isSuccess(key: string): boolean {
  return /^2/.test(key);
}

/** True for a response or request body that documents some content, whatever is wrong with it. */
export function hasBody({ value }: RequestBodyNode | ResponseNode): boolean {
  return Object.keys(asObject(value.content)).length > 0;
}

/** Successes that no operation answers with, which statement 7.1/success-codes tells. */
export const OTHER_SUCCESSES: readonly string[] = ['203', '205', '206', '207', '208', '226'];

/** The entry of a body's `content` that is JSON: `application/json` rather than another JSON type. */
export function jsonOf(body: RequestBodyNode | ResponseNode | null | undefined): MediaTypeNode | null {
  const types = (body?.mediaTypes ?? []).filter(({ name }) => isJson(name));
  return types.find(({ name }) => !name.includes('+')) ?? types[0] ?? null;
}

/** The schema of the JSON body that an operation takes. */
export function requestSchemaOf({ requestBody }: OperationNode): SchemaUse | null {
  return jsonOf(requestBody?.node)?.schema ?? null;
}

/** The schema of the JSON body that an operation answers a status with. */
export function responseSchemaOf(operation: OperationNode, status: string): SchemaUse | null {
  return jsonOf(responseOf(operation, status)?.node)?.schema ?? null;
}

function covers(key: string, status: string): boolean {
  return key === status || key.toUpperCase() === `${status.charAt(0)}XX`;
}
