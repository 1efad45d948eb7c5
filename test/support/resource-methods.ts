/** Paths of a collection, of one resource in it, and of a singleton below that. */
export const COLLECTION = '/v1/shop/customers';
export const ITEM = '/v1/shop/customers/{id}';
export const SINGLETON = '/v1/shop/customers/{id}/configuration';

const OBJECT = '{type: object, properties: {id: {type: string, readOnly: true}, title: {type: string}}}';
/** A request or response whose JSON is one resource, and one whose JSON is a page of a collection. */
export const JSON_BODY = `{content: {application/json: {schema: ${OBJECT}}}}`;
export const PAGE =
  '{content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}}';

/** Request bodies of one resource and of a JSON Patch, as entries of an operation. */
export const BODY = `requestBody: ${JSON_BODY}, `;
export const PATCHING = 'requestBody: {content: {application/json-patch+json: {schema: {type: array}}}}, ';

/** A path with its operations in flow style, as an entry of `paths`. */
export function pathItemText(key: string, operations: Readonly<Record<string, string>>): string {
  const entries = Object.entries(operations).map(([method, operation]) => `    ${method}: ${operation}\n`);
  return `  ${key}:\n${entries.join('')}`;
}

/** A description of one path. */
export function only(key: string, operations: Readonly<Record<string, string>>): string {
  return `paths:\n${pathItemText(key, operations)}`;
}

/** An operation with responses by status; `more` stands before them. */
export function responses(statuses: Readonly<Record<string, string>>, more = ''): string {
  const entries = Object.entries(statuses).map(([status, response]) => `'${status}': ${response}`);
  return `{${more}responses: {${entries.join(', ')}}}`;
}
