import { createHash } from 'node:crypto';
import { isSuccess, itemsIn, itemsOf, linksIn } from '../framework/sequence/answers.ts';
import { put } from '../framework/sequence/changes.ts';
import {
  type Answer,
  type Asked,
  type Caller,
  type Making,
  NotJudged,
  type Prober,
  passUnjudged,
  type Resource,
  type Values,
} from '../framework/sequence/prober.ts';
import { bodyOf } from '../framework/sequence/state-exploration.ts';
import type { Description } from '../model/description/description.ts';
import type { JsonObject } from '../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../model/description/nodes.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import type { DescribedOperation, DescribedResource } from '../model/resources/described-resources.ts';
import { fieldsBySchema } from '../model/schemas/fields.ts';
import { plainSchema } from '../model/schemas/plain-schema.ts';
import { isProvinceField } from '../model/types/code-fields.ts';
import type { Generator } from './bodies.ts';
import { codesLike } from './codes.ts';
import { isCreatedSince } from './creation-time.ts';
import { KnownBodies } from './known-bodies.ts';
import type { Removal } from './made-resources.ts';
import { isKept, OwnResources } from './own-resources.ts';
import { parameterValue } from './parameter-value.ts';
import { ResourceMaker } from './resource-maker.ts';
import { Failed, isRepeatable, type Outgoing, type Sender } from './sender.ts';
import { ServiceLinks } from './service-links.ts';
import type { Clock, ProbeSettings } from './settings.ts';
import { isValidBy } from './validity.ts';
import { otherValue } from './vary.ts';
import { writtenBody } from './written-body.ts';

/** Longest wait for what is made after the answer, before it is deleted, in seconds. */
const LONGEST_WORK = 10;
/** Waits before a service that fails or has too many requests is asked again to delete what was made, in seconds. */
const CLEANING_WAITS = [0, 1, 2, 4, 8, 15, 15, 15];
/** As many actions are carried out until something can be deleted. */
const MOST_ACTIONS = 3;
/** As many requests without any answer, and rounds of them, say that no further one will be answered. */
const MOST_UNANSWERED = 3;
const MOST_SILENT_ROUNDS = 3;
/** Milliseconds until a request that failed is sent once more. */
const BETWEEN_FAILURES = 200;

/** Asks a running service. */
export class RunningProber implements Prober {
  readonly #known = new WeakMap<object, Map<string, Promise<unknown>>>();
  readonly #links: ServiceLinks;
  readonly #own: OwnResources;
  readonly #bodies: KnownBodies;
  readonly #maker: ResourceMaker;
  readonly #begin: number;
  #keys = 0;

  constructor(
    readonly description: Description,
    private readonly sender: Sender,
    private readonly settings: ProbeSettings,
    private readonly clock: Clock,
    private readonly generate: Generator,
  ) {
    this.#begin = clock.now();
    this.#links = new ServiceLinks(description, settings.base);
    this.#own = new OwnResources(this.#links, settings.base, settings.fixtures.parameters);
    this.#bodies = new KnownBodies(description, settings, generate);
    this.#maker = new ResourceMaker(
      this,
      this.#bodies,
      this.#own,
      settings,
      (asked, parameters) => this.#pathOf(asked, parameters),
      (operation, name) => this.#newId(operation, name),
    );
  }

  get canWrite(): boolean {
    return this.settings.allowWrites;
  }

  get hasSecondCaller(): boolean {
    return this.settings.secondToken !== null;
  }

  async send(asked: DescribedOperation, request: Asked = {}): Promise<Answer> {
    const path = this.#pathOf(asked, request.parameters ?? {});
    if (isChanging(asked) && !this.canWrite) throw new NotJudged('it changes something, which --allow-writes permits');
    this.#own.guard(asked, path, request.parameters ?? {});
    if (!this.settings.allowLeftovers) this.#own.guardLeftOver(asked, path);
    const url = new URL(this.settings.base + path);
    const query = { ...this.#requiredValues(asked, 'query'), ...request.query };
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
    url.search = url.search.replaceAll('+', '%20');
    const written = request.body === undefined ? null : writtenBody(asked.operation, request.body, request.mediaType);
    const type = written === null ? {} : { 'Content-Type': written.mediaType };
    const headers = { ...this.#requiredHeaders(asked), ...type, ...request.headers };
    const method = asked.operation.method.toUpperCase();
    const isMaking = method === 'POST' && request.isWrong !== true;
    const outgoing = {
      method,
      url,
      headers,
      body: written?.text ?? null,
      caller: request.caller ?? 'first',
      isWrong: request.isWrong === true || request.takesRefusal === true,
    };
    try {
      const answer = await this.#sendTwice(outgoing, request.isWrong === true);
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

  /** Sends a request, and once more where the service fails and that does no harm: it may fail now and then. */
  async #sendTwice(outgoing: Outgoing, isWrong: boolean): Promise<Answer> {
    const answer = await this.sender.send(outgoing);
    if (answer.status < 500 || !(isWrong || isRepeatable(outgoing))) return answer;
    await this.clock.sleep(BETWEEN_FAILURES);
    const second = await this.sender.send(outgoing, true);
    if (second.status >= 500) return second;
    // Of a patch nobody knows now whether it was carried out twice.
    if (outgoing.method === 'PATCH') this.#passFailure(answer, outgoing);
    this.#tellFailure(answer, outgoing);
    return second;
  }

  async remove(asked: DescribedOperation, request: Pick<Asked, 'parameters' | 'caller'>): Promise<Answer> {
    let answer = await this.send(asked, { ...request, takesRefusal: true });
    for (let count = 0; count < MOST_ACTIONS && isKept(answer); count++) {
      if (!(await this.#leaveState(answer, request.caller))) break;
      answer = await this.send(asked, { ...request, takesRefusal: true });
    }
    return answer;
  }

  /** Carries out the first action that a refusal links to. False where there is none, or none succeeds. */
  async #leaveState({ json }: Answer, caller: Caller = 'first'): Promise<boolean> {
    for (const { href, method } of linksIn(json)) {
      const at = method === 'POST' ? this.operationAt(href, 'post') : null;
      if (at?.asked.path.class !== 'action') continue;
      try {
        const request = { parameters: at.parameters, caller, takesRefusal: true, ...bodyOf(at.asked, this) };
        if (isSuccess(await this.send(at.asked, request))) return true;
      } catch (error) {
        passUnjudged(error);
      }
    }
    return false;
  }

  async follow(href: string, from: Answer): Promise<Answer | null> {
    const url = this.#links.here(href, from.exchange.request.url.text);
    if (url === null) return null;
    const known = this.#links.operationAt(url.href, 'get');
    const headers = known === null ? {} : this.#requiredHeaders(known.asked);
    const outgoing: Outgoing = { method: 'GET', url, headers, body: null, caller: 'first', isWrong: false };
    const answer = await this.#sendTwice(outgoing, false);
    // What a 202 will make may be refused until it is there; whether it is the token, shows then.
    if (from.status !== 202 || answer.status !== 403) passRefusal(answer);
    this.#passFailure(answer, outgoing);
    if (from.status === 202 && isSuccess(answer)) this.#own.learn(from, answer);
    return answer;
  }

  operationAt(href: string, method: string) {
    return this.#links.operationAt(href, method);
  }

  async parametersFor({ parent }: DescribedResource): Promise<Values> {
    if (parent === null) return {};
    const given = this.#givenFor(parent);
    if (given !== null) return given;
    return (
      await this.once(parent, 'parent', () =>
        this.#maker.canMake(parent) ? this.#madeOrSome(parent) : this.some(parent),
      )
    ).parameters;
  }

  bodyFor(asked: DescribedOperation, variation = 0): JsonObject {
    return this.#bodies.bodyFor(asked, variation);
  }

  anotherValue(schema: SchemaNode, value: unknown, variation: number): unknown {
    const fields = fieldsBySchema(this.description).get(schema) ?? [];
    // No other province is known that is one of the same country.
    if (fields.some(isProvinceField)) return undefined;
    const codes = typeof value === 'string' ? codesLike(value, fields) : [];
    const other = codes.length > 0 ? codes[variation % codes.length] : otherValue(value, schema, variation);
    return other !== undefined && isValidBy(schema, other) ? other : undefined;
  }

  async make(
    resource: DescribedResource,
    { variation = 0, parameters, mayStay = false }: Making = {},
  ): Promise<Resource> {
    if (resource.kind === 'singleton') return await this.#makeSingleton(resource, variation);
    const above = parameters ?? (await this.parametersFor(resource));
    if (!this.canWrite) throw new NotJudged('it makes something, which --allow-writes permits');
    return await this.#maker.make(resource, above, variation, mayStay);
  }

  /** Sets a singleton in a resource that is made for it; one that is in nothing is somebody's. */
  async #makeSingleton(of: DescribedResource, variation: number): Promise<Resource> {
    const { parent, read: asked, replace } = of;
    if (parent === null || asked === null) throw new NotJudged('the probe cannot make one');
    const { parameters } = await this.make(parent, { variation });
    const told = await this.eventually(() => this.send(asked, { parameters }), isSuccess);
    const singleton = { of, parameters, id: '', isOwn: true, sent: null, told };
    if (replace === null) return singleton;
    const sent = this.bodyFor(replace, variation);
    const answer = await put(singleton, sent, this, { takesRefusal: true });
    return isSuccess(answer) ? { ...singleton, sent } : singleton;
  }

  async some(resource: DescribedResource): Promise<Resource> {
    return await this.once(resource, 'some', async () => {
      const given = this.#givenFor(resource);
      if (given !== null && resource.read !== null) {
        const told = await this.send(resource.read, { parameters: given });
        const id = Object.values(given).at(-1) ?? '';
        return { of: resource, parameters: given, id, isOwn: false, sent: null, told };
      }
      const parameters = await this.parametersFor(resource);
      if (resource.list === null || resource.item === null) return await this.make(resource, { parameters });
      const told = await this.send(resource.list, { parameters });
      // What is no list tells of none; one can be made all the same.
      const [first] = itemsOf(told) ?? (this.#maker.canMake(resource) ? [] : itemsIn(told));
      if (first !== undefined) return this.#maker.told(resource, parameters, first, { isOwn: false, sent: null, told });
      if (!this.canWrite) throw new NotJudged('the list is empty');
      return await this.make(resource, { parameters });
    });
  }

  async fill(resource: DescribedResource, count: number, parameters: Values): Promise<void> {
    await this.once(resource, `fill ${count} ${JSON.stringify(parameters)}`, async () => {
      if (!this.#maker.canMake(resource) || resource.list === null || !this.canWrite) return;
      const there = itemsIn(await this.send(resource.list, { parameters })).length;
      try {
        for (let index = there; index < count; index++) await this.make(resource, { parameters, variation: index + 1 });
      } catch (error) {
        passUnjudged(error);
      }
    });
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
    const schema = operation === undefined ? null : (idempotencyKeyOf(operation)?.node?.schema?.target ?? null);
    return this.#newText(schema, [this.#newUuid()]);
  }

  /** An identifier for the parameter of a path. */
  #newId(operation: OperationNode, name: string): string {
    const parameter = operation.parameters.find(({ node }) => node?.location === 'path' && node.name === name);
    const uuid = this.#newUuid();
    const digits = uuid.replaceAll(/[^0-9]/g, '').slice(-10);
    return this.#newText(parameter?.node?.schema?.target ?? null, [`lintel-${digits}`, uuid, digits]);
  }

  /** The first of some texts that a schema admits; a generated one where it admits none of them. */
  #newText(schema: SchemaNode | null, texts: readonly [string, ...string[]]): string {
    const admitted = schema === null ? texts[0] : texts.find((text) => isValidBy(schema, text));
    if (schema === null || admitted !== undefined) return admitted ?? texts[0];
    const other = this.generate(plainSchema(schema) as never, { seed: this.settings.seed * 10_000 + this.#keys });
    return typeof other === 'string' ? other : texts[0];
  }

  #newUuid(): string {
    this.#keys++;
    const mixed = createHash('sha256').update(`${this.settings.seed} ${this.clock.now()} ${this.#keys}`).digest('hex');
    const [one, two, three, four, five] = [0, 8, 13, 17, 20].map((at, index) =>
      mixed.slice(at, at + ([8, 4, 3, 3, 12][index] ?? 0)),
    );
    return `${one}-${two}-4${three}-8${four}-${five}`;
  }

  /**
   * Deletes what was made; again, while the service fails or has too many requests. @returns The paths of what is left.
   */
  async cleanUp(): Promise<readonly string[]> {
    this.sender.isCleaning = true;
    for (const accepted of this.#own.untold) await this.#followAll(accepted);
    const endOfWork = this.clock.now() + LONGEST_WORK * 1000;
    let silentRounds = 0;
    for (const seconds of CLEANING_WAITS) {
      if (seconds > 0) await this.clock.sleep(seconds * 1000);
      const { postponed, answered } = await this.#deleteAll(endOfWork);
      silentRounds = answered > 0 ? 0 : silentRounds + 1;
      if (postponed === 0 || silentRounds === MOST_SILENT_ROUNDS) break;
    }
    return this.#own.leftOver;
  }

  /** Deletes what was made. @returns How often the service did not get to it, and how many requests it answered. */
  async #deleteAll(endOfWork: number): Promise<{ readonly postponed: number; readonly answered: number }> {
    let postponed = 0;
    const before = this.sender.recorded.length;
    await this.#own.made.deleteAll(async ({ asked, parameters, caller, later }) => {
      // Who does not answer at all is not asked for every single thing.
      if (postponed >= MOST_UNANSWERED && this.sender.recorded.length === before) return false;
      try {
        if (later !== null) await this.#awaitWork({ asked: later, parameters, caller }, endOfWork);
        const answer = await this.remove(asked, { parameters, caller });
        return isSuccess(answer) || answer.status === 404 || answer.status === 410;
      } catch (error) {
        passUnjudged(error);
        postponed++;
        return false;
      }
    });
    return { postponed, answered: this.sender.recorded.length - before };
  }

  /** What a 202 made, the queue may tell. */
  async #followAll(accepted: Answer): Promise<void> {
    for (const { href, method } of linksIn(accepted.json)) {
      if (method === 'GET') await this.follow(href, accepted).catch(passUnjudged);
    }
  }

  /** Waits until there is what was accepted to be made: deleted before, it would be made after. */
  async #awaitWork(
    { asked, ...request }: Pick<Removal, 'asked' | 'parameters' | 'caller'>,
    end: number,
  ): Promise<void> {
    const seconds = Math.max(0, (end - this.clock.now()) / 1000);
    const ask = () => this.send(asked, { ...request, isWrong: true, takesRefusal: true });
    await this.eventually(ask, isSuccess, seconds);
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

  async #madeOrSome(parent: DescribedResource): Promise<Resource> {
    try {
      // All that is below it hangs on this one.
      return await this.make(parent).catch((error) =>
        error instanceof Failed ? this.make(parent) : Promise.reject(error),
      );
    } catch (error) {
      passUnjudged(error);
      return await this.some(parent);
    }
  }

  #givenFor(resource: DescribedResource): Values | null {
    const given = this.settings.fixtures.parameters;
    const names = resource.item?.template.segments.flatMap(({ parameterNames }) => parameterNames) ?? [];
    if (names.length === 0 || !names.every((name) => Object.hasOwn(given, name))) return null;
    return Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
  }

  #requiredHeaders(asked: DescribedOperation): Record<string, string> {
    const headers = this.#requiredValues(asked, 'header');
    for (const name of Object.keys(headers)) {
      if (name.toLowerCase() === IDEMPOTENCY_KEY.toLowerCase()) headers[name] = this.newKey(asked.operation);
      else if (/^if-match$/i.test(name)) headers[name] = '*';
      else if (this.#isAdded(name)) delete headers[name];
    }
    return headers;
  }

  /** True for a field that every request has already. */
  #isAdded(name: string): boolean {
    const given = this.settings.headers.some(([own]) => own.toLowerCase() === name.toLowerCase());
    return given || /^(accept|content-type|authorization)$/i.test(name);
  }

  /**
   * Values of the parameters that an operation wants in each request: those of the fixtures, else as the description
   * shows or permits them.
   */
  #requiredValues({ operation }: DescribedOperation, location: 'query' | 'header'): Record<string, string> {
    const values: Record<string, string> = {};
    for (const { node } of operation.parameters) {
      if (node?.location !== location || node.name === null || node.value.required !== true) continue;
      const value =
        this.settings.fixtures.parameters[node.name] ?? parameterValue(node, this.settings.seed, this.generate);
      if (value !== null) values[node.name] = value;
    }
    return values;
  }

  /** The path of an operation, below the base. Throws NotJudged where a value is not known. */
  #pathOf({ path }: DescribedOperation, parameters: Values): string {
    return path.use.key.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = parameters[name] ?? this.settings.fixtures.parameters[name];
      if (value === undefined) throw new NotJudged(`no value is known for {${name}}; --fixtures gives one`);
      return encodeURIComponent(value);
    });
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
