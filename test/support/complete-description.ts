import { asObject, isObject, type JsonObject, member } from '../../model/json.ts';

type Editable = Record<string, unknown>;

const ERROR = { $ref: 'common.yaml#/responses/Error' };
const CONTENT_LANGUAGE = { $ref: 'common.yaml#/headers/ContentLanguage' };

/**
 * A description with what its operations leave out because it is not what the example is about: the bearer scheme, the
 * Content-Language header of each response, and the error responses that every operation has. What is written stays as
 * it is, and where it is. The given data is changed.
 */
export function completeDescription(data: unknown): unknown {
  if (!isObject(data)) return data;
  const description = data as Editable;
  const components = editable(description, 'components');
  const schemes = editable(components, 'securitySchemes');
  schemes.bearer ??= { type: 'http', scheme: 'bearer' };
  for (const response of Object.values(asObject(components.responses))) completeResponse(response);
  for (const pathItem of Object.values(asObject(description.paths))) completePathItem(pathItem);
  for (const pathItem of Object.values(asObject(description.webhooks))) completePathItem(pathItem);
  return description;
}

function completePathItem(pathItem: unknown): void {
  for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
    const operation = member(pathItem, method);
    if (isObject(operation)) completeOperation(method, operation as Editable, asObject(pathItem));
  }
}

function completeOperation(method: string, operation: Editable, pathItem: JsonObject): void {
  const responses = editable(operation, 'responses');
  for (const response of Object.values(responses)) completeResponse(response);
  const parameters = [operation.parameters, pathItem.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  const hasInput = operation.requestBody !== undefined || parameters.some((one) => member(one, 'in') !== 'path');
  if (hasInput) responses['400'] ??= ERROR;
  if (method === 'get') responses['404'] ??= ERROR;
  responses.default ??= ERROR;
  for (const callback of Object.values(asObject(operation.callbacks))) {
    for (const item of Object.values(asObject(callback))) completePathItem(item);
  }
}

function completeResponse(response: unknown): void {
  if (!isObject(response) || '$ref' in response) return;
  const headers = editable(response as Editable, 'headers');
  headers['Content-Language'] ??= CONTENT_LANGUAGE;
}

/** The object under a key, made where there is none; what is written in another shape is left alone. */
function editable(holder: Editable, key: string): Editable {
  holder[key] ??= {};
  return isObject(holder[key]) ? (holder[key] as Editable) : {};
}
