import type { Description } from '../model/description/description.ts';
import type { JsonObject } from '../model/description/json.ts';
import { addCount } from '../model/lib/count-each.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { classifyPaths } from '../model/paths/classify.ts';

/** The resources of a planned service, by the paths of their URLs. */
export class PlannedResources {
  /** What stands at a path; null for what was deleted. */
  readonly #stored = new Map<string, JsonObject | null>();
  /** How often what stands at a path was changed. */
  readonly #changes = new Map<string, number>();

  constructor(
    private readonly description: Description,
    private readonly base: string,
  ) {}

  /** Null for what was deleted, undefined for what never was there. */
  at(path: string): JsonObject | null | undefined {
    return this.#stored.get(path);
  }

  set(path: string, resource: JsonObject | null): void {
    this.#stored.set(path, resource);
  }

  /** Keeps a new resource in a collection, below its next identifier. */
  add(collection: PathClassification, path: string, body: JsonObject): JsonObject {
    const item = classifyPaths(this.description).paths.find((one) => one.itemOf === collection);
    const name = item?.template.segments.at(-1)?.parameterNames[0] ?? 'id';
    const count = [...this.#stored.keys()].filter((other) => other.startsWith(`${path}/{${name}`)).length;
    const own = `${path}/{${name}${count === 0 ? '' : count + 1}}`;
    const resource = this.resource(body, own);
    this.set(own, resource);
    return resource;
  }

  /** What stands directly below a path. */
  below(path: string): readonly JsonObject[] {
    const below = [...this.#stored].filter(
      ([other]) => other.startsWith(`${path}/`) && !other.slice(path.length + 1).includes('/'),
    );
    return below.flatMap(([, stored]) => (stored === null ? [] : [stored]));
  }

  /** A body with the identifier and the link of the resource at a path. */
  resource(body: JsonObject, path: string): JsonObject {
    const href = `${new URL(this.base).origin}${path}`;
    return { ...body, id: path.split('/').at(-1) ?? '', links: [{ href, rel: 'self', method: 'GET' }] };
  }

  /** Gives what stands at a path another entity tag. */
  countChange(path: string): void {
    addCount(this.#changes, path);
  }

  /** The entity tag of what stands at a path. */
  tagOf(path: string): string {
    return `"{tag${this.#changes.get(path) ?? ''}}"`;
  }
}
