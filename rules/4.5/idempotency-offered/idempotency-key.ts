import type { Mending } from '../../../framework/fixes/rule-fix.ts';
import { type Edit, set } from '../../../framework/remedy.ts';
import { documentedErrors } from '../../../functions/remedies/documented-status.ts';
import { placeReference, referenceTo, type SharedComponent } from '../../../functions/remedies/shared-component.ts';
import { addedParameters, sharedParameters } from '../../../functions/remedies/shared-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, has, type JsonObject } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { IDEMPOTENCY_KEY, isKeyHeader } from '../../../model/operations/idempotency-key.ts';
import { documentsStatus, responsePlace } from '../../../model/operations/responses.ts';

/** The header as the conventions have it (section 4.5). */
const COMPONENT: SharedComponent = {
  kind: 'parameters',
  name: 'IdempotencyKey',
  value: {
    name: IDEMPOTENCY_KEY,
    in: 'header',
    description: "A key of the client's own, by which a repetition is recognised.",
    schema: { type: 'string', minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9-]{16,64}$' },
  },
  fits: () => false,
};

/**
 * Offers the header on a POST that creates, by reference: to the parameter that others refer to, else to a new one. The
 * answers to a repetition go with it. Null where nothing is known to be created, or where no 422 can be referred to, of
 * which only its authors know the errors.
 */
export function withIdempotencyKey(operation: OperationNode, description: Description): Mending | null {
  if (!documentsStatus(operation, '201')) return null;
  const key = keyReference(operation.place, description);
  const answers = ['200', '422'].filter((status) => !documentsStatus(operation, status));
  const edits = answers.map((status) => answerTo(status, operation, description));
  if (key === null || edits.some(({ length }) => length === 0)) return null;
  return { edits: [...key.edits, ...addedParameters(operation, [key]), ...edits.flat()], places: [operation.place] };
}

/** The first request is answered with 201, the same one again with 200 and the same body. */
function answerTo(status: string, operation: OperationNode, description: Description): readonly Edit[] {
  const at = responsePlace(operation, status);
  if (status !== '200') return documentedErrors([at], description);
  const created = asObject(asObject(operation.value.responses)['201']);
  return Object.keys(created).length === 0 ? [] : [set(at, repeated(created))];
}

function repeated(created: JsonObject): JsonObject {
  if (has(created, '$ref')) return created;
  return { ...created, description: 'The answer to the same request before.' };
}

function keyReference(from: Place, description: Description) {
  const shared = sharedKey(description).get(IDEMPOTENCY_KEY);
  const $ref = shared === undefined ? null : placeReference(shared.place, from);
  return $ref === null ? referenceTo(COMPONENT, from, description) : { $ref, edits: [] };
}

const sharedKey = memoize((description: Description) =>
  sharedParameters(description, (parameter) => (isKeyHeader(parameter) ? [IDEMPOTENCY_KEY] : [])),
);
