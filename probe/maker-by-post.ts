import { isSuccess } from '../framework/sequence/answers.ts';
import { newKeyFor } from '../framework/sequence/creations.ts';
import { parameterOf } from '../framework/sequence/identifiers.ts';
import { type Prober, passUnjudged, type Resource, type Values } from '../framework/sequence/prober.ts';
import { asArray, asString, member } from '../model/description/json.ts';
import { append } from '../model/lib/lists.ts';
import {
  type DescribedOperation,
  type DescribedResource,
  describedResources,
} from '../model/resources/described-resources.ts';
import { type AnsweredBody, createdResource, unmade } from './creation-answer.ts';
import type { KnownBodies } from './known-bodies.ts';

/** Makes resources by POST, with the first body that is taken. */
export class MakerByPost {
  #conflicts = 0;

  constructor(
    private readonly prober: Prober,
    private readonly bodies: KnownBodies,
  ) {}

  /** @throws NotJudged where no body is taken. */
  async make(
    resource: DescribedResource,
    create: DescribedOperation,
    parameters: Values,
    variation: number,
  ): Promise<Resource> {
    const { operation } = create;
    const start = this.bodies.fitting(operation);
    const send = async (number: number): Promise<AnsweredBody> => {
      const headers = newKeyFor(create, this.prober);
      const sent = this.bodies.bodyFor(create, number);
      return { sent, told: await this.prober.send(create, { parameters, body: sent, headers }) };
    };
    let made = await send(variation);
    for (let index = start + 1; ; index++) {
      if (variation !== 0) made = await this.#withFewerOthers(create, made, () => send(variation));
      // What is there already may be refused because it is there.
      if (made.told.status === 409) made = await send(variation + 100 + ++this.#conflicts);
      if (!isSuccess(made.told) && (await this.#linkReferences(create))) made = await send(variation);
      if (isSuccess(made.told)) return await createdResource(resource, parameters, made, this.prober);
      if (![400, 404, 409, 422].includes(made.told.status) || !this.bodies.fit(create, index)) break;
      made = await send(variation);
    }
    this.bodies.fit(create, start);
    throw unmade(made.told);
  }

  /** Another value may be none of those that the service knows: what it refuses is sent as in the example. */
  async #withFewerOthers(
    create: DescribedOperation,
    made: AnsweredBody,
    send: () => Promise<AnsweredBody>,
  ): Promise<AnsweredBody> {
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
        (one) => one.create !== create && parameterOf(one) === name,
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
}

/** The members of a body that an error is about; all, where it does not say. */
function refusedIn({ sent, told }: AnsweredBody): readonly string[] {
  const fields = asArray(member(told.json, 'details')).flatMap((detail) => asString(member(detail, 'field')) ?? []);
  const first = fields.map((field) => field.replace(/^[#/]+/, '').split('/', 1)[0]);
  const named = Object.keys(sent).filter((name) => first.includes(name));
  return named.length > 0 ? named : Object.keys(sent);
}
