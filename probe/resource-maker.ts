import { isRefused, isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { resourceIn } from '../framework/sequence/bulk.ts';
import { identifierIn, parameterOf } from '../framework/sequence/identifiers.ts';
import {
  type Answer,
  NotJudged,
  type Prober,
  passUnjudged,
  type Resource,
  type Values,
} from '../framework/sequence/prober.ts';
import { asArray, asString, isObject, type JsonObject, member } from '../model/description/json.ts';
import { append } from '../model/lib/lists.ts';
import { requestSchemaOf } from '../model/operations/body-content.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { responseOf } from '../model/operations/responses.ts';
import {
  type DescribedOperation,
  type DescribedResource,
  describedResources,
} from '../model/resources/described-resources.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../model/schemas/read-only.ts';
import type { FreshTexts } from './fresh-texts.ts';
import type { KnownBodies } from './known-bodies.ts';
import { isKept, type OwnResources } from './own-resources.ts';
import type { RequestWriter } from './request-writer.ts';
import type { ProbeSettings } from './settings.ts';

/** A body that was sent, and its answer. */
interface Made {
  readonly sent: JsonObject;
  readonly told: Answer;
}

/** As many identifiers are tried, until one is free. */
const MOST_IDS = 3;
/** Longest wait for what is made after the answer, in seconds. */
const LONGEST_WORK = 10;

/** Makes resources: by POST with the first body that is taken, else by PUT under an identifier of the probe's own. */
export class ResourceMaker {
  #conflicts = 0;

  constructor(
    private readonly prober: Prober,
    private readonly bodies: KnownBodies,
    private readonly own: OwnResources,
    private readonly settings: ProbeSettings,
    private readonly requests: RequestWriter,
    private readonly texts: FreshTexts,
  ) {}

  /** True for what can be made, and deleted again or left behind. */
  canMake({ item, create, replace, remove, parent }: DescribedResource): boolean {
    if (!this.settings.allowWrites || item === null) return false;
    const isMakable = create !== null || (replace !== null && responseOf(replace.operation, '201') !== null);
    return isMakable && (remove !== null || parent !== null || this.settings.allowLeftovers);
  }

  async make(resource: DescribedResource, above: Values, variation: number, mayStay: boolean): Promise<Resource> {
    if (!this.canMake(resource))
      throw new NotJudged(
        'there is no operation to make one, or none to delete it; --allow-leftovers makes it all the same',
      );
    if (!mayStay && !this.settings.allowLeftovers) await this.#tryDeletion(resource, above);
    return await this.#make(resource, above, variation);
  }

  /**
   * Makes one and deletes it, before more are made: a service may refuse what its description has. What is in another
   * resource goes with that.
   */
  async #tryDeletion(resource: DescribedResource, above: Values): Promise<void> {
    const { remove, parent } = resource;
    if (remove === null || parent !== null) return;
    const status = await this.prober.once(resource, 'deletion', async () => {
      try {
        const { parameters } = await this.#make(resource, above, 0);
        const answer = await this.prober.remove(remove, { parameters });
        return isKept(answer) ? answer.status : null;
      } catch (error) {
        passUnjudged(error);
        return null;
      }
    });
    if (status !== null)
      throw new NotJudged(
        `what is made cannot be deleted: DELETE is answered ${status}; --allow-leftovers makes it all the same`,
      );
  }

  async #make(resource: DescribedResource, above: Values, variation: number): Promise<Resource> {
    if (resource.create === null) return await this.#put(resource, above, variation);
    return await this.#post(resource, resource.create, above, variation);
  }

  /** The resource that a body tells of. */
  told(of: DescribedResource, above: Values, body: unknown, more: Pick<Resource, 'isOwn' | 'sent' | 'told'>): Resource {
    const name = parameterOf(of);
    if (name === null) throw new NotJudged('it has no path of its own');
    const hrefs = [
      linksIn(body).find(({ rel }) => rel === 'self')?.href,
      more.isOwn ? more.told.header('Location') : null,
    ];
    for (const href of hrefs) {
      const at = href == null ? null : this.prober.operationAt(href, 'get');
      if (at?.asked.path === of.item) return { of, parameters: at.parameters, id: at.parameters[name] ?? '', ...more };
    }
    const id = identifierIn(of, body)?.value;
    if (id === undefined) throw new NotJudged('the answer has neither an id nor a link self');
    return { of, parameters: { ...above, [name]: String(id) }, id: String(id), ...more };
  }

  async #post(
    resource: DescribedResource,
    create: DescribedOperation,
    parameters: Values,
    variation: number,
  ): Promise<Resource> {
    const { operation } = create;
    const start = this.bodies.fitting(operation);
    const send = async (number: number): Promise<Made> => {
      const key = idempotencyKeyOf(operation) === null ? {} : { [IDEMPOTENCY_KEY]: this.prober.newKey(operation) };
      const sent = this.bodies.bodyFor(create, number);
      return { sent, told: await this.prober.send(create, { parameters, body: sent, headers: key }) };
    };
    let made = await send(variation);
    for (let index = start + 1; ; index++) {
      if (variation !== 0) made = await this.#withFewerOthers(create, made, () => send(variation));
      // What is there already may be refused because it is there.
      if (made.told.status === 409) made = await send(variation + 100 + ++this.#conflicts);
      if (!isSuccess(made.told) && (await this.#linkReferences(create))) made = await send(variation);
      if (isSuccess(made.told)) return await this.#created(resource, parameters, made);
      if (![400, 404, 409, 422].includes(made.told.status) || !this.bodies.fit(create, index)) break;
      made = await send(variation);
    }
    this.bodies.fit(create, start);
    throw unmade(made.told);
  }

  /** Another value may be none of those that the service knows: what it refuses is sent as in the example. */
  async #withFewerOthers(create: DescribedOperation, made: Made, send: () => Promise<Made>): Promise<Made> {
    const kept: string[] = [];
    let last = made;
    while ([400, 422].includes(last.told.status)) {
      const names = this.bodies.keep(create, refusedIn(last));
      if (names.length === 0) break;
      append(kept, names);
      last = await send();
    }
    if (isSuccess(last.told)) return last;
    this.bodies.letVary(create, kept);
    return made;
  }

  /**
   * Takes identifiers that a body refers to from resources that are there: `roomId` from the rooms. True where that is
   * new.
   */
  async #linkReferences(create: DescribedOperation): Promise<boolean> {
    const { operation } = create;
    if (this.bodies.hasReferences(operation)) return false;
    this.bodies.refer(operation, {});
    const found: Record<string, string> = {};
    for (const name of Object.keys(this.bodies.bodyFor(create, 0))) {
      const referred = describedResources(this.prober.description).find(
        ({ item, create: own }) => own !== create && item?.template.segments.at(-1)?.parameterNames[0] === name,
      );
      if (referred === undefined || referred.parent !== null || !/Id$/.test(name)) continue;
      try {
        found[name] = (await this.prober.some(referred)).id;
      } catch (error) {
        passUnjudged(error);
      }
    }
    this.bodies.refer(operation, found);
    return Object.keys(found).length > 0;
  }

  async #created(resource: DescribedResource, parameters: Values, { sent, told }: Made): Promise<Resource> {
    if (told.status === 202) return await this.#later(resource, parameters, { sent, told });
    const results = asArray(member(told.json, 'batch_result'));
    if (results.length === 0) return this.told(resource, parameters, told.json, { isOwn: true, sent, told });
    const made = results.map(resourceIn).find((one) => one !== null);
    const [first] = asArray(sent.items).filter(isObject);
    return this.told(resource, parameters, made, { isOwn: true, sent: first ?? null, told });
  }

  /** What is made after the answer, once it is there. */
  async #later(resource: DescribedResource, parameters: Values, { sent, told }: Made): Promise<Resource> {
    const final = linksIn(told.json).find(
      ({ href }) => this.prober.operationAt(href, 'get')?.asked.path === resource.item,
    );
    if (final === undefined) throw new NotJudged('the 202 has no link to what will be made');
    const read = await this.prober.eventually(
      () => this.prober.follow(final.href, told),
      (answer) => answer?.status === 200,
      LONGEST_WORK,
    );
    if (read?.status !== 200) throw new NotJudged(`what is made later is not there after ${LONGEST_WORK} s`);
    return this.told(resource, parameters, read.json, { isOwn: true, sent, told: read });
  }

  async #put(of: DescribedResource, above: Values, variation: number): Promise<Resource> {
    const { replace, item } = of;
    if (replace === null || item === null) throw new NotJudged('there is no operation to make one');
    const name = parameterOf(of) ?? 'id';
    const parameters = await this.#freeId(of, replace, name, above);
    const id = parameters[name] ?? '';
    const path = this.requests.pathOf(replace, parameters);
    this.own.remember(path);
    const sent = withId(this.bodies.bodyFor(replace, variation), replace, name, id);
    const told = await this.prober.send(replace, { parameters, body: sent, takesRefusal: true });
    if (isRefused(told)) this.own.made.forget(path);
    if (!isSuccess(told)) throw unmade(told);
    return { of, parameters, id, isOwn: true, sent, told };
  }

  /** The parameters of a path that nothing has: what a PUT replaces is somebody's. */
  async #freeId(
    { read }: DescribedResource,
    replace: DescribedOperation,
    name: string,
    above: Values,
  ): Promise<Values> {
    for (let round = 0; round < MOST_IDS; round++) {
      const parameters = { ...above, [name]: this.texts.newId(replace.operation, name) };
      if (/^lintel-|^[0-9a-f]{8}-[0-9a-f]{4}-/.test(parameters[name] ?? '')) return parameters;
      if (read === null) break;
      const answer = await this.prober.send(read, { parameters, isWrong: true, takesRefusal: true });
      if (answer.status === 404 || answer.status === 410) return parameters;
    }
    throw new NotJudged(`no value of {${name}} is known that nothing has`);
  }
}

/** The members of a body that an error is about; all, where it does not say. */
function refusedIn({ sent, told }: Made): readonly string[] {
  const fields = asArray(member(told.json, 'details')).flatMap((detail) => asString(member(detail, 'field')) ?? []);
  const first = fields.map((field) => field.replace(/^[#/]+/, '').split('/', 1)[0]);
  const named = Object.keys(sent).filter((name) => first.includes(name));
  return named.length > 0 ? named : Object.keys(sent);
}

/** A body with the identifier of its path, where it takes one. */
function withId(body: JsonObject, { operation }: DescribedOperation, name: string, id: string): JsonObject {
  const schema = requestSchemaOf(operation)?.target ?? null;
  if (schema === null) return body;
  const { properties } = effectiveSchema(schema);
  const own = ['id', name].find((one) => properties.has(one) && !isReadOnlyProperty(one, schema));
  return own === undefined ? body : { ...body, [own]: id };
}

function unmade({ status, json }: Answer): NotJudged {
  const message = asString(member(json, 'message'));
  const reason = message === null ? '' : `, "${message.slice(0, 120)}"`;
  if (status === 401 || status === 403) return new NotJudged(`none can be made: ${status}${reason}`);
  return new NotJudged(`none can be made: ${status}${reason}; --fixtures gives a body`);
}
