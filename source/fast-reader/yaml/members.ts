import { type Container, isIndex, KeyOrder, ordered, setOwn } from '../key-order.ts';
import { NotReadableFast } from '../source-tree.ts';

/** The members of one mapping while they are read. */
export class Members {
  private readonly order = new KeyOrder();
  private keepsOrder = true;
  /** The keys that merge keys brought; null where there is none, as in nearly all mappings. */
  private merged: Set<string> | null = null;
  container: Container = {};

  /**
   * Makes room for a key, before its value is read.
   *
   * @throws NotReadableFast for a key that is there already.
   */
  open(key: string): void {
    if (this.merged?.delete(key)) delete this.container[key];
    if (Object.hasOwn(this.container, key)) throw new NotReadableFast('a key that is there twice');
    if (!this.keepsOrder || this.order.keeps(key)) return;
    this.container = ordered(this.container);
    this.keepsOrder = false;
  }

  set(key: string, value: unknown): void {
    setOwn(this.container, key, value);
  }

  /**
   * What a merge key brings overrides what stands before it, at its place; of several mappings the first one wins.
   *
   * @throws NotReadableFast for keys that a plain object would move, and for lists in a list.
   */
  merge(brought: unknown): void {
    const before = new Set(Object.keys(this.container));
    const sources = Array.isArray(brought) ? brought : [brought];
    if (sources.some(Array.isArray)) throw new NotReadableFast('a merge key');
    const mappings = sources.filter(isMapping);
    const values = new Map(mappings.toReversed().flatMap((mapping) => Object.entries(mapping)));
    const keys = new Set(mappings.flatMap((mapping) => Object.keys(mapping)));
    for (const key of keys) {
      if (isIndex(key) || !this.keepsOrder) throw new NotReadableFast('a merge key');
      this.order.keeps(key);
      this.set(key, values.get(key));
      if (!before.has(key)) this.merged = (this.merged ?? new Set()).add(key);
    }
  }
}

function isMapping(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
