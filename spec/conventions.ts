import { type SectionNumber, sectionOf } from './sections.ts';
import type { StatementId } from './statements.generated.ts';

/** What the columns of the matrix stand for: statements that a reviewer looks at together. */
export const CONVENTIONS = [
  { id: 'path', title: 'Path', about: 'Version, namespace, names, depth' },
  { id: 'status', title: 'Status', about: 'Methods, status codes and bodies of success' },
  { id: 'query', title: 'Query', about: 'Query parameters, filters, sorting' },
  { id: 'paging', title: 'Paging', about: 'Collections and their pages' },
  { id: 'payload', title: 'Payload', about: 'JSON, names, null, common types, identifiers, states' },
  { id: 'types', title: 'Types', about: 'Bounds, patterns, enumerations, composition' },
  { id: 'links', title: 'Links', about: 'Links in bodies, relations, allowed actions' },
  { id: 'errors', title: 'Errors', about: 'Documented errors and the error object' },
  { id: 'idempotency', title: 'Idempotency', about: 'Idempotency-Key and its answers' },
  { id: 'updates', title: 'Updates', about: 'PUT, JSON Patch, ETag and If-Match' },
  { id: 'headers', title: 'Headers', about: 'Content-Language, Prefer, custom headers' },
  { id: 'async', title: 'Async, bulk', about: '202, request queue, webhooks, bulk requests' },
  { id: 'files', title: 'Files', about: 'Uploads and file metadata' },
  { id: 'security', title: 'Security', about: 'Bearer tokens' },
] as const;

export type ConventionId = (typeof CONVENTIONS)[number]['id'];

/** By section, unless `BY_STATEMENT` says otherwise; null for what concerns the description as a whole. */
const BY_SECTION: Readonly<Record<SectionNumber, ConventionId | null>> = {
  '1': 'payload',
  '2.1': 'payload',
  '2.2': 'types',
  '2.3': 'payload',
  '2.4': 'links',
  '2.5': 'paging',
  '2.6': 'errors',
  '2.7': 'files',
  '2.8': 'path',
  '3': 'payload',
  '4.1': 'path',
  '4.2': 'status',
  '4.3': 'query',
  '4.4': 'paging',
  '4.5': 'idempotency',
  '4.6': 'updates',
  '4.7': 'status',
  '4.8': 'files',
  '4.9': 'async',
  '4.10': 'async',
  '5': 'security',
  '6': 'async',
  '7.1': 'status',
  '7.2': 'errors',
  '8': 'path',
  '9': null,
  '9.1': 'headers',
};

const BY_STATEMENT: Readonly<Partial<Record<StatementId, ConventionId>>> = {
  '2.1/rel-lower-case': 'links',
  '2.8/ascii-ids': 'payload',
  '2.8/no-sequence-ids': 'payload',
  '3/state-links': 'links',
  '3/invalid-operation': 'errors',
  '4.1/query-names': 'query',
  '4.1/query-optional': 'query',
  '4.1/query-use': 'query',
  '4.1/percent-encoding': 'query',
  '4.1/repeated-values': 'query',
  '4.2/get-not-found': 'errors',
  '4.2/post-server-values': 'payload',
  '4.2/put-no-content': 'updates',
  '4.2/put-whole': 'updates',
  '4.2/put-ignores-calculated': 'updates',
  '4.2/patch-json-patch': 'updates',
  '4.2/patch-no-content': 'updates',
  '4.7/action-verb': 'path',
  '4.7/action-terminal': 'path',
  '4.7/lowest-nesting': 'path',
  '7.1/created-body': 'links',
  '7.1/errors-documented': 'errors',
  '7.1/error-content': 'errors',
  '7.1/not-acceptable': 'errors',
  '7.1/validation-400': 'errors',
  '9/bounds-stable': 'types',
  '9/closed-enum': 'types',
  '9.1/etag': 'updates',
};

/** The column of a statement; null for what concerns the description as a whole. */
export function conventionOf(statement: StatementId): ConventionId | null {
  return BY_STATEMENT[statement] ?? BY_SECTION[sectionOf(statement) as SectionNumber];
}
