import type { Description } from '../../model/description/description.ts';
import type { JsonObject } from '../../model/description/json.ts';
import { jsonContentOf, sentContentOf } from '../../model/operations/body-content.ts';
import { bulkOf } from '../../model/operations/bulk-bodies.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../../model/operations/idempotency-key.ts';
import { isSuccess } from './answers.ts';
import { type Answer, NotJudged, type Prober, type Values } from './prober.ts';
import { inRole, type RoleSubject } from './subjects.ts';

/** The operations that make one resource from a JSON body. */
export function creations(description: Description): readonly RoleSubject[] {
  return inRole(
    description,
    'create',
    ({ kind }, { operation }) =>
      kind === 'collection' && bulkOf(operation) !== 'bulk' && jsonContentOf(operation.requestBody?.node) !== null,
  );
}

/** The same where a client can send an idempotency key. */
export function keyedCreations(description: Description): readonly RoleSubject[] {
  return inRole(
    description,
    'create',
    ({ kind }, { operation }) =>
      kind !== 'singleton' && idempotencyKeyOf(operation) !== null && sentContentOf(operation) !== null,
  );
}

/** The header with a new key, where the operation takes one. */
export function newKeyFor({ operation }: Pick<RoleSubject, 'operation'>, prober: Prober): Values {
  return idempotencyKeyOf(operation) === null ? {} : { [IDEMPOTENCY_KEY]: prober.newKey(operation) };
}

/**
 * Sends a creation with a body that is changed to be wrong. Without the change the body is known to be taken: one was
 * made from it. Throws NotJudged where none can be made.
 */
export async function wrongBody(
  subject: RoleSubject,
  prober: Prober,
  change: (body: JsonObject) => JsonObject | string,
): Promise<Answer> {
  await taken(subject, prober);
  return await sendBody(subject, prober, change(prober.bodyFor(subject.asked, 31)), true);
}

/** Sends a creation with a body. */
export async function sendBody(
  subject: RoleSubject,
  prober: Prober,
  body: JsonObject | string,
  isWrong: boolean,
): Promise<Answer> {
  const parameters = await prober.parametersFor(subject.resource);
  const headers = newKeyFor(subject, prober);
  return await prober.send(subject.asked, { parameters, body, headers, isWrong, takesRefusal: isWrong });
}

/** Makes sure that a body is known that the operation takes. */
export async function taken(subject: RoleSubject, prober: Prober): Promise<void> {
  await prober.once(subject.operation, 'taken', async () => {
    if (subject.resource.item !== null) await prober.make(subject.resource, { variation: 30 });
    else {
      const answer = await sendBody(subject, prober, prober.bodyFor(subject.asked, 30), false);
      if (!isSuccess(answer)) throw new NotJudged(`none can be made: ${answer.status}`);
    }
    return true;
  });
}
