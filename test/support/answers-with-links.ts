/** The schema Link, as a member of the components. */
export const LINK =
  'Link: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}, method: {type: string}}}';

/** An array of links. */
export const LINKS = `{type: array, items: {$ref: '#/components/schemas/Link'}}`;

/** The components of a description with these schemas. */
export function components(schemas: string): string {
  return `components: {schemas: {${schemas}}}`;
}

/** A path with one operation that answers with a schema. */
export function answers(path: string, method: string, status: string, schema: string, schemas = ''): string {
  const parameters = path.includes('{')
    ? 'parameters: [{name: id, in: path, required: true, schema: {type: string}}], '
    : '';
  const response = `{description: d, content: {application/json: {schema: ${schema}}}}`;
  return `paths: {'${path}': {${parameters}${method}: {responses: {'${status}': ${response}}}}}\n${components(schemas)}`;
}

/** Where an operation answers with its schema. */
export function body(path: string, method: string, status: string): string {
  return `paths ${path} ${method} responses ${status} content application/json schema`;
}
