import { defineRule } from '../../../framework/define-rule.ts';
import type { Mending } from '../../../framework/fixes/rule-fix.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf, otherKeys } from '../../../model/operations/idempotency-key.ts';
import { isSuccess, responseOf } from '../../../model/operations/responses.ts';
import { surePathOf } from '../../../model/paths/path-of-operation.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { withIdempotencyKey } from './idempotency-key.ts';

const REMEDY = 'offer the header, so that clients can repeat the request';
const ONE = `POST creates something and takes no ${IDEMPOTENCY_KEY}`;

function several(count: number): string {
  return `${count} POST operations create something and take no ${IDEMPOTENCY_KEY}`;
}

/** Asks of every POST that creates something whether it should take an idempotency key. */
export default defineRule({
  id: 'idempotency-offered',
  statements: ['4.5/offered'],
  severity: 'hint',
  summary: 'POST that creates offers Idempotency-Key.',
  why: 'When the answer gets lost, a client without a key has to choose between ordering twice and not ordering at all.',
  answeredBy: ['resource'],
  question:
    'What happens when a client repeats this POST after a timeout? Offer Idempotency-Key where it would create twice.',
  joins: 'whenHardlyAnyKeeps',
  fix: {
    title: `Offer ${IDEMPOTENCY_KEY}`,
    changes: 'clients may repeat the request, which the service has to recognise',
    mend: ({ places }, { description }) => offered(places, description),
  },
  subjects: (description) =>
    chosenOperations(description, { methods: ['post'] }).filter((operation) => creates(operation, description)),
  judge: (operation, description) => {
    const isKnown = operation.parameters.every(({ node }) => node !== null);
    if (!isKnown || idempotencyKeyOf(operation) !== null || hasOtherKey(operation, description)) return null;
    return { message: ({ length }) => `${length === 1 ? ONE : several(length)}; ${REMEDY}` };
  },
});

function offered(places: readonly Place[], description: Description): Mending[] {
  const wanted = new Set(places);
  return description.operations
    .filter(({ place }) => wanted.has(place))
    .flatMap((operation) => withIdempotencyKey(operation, description) ?? []);
}

function creates(operation: OperationNode, description: Description): boolean {
  if (responseOf(operation, '201') !== null) return true;
  const answers = operation.responses.some(({ key }) => isSuccess(key));
  return answers && surePathOf(operation, description)?.class === 'collection';
}

/** `idempotency-key-name` reports keys that are carried otherwise. */
function hasOtherKey(operation: OperationNode, description: Description): boolean {
  const body = requestSchemaOf(operation)?.target ?? null;
  const taken: readonly (object | null)[] = [
    ...operation.parameters.map(({ node }) => node),
    ...(body === null ? [] : effectiveSchema(body).properties.values()),
  ];
  return otherKeys(description).some(({ source }) => taken.includes(source));
}
