/** An error object, as batch results carry it. */
export const ERROR =
  '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';

/** The answer to a bulk request that keeps to the conventions. */
export const GOOD = batch(`{type: object, properties: {order: {type: object}, error: ${ERROR}}}`);

const object = (property: string) => `{type: object, properties: {${property}: {type: string}}}`;

const SCHEMAS = `components: {schemas: {Order: ${object('id')}, OrderRequest: ${object('a')}, Customer: ${object('b')}, CardOrder: ${object('c')}}}`;

/**
 * A description whose POST takes one schema and answers with another. It has the schemas Order, OrderRequest, Customer
 * and CardOrder.
 */
export function post(request: string, answer: string, path = '/v1/shop/orders', status = '200'): string {
  return `paths: {'${path}': {post: {requestBody: {content: {application/json: {schema: ${request}}}}, responses: {'${status}': {description: d, content: {application/json: {schema: ${answer}}}}}}}}\n${SCHEMAS}`;
}

/** An object whose items are of a schema. */
export function many(schema: string): string {
  return `{type: object, properties: {items: {type: array, items: ${schema}}}}`;
}

/** An object whose batch results are of a schema. */
export function batch(item: string): string {
  return `{type: object, properties: {batch_result: {type: array, items: ${item}}}}`;
}
