import { isUtf8 } from 'node:buffer';
import { MOST_BYTES, type RawItem } from './raw-item.ts';
import { PositionCounter } from './text-position.ts';

/** Puts the items of a file together from pieces of bytes, and counts where they stand. */
export class ItemCollector {
  private readonly counter = new PositionCounter();
  private pieces: Buffer[] = [];
  private bytes = 0;
  private index = 0;
  private start = this.counter.position;

  /** Bytes that are no part of an item. */
  between(bytes: Buffer): void {
    this.counter.skip(bytes);
  }

  /** The next bytes are the first ones of an item. */
  begin(): void {
    this.pieces = [];
    this.bytes = 0;
    this.start = this.counter.position;
  }

  /** Bytes of the item that was begun. Of one that is too large none are kept. */
  add(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.bytes <= MOST_BYTES) {
      this.pieces.push(bytes);
      return;
    }
    for (const piece of this.pieces) this.counter.skip(piece);
    this.pieces = [];
    this.counter.skip(bytes);
  }

  /** The item whose last bytes were added. */
  end(): RawItem {
    const { start, index } = this;
    this.index++;
    if (this.bytes > MOST_BYTES) return { index, start, text: null, isUtf8: true };
    const [only, ...others] = this.pieces;
    const whole = only !== undefined && others.length === 0 ? only : Buffer.concat(this.pieces);
    this.pieces = [];
    const text = whole.toString('utf8');
    this.counter.skipText(text);
    return { index, start, text, isUtf8: isUtf8(whole) };
  }

  /** Where the next byte stands; in an item that was begun, where that begins. */
  get position() {
    return this.counter.position;
  }

  get count(): number {
    return this.index;
  }
}
