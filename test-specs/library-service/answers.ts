/** An error of 2.6 with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 406 | 412 | 422,
    readonly errorName: string,
    message: string,
    readonly details: readonly Detail[] = [],
  ) {
    super(message);
  }
}

export interface Detail {
  readonly field: string;
  readonly issue: string;
  readonly location: 'body' | 'query' | 'header' | 'path';
}

/** A refusal of one field of the body. */
export function invalid(field: string, issue: string, location: Detail['location'] = 'body'): Refusal {
  return new Refusal(400, 'VALIDATION_ERROR', `The ${location} has invalid data.`, [{ field, issue, location }]);
}

const COMMON = { 'Content-Language': 'en-US' };

/** A body as JSON. */
export function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  const all = { ...COMMON, 'Content-Type': 'application/json; charset=UTF-8', ...headers };
  return new Response(JSON.stringify(body), { status, headers: all });
}

export function nothing(): Response {
  return new Response(null, { status: 204, headers: COMMON });
}

/** The error object of 2.6. */
export function refused({ status, errorName, message, details }: Refusal, debugId: string): Response {
  const information_link = 'https://docs.example.com/library/errors';
  return answer(status, { name: errorName, message, debug_id: debugId, information_link, details });
}
