import { NotJudged, type Prober, passUnjudged, type Resource, type Values } from '../framework/sequence/prober.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { DescribedResource } from '../model/resources/described-resources.ts';
import type { MakerByPost } from './maker-by-post.ts';
import type { MakerByPut } from './maker-by-put.ts';
import { isKept } from './own-resources.ts';
import type { ProbeSettings } from './settings.ts';

/** Makes resources, by POST, else by PUT, of what can be deleted again. */
export class ResourceMaker {
  constructor(
    private readonly prober: Prober,
    private readonly byPost: MakerByPost,
    private readonly byPut: MakerByPut,
    private readonly settings: ProbeSettings,
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
    if (resource.create === null) return await this.byPut.make(resource, above, variation);
    return await this.byPost.make(resource, resource.create, above, variation);
  }
}
