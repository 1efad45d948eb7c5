import { asObject, has, isObject, type JsonObject, member } from '../model/description/json.ts';

type Editable = Record<string, unknown>;

const ERROR = { $ref: 'common.yaml#/responses/Error' };
const CONTENT_LANGUAGE = { $ref: 'common.yaml#/headers/ContentLanguage' };

/**
 * A description with what its operations leave out because it is not what the example is about: the bearer scheme, the
 * Content-Language header of each response, the error responses that every operation has, and what OpenAPI requires at
 * the root. What is written stays as it is, and where it is. The given data is changed.
 */
export function completeDescription(data: unknown): unknown {
  if (!isObject(data)) return data;
  const description = data as Editable;
  description.info ??= { title: 'Example', version: '1.0.0' };
  description.paths ??= {};
  const components = editable(description, 'components');
  const schemes = editable(components, 'securitySchemes');
  schemes.bearer ??= { type: 'http', scheme: 'bearer' };
  description.security ??= [{ bearer: [] }];
  for (const response of Object.values(asObject(components.responses))) completeResponse(response);
  completeParameters(Object.values(asObject(components.parameters)));
  const paths = Object.entries(asObject(description.paths));
  for (const [path, pathItem] of paths) completePathItem(pathItem, isItem(path));
  for (const [name, pathItem] of Object.entries(asObject(components.pathItems))) {
    const reference = `#/components/pathItems/${name}`;
    const ofItem = paths.some(([path, use]) => member(use, '$ref') === reference && isItem(path));
    completePathItem(pathItem, ofItem);
  }
  for (const pathItem of Object.values(asObject(description.webhooks))) completePathItem(pathItem, false);
  return description;
}

/** Only what an identifier names can be missing. */
function isItem(path: string): boolean {
  return path.endsWith('}');
}

function completePathItem(pathItem: unknown, isItem: boolean): void {
  completeParameters(member(pathItem, 'parameters'));
  for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
    const operation = member(pathItem, method);
    completeParameters(member(operation, 'parameters'));
    if (isObject(operation)) completeOperation(method, operation as Editable, asObject(pathItem), isItem);
  }
}

function completeOperation(method: string, operation: Editable, pathItem: JsonObject, isItem: boolean): void {
  const responses = isObject(operation.responses) ? (operation.responses as Editable) : {};
  for (const response of Object.values(responses)) completeResponse(response);
  const parameters = [operation.parameters, pathItem.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  const hasInput = operation.requestBody !== undefined || parameters.some((one) => member(one, 'in') !== 'path');
  addErrors(responses, hasInput, method === 'get' && isItem);
  for (const callback of Object.values(asObject(operation.callbacks))) {
    for (const item of Object.values(asObject(callback))) completePathItem(item, false);
  }
}

function completeParameters(parameters: unknown): void {
  if (!Array.isArray(parameters)) return;
  for (const parameter of parameters) {
    if (isObject(parameter) && !['$ref', 'schema', 'content'].some((key) => has(parameter, key)))
      (parameter as Editable).schema = true;
  }
}

/** An operation that documents no response at all stays without. */
function addErrors(responses: Editable, canBeInvalid: boolean, canBeMissing: boolean): void {
  if (Object.keys(responses).length === 0) return;
  if (canBeInvalid) responses['400'] ??= ERROR;
  if (canBeMissing) responses['404'] ??= ERROR;
  responses.default ??= ERROR;
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
