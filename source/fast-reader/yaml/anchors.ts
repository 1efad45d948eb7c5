import { NotReadableFast } from '../source-tree.ts';
import { Members } from './members.ts';

/** More values than any honest description makes out of aliases; Spectral's parser has a sentence for them. */
const MOST_ALIASED_VALUES = 500_000;

/** What an anchor names: the row of a value, and the value. */
interface Anchored {
  readonly row: number;
  readonly data: unknown;
}

/** The anchors of a text while it is read. Each alias gives a copy of its own, since its places are its own. */
export class Anchors {
  private readonly byName = new Map<string, Anchored | null>();
  private aliased = 0;

  /**
   * Until its value is read, nothing refers to an anchor: what holds an alias to itself is left to Spectral's parser.
   */
  open(name: string): void {
    this.byName.set(name, null);
  }

  set(name: string, anchored: Anchored): void {
    this.byName.set(name, anchored);
  }

  /** @throws NotReadableFast for an anchor that is not there, and where aliases multiply. */
  alias(name: string): Anchored {
    const anchored = this.byName.get(name) ?? null;
    if (anchored === null) throw new NotReadableFast('an alias');
    return { row: anchored.row, data: this.copy(anchored.data) };
  }

  private copy(value: unknown): unknown {
    if (++this.aliased > MOST_ALIASED_VALUES) throw new NotReadableFast('an alias');
    if (Array.isArray(value)) return value.map((item) => this.copy(item));
    if (typeof value !== 'object' || value === null) return value;
    const members = new Members();
    for (const [key, item] of Object.entries(value)) {
      members.open(key);
      members.set(key, this.copy(item));
    }
    return members.container;
  }
}
