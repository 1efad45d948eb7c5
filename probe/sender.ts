import { type Answer, type Caller, NotJudged } from '../framework/sequence/prober.ts';
import { readExchange } from '../model/exchange/exchange.ts';
import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import type { Clock, ProbeSettings } from './settings.ts';
import { NoAnswer, type ReceivedResponse, type SentRequest, type Transport } from './transport.ts';

/** A request, before the fields that all have are added. */
export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  /** An empty value leaves a field out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly caller: Caller;
  readonly isWrong: boolean;
}

/** Thrown when the run is to end: nothing is asked any more, but what was made is deleted. */
export class Interrupted extends Error {}

/** Thrown where the service failed, or did not answer: what was asked for may be done or not. */
export class Failed extends NotJudged {}

/** A failure of the service, apart from the statements: 5xx, or no answer at all. */
export interface ServiceFailure {
  readonly message: string;
  /** Null where no answer came. */
  readonly answer: Answer | null;
  readonly method: string;
  readonly url: string;
}

/** A token that nobody gave out. */
export const STRANGERS_TOKEN = 'lintel-no-token-of-this-service';
/** Longest time to wait because the service says so, in seconds; while what was made is deleted. */
const LONGEST_WAIT = 30;
const LONGEST_WAIT_CLEANING = 90;
/** As many requests without an answer, one after the other, say that there will be none. */
const MOST_UNANSWERED = 8;
/** As often a request is sent again because the service says so. */
const MOST_ROUNDS = 4;
/** As often a request is sent again because the connection broke; and milliseconds until then, more each time. */
const MOST_BROKEN = 2;
const AFTER_BREAK = 200;

/**
 * Sends requests one after the other: with the tokens, within budget and rate, again where that makes sense; and keeps
 * what was said.
 */
export class Sender {
  readonly recorded: RecordedExchange[] = [];
  readonly failures: ServiceFailure[] = [];
  /** Set where the run is to end. */
  isInterrupted = false;
  /** While what was made is deleted, neither budget nor interruption counts. */
  isCleaning = false;
  readonly #repeats = new WeakSet<Answer>();
  #sent = 0;
  /** How many requests one after the other had no answer. */
  #unanswered = 0;
  #lastTime = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly transport: Transport,
    private readonly settings: ProbeSettings,
    private readonly clock: Clock,
  ) {}

  /** True for the answer to a request that failed, or was not answered, when it was sent before. */
  isRepeat(answer: Answer): boolean {
    return this.#repeats.has(answer);
  }

  get count(): number {
    return this.#sent;
  }

  /**
   * Sends a request; again after 429 and 503 with Retry-After, and where the connection broke and it does no harm.
   *
   * @param before `failed`: the same request was answered 5xx.
   * @throws NotJudged without an answer.
   */
  async send(outgoing: Outgoing, before: { readonly failed: boolean } = { failed: false }): Promise<Answer> {
    let failedBefore = before.failed;
    for (let round = 0; ; round++) {
      const answer = await this.#try(outgoing, round);
      failedBefore ||= answer === null;
      if (answer === null) continue;
      if (failedBefore) this.#repeats.add(answer);
      const wait =
        round < MOST_ROUNDS ? waitOf(answer, round, this.isCleaning ? LONGEST_WAIT_CLEANING : LONGEST_WAIT) : null;
      if (wait === null) return passed(answer);
      await this.clock.sleep(wait);
    }
  }

  /** Null where it is to be sent once more. */
  async #try(outgoing: Outgoing, round: number): Promise<Answer | null> {
    try {
      return await this.#once(outgoing);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (error.again && isRepeatable(outgoing) && round < MOST_BROKEN) {
        await this.clock.sleep(AFTER_BREAK * (round + 1));
        return null;
      }
      const { method, url } = outgoing;
      const message = `${method} ${url.pathname} has no answer: ${error.message}`;
      if (this.#unanswered++ < MOST_UNANSWERED) this.failures.push({ message, answer: null, method, url: url.href });
      throw new Failed(`there is no answer: ${error.message}`);
    }
  }

  async #once(outgoing: Outgoing): Promise<Answer> {
    if (this.isInterrupted && !this.isCleaning) throw new Interrupted();
    if (this.#unanswered >= MOST_UNANSWERED && !this.isCleaning) throw new NotJudged('the service answers no more');
    if (this.#sent >= this.settings.budget && !this.isCleaning) {
      throw new NotJudged(`the budget of ${this.settings.budget} requests is used up; --budget gives it more`);
    }
    await this.#keepRate();
    this.#sent++;
    const request = this.#complete(outgoing);
    const response = await this.transport(request);
    this.#unanswered = 0;
    const recorded = recordedExchange(request, response);
    this.recorded.push(recorded);
    return answerOf(recorded);
  }

  async #keepRate(): Promise<void> {
    const { rate } = this.settings;
    if (rate > 0) {
      const due = this.#lastTime + 1000 / rate;
      if (due > this.clock.now()) await this.clock.sleep(due - this.clock.now());
    }
    this.#lastTime = this.clock.now();
  }

  #complete({ method, url, headers, body, caller, isWrong }: Outgoing): SentRequest {
    const token = {
      first: this.settings.token,
      second: this.settings.secondToken,
      nobody: null,
      stranger: STRANGERS_TOKEN,
    }[caller];
    const all = new Map<string, readonly [string, string]>();
    const add = (name: string, value: string) => all.set(name.toLowerCase(), [name, value]);
    add('Accept', 'application/json');
    add('Accept-Charset', 'utf-8');
    add('Accept-Encoding', 'identity');
    for (const [name, value] of this.settings.headers) add(name, value);
    if (body !== null) add('Content-Language', 'en-US');
    for (const [name, value] of Object.entries(headers)) add(name, value);
    if (token !== null) add('Authorization', `Bearer ${token}`);
    else if (caller === 'nobody') all.delete('authorization');
    return { method, url, headers: [...all.values()].filter(([, value]) => value !== ''), body, isWrong };
  }
}

/**
 * True for a request that may be sent again, whether or not it was carried out: a second one changes nothing, nor does
 * its condition fail because of the first.
 */
export function isRepeatable({ method, headers }: Outgoing): boolean {
  const isConditional = Object.entries(headers).some(
    ([name, value]) => /^if-(none-)?match$/i.test(name) && (value !== '*' || /none/i.test(name)),
  );
  if (isConditional && method !== 'GET') return false;
  return !['POST', 'PATCH'].includes(method) || (headers['Idempotency-Key'] ?? '') !== '';
}

function passed(answer: Answer): Answer {
  if (answer.status === 429) throw new NotJudged('the service answers 429, too many requests');
  return answer;
}

/** Milliseconds to wait before a request is sent again; null where it is not. */
function waitOf(answer: Answer, round: number, longest: number): number | null {
  if (answer.status !== 429 && answer.status !== 503) return null;
  const after = answer.header('Retry-After');
  if (after === null) return answer.status === 429 ? 1000 * 2 ** round : null;
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return seconds >= 0 && seconds <= longest ? seconds * 1000 : null;
}

function recordedExchange(request: SentRequest, response: ReceivedResponse): RecordedExchange {
  const { method, url, headers, body } = request;
  return {
    request: {
      method,
      url: url.href,
      headers,
      body: body === null ? { state: 'absent' } : { state: 'text', text: body },
    },
    response: { status: response.status, headers: response.headers, body: { state: 'text', text: response.body } },
  };
}

function answerOf(recorded: RecordedExchange): Answer {
  const exchange = readExchange(recorded, null);
  const { status, body, headers } = exchange.response;
  return { exchange, recorded, status, json: body.json?.value, header: (name) => headers.value(name) };
}
