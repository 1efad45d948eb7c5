import type { PathLink } from './links.ts';

const DEVELOPER_PAGES = 'https://developer.studio.example';

/** One fault of a request, as `details` has it (§2.6). */
export interface Detail {
  readonly field: string;
  readonly issue: string;
  readonly location: 'body' | 'path' | 'query' | 'header';
  readonly value?: string;
}

/** Thrown where a request cannot be carried out; the service answers with the error object that it describes. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 406 | 412 | 415 | 422 | 500,
    readonly errorName: string,
    message: string,
    readonly details: readonly Detail[] = [],
    readonly links: readonly PathLink[] = [],
    /** True where the error carries a link to the documentation of idempotency (§4.5). */
    readonly aboutKeys = false,
  ) {
    super(message);
  }
}

export function invalid(...details: Detail[]): Refusal {
  return new Refusal(400, 'VALIDATION_ERROR', 'The data is not valid.', details);
}

export function notFound(): Refusal {
  return new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such resource.');
}

/** An action that the state does not allow, with links that help (§3). */
export function invalidOperation(message: string, links: readonly PathLink[]): Refusal {
  return new Refusal(422, 'INVALID_OPERATION', message, [], links);
}

/** The error object (§2.6). */
export function errorBody(refusal: Refusal, debugId: string, origin: string) {
  const links = refusal.links.map(({ rel, path, method = 'GET' }) => ({ href: origin + path, rel, method }));
  if (refusal.aboutKeys) links.push({ href: `${DEVELOPER_PAGES}/idempotency`, rel: 'documentation', method: 'GET' });
  return {
    name: refusal.errorName,
    message: refusal.message,
    debug_id: debugId.slice(0, 8),
    information_link: `${DEVELOPER_PAGES}/errors/${refusal.errorName.toLowerCase().replaceAll('_', '-')}`,
    ...(refusal.details.length > 0 ? { details: refusal.details } : {}),
    ...(links.length > 0 ? { links } : {}),
  };
}
