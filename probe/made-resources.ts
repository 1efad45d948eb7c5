import type { Caller, Values } from '../framework/sequence/prober.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';

/** How something that the probe made is deleted. */
export interface Removal {
  readonly asked: DescribedOperation;
  readonly parameters: Values;
  /** Whose it is. */
  readonly caller: Caller;
  /** How it is read, where it was not there yet when it was told of: what is deleted before would be made after. */
  readonly later: DescribedOperation | null;
}

/** One thing that the probe made; without a way to delete it for null. */
interface Made {
  readonly name: string;
  readonly remove: Removal | null;
}

/** What a probe made and did not delete yet, in the order in which it was made. */
export class MadeResources {
  readonly #made = new Map<string, Made>();

  /** @param name The path that leads to it, by which it is known and shown. */
  add(name: string, remove: Removal | null): void {
    if (!this.#made.has(name)) this.#made.set(name, { name, remove });
  }

  /** It is deleted, as far as the answer to one caller tells: to another one a DELETE is answered alike. */
  forget(name: string, caller: Caller = 'first'): void {
    const whose = this.#made.get(name)?.remove?.caller ?? caller;
    if (whose === caller || caller !== 'second') this.#made.delete(name);
  }

  has(name: string): boolean {
    return this.#made.has(name);
  }

  get names(): readonly string[] {
    return [...this.#made.keys()];
  }

  /**
   * Deletes everything, the last first. What cannot be deleted stays among the names, unless it stands below what is.
   */
  async deleteAll(remove: (removal: Removal) => Promise<boolean>): Promise<void> {
    const gone: string[] = [];
    for (const one of [...this.#made.values()].reverse()) {
      const isGone = one.remove !== null && (await remove(one.remove));
      if (isGone) gone.push(one.name);
    }
    for (const name of this.names) {
      if (gone.some((above) => name === above || name.startsWith(`${above}/`))) this.#made.delete(name);
    }
  }
}
