import { isSuccess, itemsIn, itemsOf } from '../framework/sequence/answers.ts';
import { put } from '../framework/sequence/changes.ts';
import {
  type Making,
  NotJudged,
  type Prober,
  passUnjudged,
  type Resource,
  type Values,
} from '../framework/sequence/prober.ts';
import type { DescribedResource } from '../model/resources/described-resources.ts';
import { namedValues } from '../model/resources/value-names.ts';
import { toldResource } from './creation-answer.ts';
import type { ResourceMaker } from './resource-maker.ts';
import { Failed } from './sender.ts';
import type { ProbeSettings } from './settings.ts';

/**
 * Gives questions the resources that they are about: those that the fixtures name, that are there, or that are made.
 */
export class ResourceSupply {
  constructor(
    private readonly prober: Prober,
    private readonly maker: ResourceMaker,
    private readonly settings: ProbeSettings,
  ) {}

  /** Values for the parameters of a path above its own identifier. */
  async parametersFor({ parent }: DescribedResource): Promise<Values> {
    if (parent === null) return {};
    const given = this.#givenFor(parent);
    if (given !== null) return given;
    return (
      await this.prober.once(parent, 'parent', () =>
        this.maker.canMake(parent) ? this.#madeOrSome(parent) : this.some(parent),
      )
    ).parameters;
  }

  /** Makes a resource; a singleton with what it is in. */
  async make(
    resource: DescribedResource,
    { variation = 0, parameters, mayStay = false }: Making = {},
  ): Promise<Resource> {
    if (resource.kind === 'singleton') return await this.#makeSingleton(resource, variation);
    const above = parameters ?? (await this.parametersFor(resource));
    if (!this.prober.canWrite) throw new NotJudged('it makes something, which --allow-writes permits');
    return await this.maker.make(resource, above, variation, mayStay);
  }

  /** Sets a singleton in a resource that is made for it; one that is in nothing is somebody's. */
  async #makeSingleton(of: DescribedResource, variation: number): Promise<Resource> {
    const { parent, read: asked, replace } = of;
    if (parent === null || asked === null) throw new NotJudged('the probe cannot make one');
    const { parameters } = await this.make(parent, { variation });
    const told = await this.prober.eventually(() => this.prober.send(asked, { parameters }), isSuccess);
    const singleton = { of, parameters, id: '', isOwn: true, sent: null, told };
    if (replace === null) return singleton;
    const sent = this.prober.bodyFor(replace, variation);
    const answer = await put(singleton, sent, this.prober, { takesRefusal: true });
    return isSuccess(answer) ? { ...singleton, sent } : singleton;
  }

  /** A resource to read: one that is there, else one that is made. */
  async some(resource: DescribedResource): Promise<Resource> {
    return await this.prober.once(resource, 'some', async () => {
      const given = this.#givenFor(resource);
      if (given !== null && resource.read !== null) {
        const told = await this.prober.send(resource.read, { parameters: given });
        const id = Object.values(given).at(-1) ?? '';
        return { of: resource, parameters: given, id, isOwn: false, sent: null, told };
      }
      const parameters = await this.parametersFor(resource);
      if (resource.list === null || resource.item === null) return await this.make(resource, { parameters });
      const told = await this.prober.send(resource.list, { parameters });
      // What is no list tells of none; one can be made all the same.
      const [first] = itemsOf(told) ?? (this.maker.canMake(resource) ? [] : itemsIn(told));
      if (first !== undefined)
        return toldResource(resource, parameters, first, { isOwn: false, sent: null, told }, this.prober);
      if (!this.prober.canWrite) throw new NotJudged('the list is empty');
      return await this.make(resource, { parameters });
    });
  }

  /** Makes resources until a list has as many, where that is allowed. */
  async fill(resource: DescribedResource, count: number, parameters: Values): Promise<void> {
    await this.prober.once(resource, `fill ${count} ${JSON.stringify(parameters)}`, async () => {
      if (!this.maker.canMake(resource) || resource.list === null || !this.prober.canWrite) return;
      const there = itemsIn(await this.prober.send(resource.list, { parameters })).length;
      try {
        for (let index = there; index < count; index++) await this.make(resource, { parameters, variation: index + 1 });
      } catch (error) {
        passUnjudged(error);
      }
    });
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
    const names = resource.item === null ? [] : namedValues(resource.item);
    if (names.length === 0 || !names.every(({ written }) => Object.hasOwn(given, written))) return null;
    return Object.fromEntries(names.map(({ written, name }) => [name, given[written] ?? '']));
  }
}
