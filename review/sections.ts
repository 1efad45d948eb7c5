/** The titles of the sections of the conventions that have statements, in the document's order. */
export const SECTION_TITLES: Readonly<Record<string, string>> = {
  '1': 'The service',
  '2.1': 'Payloads',
  '2.2': 'Primitive types',
  '2.3': 'Common types',
  '2.4': 'Links',
  '2.5': 'Collections',
  '2.6': 'Error object',
  '2.7': 'File metadata',
  '2.8': 'Identifiers',
  '3': 'States',
  '4.1': 'Paths and queries',
  '4.2': 'Operations',
  '4.3': 'Filtering and sorting',
  '4.4': 'Paging',
  '4.5': 'Idempotency',
  '4.6': 'JSON Patch',
  '4.7': 'Actions',
  '4.8': 'File upload',
  '4.9': 'Asynchronous',
  '4.10': 'Bulk',
  '5': 'Authentication',
  '6': 'Events',
  '7.1': 'Status codes',
  '7.2': 'Error body',
  '8': 'Limits',
  '9': 'Versioning',
  '9.1': 'Headers',
};

/** The section of a statement. */
export function sectionOf(statement: string): string {
  return statement.split('/', 1)[0] ?? '';
}
