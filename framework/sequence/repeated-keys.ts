import { isObject, type JsonObject } from '../../model/description/json.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../../model/operations/idempotency-key.ts';
import { isSuccess } from './answers.ts';
import { type Answer, NotJudged, type Prober } from './prober.ts';
import type { RoleSubject } from './subjects.ts';

/** What came of one key, sent three times, and of none. */
export interface RepeatedKey {
  readonly first: Answer;
  /** The same request again. */
  readonly again: Answer;
  /** The same key with another body; null where none is known. */
  readonly other: Answer | null;
  /** Without a key; null where none is required. */
  readonly missing: Answer | null;
}

/** Sends a creation with a key, again, with another body, and without a key; once in a run. */
export async function repeatKey(subject: RoleSubject, prober: Prober): Promise<RepeatedKey> {
  const { asked, operation, resource } = subject;
  return await prober.once(operation, 'repeated key', async () => {
    const parameters = await prober.parametersFor(resource);
    await takenBody(subject, prober);
    const body = prober.bodyFor(asked, 81);
    const headers = { [IDEMPOTENCY_KEY]: prober.newKey(operation) };
    const first = await prober.send(asked, { parameters, body, headers });
    if (!isSuccess(first)) throw new NotJudged(`none can be made: ${first.status}`);
    const again = await prober.send(asked, { parameters, body, headers, isWrong: true });
    const another = otherBody(prober, subject, body);
    const other =
      another === null ? null : await prober.send(asked, { parameters, body: another, headers, isWrong: true });
    const isRequired = idempotencyKeyOf(operation)?.node?.value.required === true;
    const missing = isRequired
      ? await prober.send(asked, { parameters, body, headers: { [IDEMPOTENCY_KEY]: '' }, isWrong: true })
      : null;
    return { first, again, other, missing };
  });
}

async function takenBody({ resource }: RoleSubject, prober: Prober): Promise<void> {
  if (resource.item !== null) await prober.make(resource, { variation: 80 });
}

/** A body that differs from another one: by its values, else by one optional member less. */
function otherBody(prober: Prober, { asked }: RoleSubject, body: JsonObject): JsonObject | null {
  const varied = prober.bodyFor(asked, 82);
  if (JSON.stringify(varied) !== JSON.stringify(body)) return varied;
  const { items } = body;
  if (Array.isArray(items) && items.length > 1) return { ...body, items: items.slice(1).filter(isObject) };
  return null;
}
