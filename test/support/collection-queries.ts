import { placesBySection } from './findings.ts';

const ITEMS = '{type: object, properties: {items: {type: array, items: {type: object}}}}';
const RESPONSES = `responses: {'200': {content: {application/json: {schema: ${ITEMS}}}}, '400': {}}`;

/** Query parameters as a flow list, each given as a flow map without braces. */
export function query(...parameters: string[]): string {
  const flow = parameters.map((each) => (each.startsWith('$ref') ? `{${each}}` : `{in: query, ${each}}`));
  return `parameters: [${flow.join(', ')}]`;
}

/** GET of a collection with query parameters, each given as a flow map without braces. */
export function list(...parameters: string[]): string {
  return `{get: {${query(...parameters)}, ${RESPONSES}}}`;
}

/** What a section's rules find in GET of one collection: the rule and the index of the parameter. */
export function placesInList(section: string, ...parameters: string[]): string[] {
  return placesBySection(section, `paths: {/v1/shop/orders: ${list(...parameters)}}`).map((place) =>
    place.replace(/ paths \/v1\/shop\/orders get(?: parameters)?/, ''),
  );
}
