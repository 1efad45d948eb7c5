import { type Container, KeyOrder, ordered, setOwn } from './key-order.ts';
import { NotReadableFast } from './source-tree.ts';

/** The members of one mapping while they are read. */
export class Members {
  private readonly order = new KeyOrder();
  private keepsOrder = true;
  container: Container = {};

  /**
   * Makes room for a key, before its value is read.
   *
   * @throws NotReadableFast for a key that is there already.
   */
  open(key: string): void {
    if (Object.hasOwn(this.container, key)) throw new NotReadableFast('a key that is there twice');
    if (!this.keepsOrder || this.order.keeps(key)) return;
    this.container = ordered(this.container);
    this.keepsOrder = false;
  }

  set(key: string, value: unknown): void {
    setOwn(this.container, key, value);
  }
}
