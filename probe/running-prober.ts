import { isSuccess } from '../framework/sequence/answers.ts';
import {
  type Answer,
  type Asked,
  type Caller,
  type Making,
  NotJudged,
  type Prober,
  type Resource,
  type Values,
} from '../framework/sequence/prober.ts';
import type { Description } from '../model/description/description.ts';
import type { JsonObject } from '../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../model/description/nodes.ts';
import { idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import type { DescribedOperation, DescribedResource } from '../model/resources/described-resources.ts';
import { anotherValue } from './another-value.ts';
import type { Generator } from './bodies.ts';
import { CleanUp } from './clean-up.ts';
import { isCreatedSince } from './creation-time.ts';
import { FreshTexts } from './fresh-texts.ts';
import { KnownBodies } from './known-bodies.ts';
import { MakerByPost } from './maker-by-post.ts';
import { MakerByPut } from './maker-by-put.ts';
import { OwnResources } from './own-resources.ts';
import { removeOwn } from './remove-own.ts';
import { RequestWriter } from './request-writer.ts';
import { ResourceMaker } from './resource-maker.ts';
import { ResourceSupply } from './resource-supply.ts';
import { Failed, isRepeatable, type Outgoing, type Sender } from './sender.ts';
import { ServiceLinks } from './service-links.ts';
import type { Clock, ProbeSettings } from './settings.ts';

/** Milliseconds until a request that failed is sent once more. */
const BETWEEN_FAILURES = 200;

/** Asks a running service: sends what may be sent, and goes on only from an answer that tells of the service. */
export class RunningProber implements Prober {
  readonly #known = new WeakMap<object, Map<string, Promise<unknown>>>();
  readonly #links: ServiceLinks;
  readonly #own: OwnResources;
  readonly #bodies: KnownBodies;
  readonly #texts: FreshTexts;
  readonly #requests: RequestWriter;
  readonly #supply: ResourceSupply;
  readonly #begin: number;

  constructor(
    readonly description: Description,
    private readonly sender: Sender,
    private readonly settings: ProbeSettings,
    private readonly clock: Clock,
    generate: Generator,
  ) {
    this.#begin = clock.now();
    this.#links = new ServiceLinks(description, settings.base);
    this.#own = new OwnResources(this.#links, settings.base, settings.fixtures.parameters);
    this.#bodies = new KnownBodies(description, settings, generate);
    this.#texts = new FreshTexts(settings.seed, clock, generate);
    this.#requests = new RequestWriter(description, settings, this.#texts, generate);
    const byPost = new MakerByPost(this, this.#bodies);
    const byPut = new MakerByPut(this, this.#bodies, this.#own, this.#requests, this.#texts);
    const maker = new ResourceMaker(this, byPost, byPut, settings);
    this.#supply = new ResourceSupply(this, maker, settings);
  }

  get canWrite(): boolean {
    return this.settings.allowWrites;
  }

  get hasSecondCaller(): boolean {
    return this.settings.secondToken !== null;
  }

  async send(asked: DescribedOperation, request: Asked = {}): Promise<Answer> {
    const path = this.#requests.pathOf(asked, request.parameters ?? {});
    if (isChanging(asked) && !this.canWrite) throw new NotJudged('it changes something, which --allow-writes permits');
    this.#own.guard(asked, path, request.parameters ?? {});
    if (!this.settings.allowLeftovers) this.#own.guardLeftOver(asked, path);
    const outgoing = this.#requests.write(asked, path, request);
    const isMaking = outgoing.method === 'POST' && request.isWrong !== true;
    try {
      const answer = await this.#sendTwice(outgoing, request);
      // Of a key that nobody else has, 200 is the answer to what failed before; a service that does not read keys may
      // give somebody's.
      const isRetold =
        this.sender.isRepeat(answer) &&
        idempotencyKeyOf(asked.operation) !== null &&
        isCreatedSince(this.#begin, answer.json);
      this.#own.follow(asked, path, answer, request.caller ?? 'first', isRetold);
      if (request.takesRefusal !== true) passRefusal(answer, request.caller);
      if (request.isWrong !== true || isUnavailable(answer)) this.#passFailure(answer, outgoing);
      return answer;
    } catch (error) {
      if (isMaking && error instanceof Failed) this.#own.suspect(asked, path);
      throw error;
    }
  }

  remove(asked: DescribedOperation, request: Pick<Asked, 'parameters' | 'caller'>): Promise<Answer> {
    return removeOwn(asked, request, this);
  }

  async follow(href: string, from: Answer): Promise<Answer | null> {
    const url = this.#links.here(href, from.exchange.request.url.text);
    if (url === null) return null;
    const known = this.#links.operationAt(url.href, 'get');
    const headers = known === null ? {} : this.#requests.requiredHeaders(known.asked);
    const outgoing: Outgoing = { method: 'GET', url, headers, body: null, caller: 'first', isWrong: false };
    const answer = await this.#sendTwice(outgoing, {});
    // What a 202 will make may be refused until it is there; whether it is the token, shows then.
    if (from.status !== 202 || answer.status !== 403) passRefusal(answer);
    this.#passFailure(answer, outgoing);
    if (from.status === 202 && isSuccess(answer)) this.#own.learn(from, answer);
    return answer;
  }

  operationAt(href: string, method: string) {
    return this.#links.operationAt(href, method);
  }

  parametersFor(resource: DescribedResource): Promise<Values> {
    return this.#supply.parametersFor(resource);
  }

  bodyFor(asked: DescribedOperation, variation = 0): JsonObject {
    return this.#bodies.bodyFor(asked, variation);
  }

  anotherValue(schema: SchemaNode, value: unknown, variation: number): unknown {
    return anotherValue(value, schema, variation, this.description);
  }

  make(resource: DescribedResource, making?: Making): Promise<Resource> {
    return this.#supply.make(resource, making);
  }

  some(resource: DescribedResource): Promise<Resource> {
    return this.#supply.some(resource);
  }

  fill(resource: DescribedResource, count: number, parameters: Values): Promise<void> {
    return this.#supply.fill(resource, count, parameters);
  }

  async eventually<Found>(
    ask: () => Promise<Found>,
    isSettled: (found: Found) => boolean,
    seconds = 1.5,
  ): Promise<Found> {
    let found = await ask();
    const end = this.clock.now() + seconds * 1000;
    for (let wait = 100; !isSettled(found) && this.clock.now() < end; wait = Math.min(wait * 2, 1000)) {
      await this.clock.sleep(wait);
      found = await ask();
    }
    return found;
  }

  async once<Found>(key: object, name: string, find: () => Promise<Found>): Promise<Found> {
    const known = this.#known.get(key) ?? new Map<string, Promise<unknown>>();
    this.#known.set(key, known);
    const found = known.get(name) ?? find();
    known.set(name, found);
    return (await found) as Found;
  }

  newKey(operation?: OperationNode): string {
    return this.#texts.newKey(operation);
  }

  /**
   * Deletes what was made.
   *
   * @returns The paths of what is left.
   */
  cleanUp(): Promise<readonly string[]> {
    return new CleanUp(this, this.#own, this.sender, this.clock).run();
  }

  /** Sends a request, and once more where the service fails and that does no harm: it may fail now and then. */
  async #sendTwice(outgoing: Outgoing, { isWrong = false }: Pick<Asked, 'isWrong'>): Promise<Answer> {
    const answer = await this.sender.send(outgoing);
    if (answer.status < 500 || !(isWrong || isRepeatable(outgoing))) return answer;
    await this.clock.sleep(BETWEEN_FAILURES);
    const second = await this.sender.send(outgoing, { failed: true });
    if (second.status >= 500) return second;
    // Of a patch nobody knows now whether it was carried out twice.
    if (outgoing.method === 'PATCH') this.#passFailure(answer, outgoing);
    this.#tellFailure(answer, outgoing);
    return second;
  }

  /** A service that fails says nothing about the statement; that it fails is a finding of its own. */
  #passFailure(answer: Answer, outgoing: Outgoing): void {
    if (answer.status < 500) return;
    this.#tellFailure(answer, outgoing);
    throw new Failed(`the service fails with ${answer.status}`);
  }

  #tellFailure(answer: Answer, { method, url }: Outgoing): void {
    const message = `${method} ${url.pathname} is answered ${answer.status}; answer what the request asks for, or 4xx where that is wrong`;
    this.sender.failures.push({ message, answer, method, url: url.href });
  }
}

/** Whoever stands before the service, or the service because of its load, says so whatever it was asked. */
function isUnavailable({ status }: Answer): boolean {
  return status >= 502 && status <= 504;
}

function isChanging({ operation: { method } }: DescribedOperation): boolean {
  return method !== 'get' && method !== 'head';
}

function passRefusal({ status }: Answer, caller: Caller = 'first'): void {
  const token = caller === 'second' ? 'the second token' : 'the token';
  if (status === 401) throw new NotJudged(`the service answers 401: ${token} is not accepted`);
  if ([301, 302, 307, 308].includes(status))
    throw new NotJudged(`the service redirects with ${status}, which is not followed`);
  if (status === 403) throw new NotJudged(`the service answers 403: ${token} does not permit it`);
}
