/** The array of a page, as a property in flow YAML. */
export const ITEMS = 'items: {type: array, items: {type: object}}';

/** Where `orders` answers with its schema. */
export const AT = 'paths /v1/shop/orders get responses 200 content application/json schema';

/** An operation that answers with a schema. */
export function operation(method: string, schema: string, more = '', status = '200'): string {
  return `{${method}: {${more}responses: {'${status}': {content: {application/json: {schema: ${schema}}}}}}}`;
}

/** Orders, listed by GET. */
export function orders(schema: string, schemas = '', more = ''): string {
  return `paths: {/v1/shop/orders: ${operation('get', schema, more)}, '/v1/shop/orders/{id}': {}}\ncomponents: {schemas: {${schemas}}}`;
}

/** The schema of a page with these properties. */
export function page(properties: string, required = 'items'): string {
  return `{type: object, required: [${required}], properties: {${properties}}}`;
}

/** A reference to a schema of the components. */
export function ref(name: string): string {
  return `{$ref: '#/components/schemas/${name}'}`;
}
