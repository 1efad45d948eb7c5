import { createHash } from 'node:crypto';
import { isObject } from '../../../model/description/json.ts';
import { Refusal } from './errors.ts';
import type { Call } from './requests.ts';
import { faultsOf } from './schemas.ts';

/** What was answered under a key. */
interface Execution {
  readonly fingerprint: string;
  readonly answer: Response;
}

/** The executions of one service, by caller, path and key (§4.5). A request that is refused does not use its key up. */
export class Executions {
  readonly #known = new Map<string, Promise<Execution | null>>();

  /**
   * Executes a POST, or answers again what was answered before; `payload` is all of the request that counts. `again`
   * makes the second answer of the first.
   */
  async once(call: Call, payload: unknown, execute: () => Promise<Response>, again = repeated): Promise<Response> {
    const key = call.req.header('idempotency-key');
    if (key === undefined) return await execute();
    checkKey(key);
    const place = JSON.stringify([call.get('caller'), call.req.path, key]);
    const fingerprint = createHash('sha256').update(canonical(payload)).digest('hex');
    const earlier = await this.#known.get(place);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw reusedKey();
      return await again(earlier.answer.clone());
    }
    return await this.#execute(place, fingerprint, key, execute);
  }

  async #execute(place: string, fingerprint: string, key: string, execute: () => Promise<Response>): Promise<Response> {
    let settle: (execution: Execution | null) => void = () => undefined;
    this.#known.set(place, new Promise((resolve) => (settle = resolve)));
    try {
      const answer = await execute();
      answer.headers.set('Idempotency-Key', key);
      settle({ fingerprint, answer: answer.clone() });
      return answer;
    } catch (error) {
      this.#known.delete(place);
      settle(null);
      throw error;
    }
  }
}

/** 200 with what was answered first. */
async function repeated({ body, headers }: Response): Promise<Response> {
  return new Response(body, { status: 200, headers });
}

export function requireKey(call: Call): void {
  if (call.req.header('idempotency-key') !== undefined) return;
  const detail = { field: '/Idempotency-Key', issue: 'is missing', location: 'header' } as const;
  throw new Refusal(
    400,
    'IDEMPOTENCY_KEY_MISSING',
    'This operation needs the header Idempotency-Key.',
    [detail],
    [],
    true,
  );
}

function checkKey(key: string): void {
  const [fault] = faultsOf(key, 'Key');
  if (fault === undefined) return;
  const detail = {
    field: '/Idempotency-Key',
    value: key.slice(0, 1000),
    issue: fault.issue,
    location: 'header',
  } as const;
  throw new Refusal(400, 'VALIDATION_ERROR', 'The key is not valid.', [detail], [], true);
}

function reusedKey(): Refusal {
  const detail = { field: '/Idempotency-Key', issue: 'was used before', location: 'header' } as const;
  return new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'The key was used with another body.', [detail], [], true);
}

/** JSON in which members stand in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? '';
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
