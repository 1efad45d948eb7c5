import { defineFunction } from '../../../framework/define-function.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isSuccess } from '../../../model/operations/responses.ts';

export interface SuccessStatusesOptions {
  readonly allowed: readonly string[];
  /** What to answer instead of another status. */
  readonly instead?: Readonly<Record<string, string>>;
}

interface Status {
  readonly status: string;
  readonly place: Place;
}

/** The success statuses of the service's own operations are some few; a range names none of them. */
export default defineFunction<Status, SuccessStatusesOptions>({
  name: 'successStatuses',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['allowed'],
    properties: {
      allowed: { type: 'array', items: { type: 'string' } },
      instead: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  subjects: (description) =>
    clientOperations(description).flatMap(({ responses }) =>
      responses.filter(({ key }) => isSuccess(key)).map(({ key, place }) => ({ status: key, place })),
    ),
  judge: ({ status, place }, { allowed, instead = {} }) => {
    if (allowed.includes(status)) return null;
    const remedy = Object.hasOwn(instead, status) ? instead[status] : `write ${listed(allowed, 'or')}`;
    const fact = /^\d{3}$/.test(status) ? `the success status is ${status}` : `${quote(status)} is no status`;
    return { message: `${fact}; ${remedy}`, at: place };
  },
});
