/** How many numbers stand in one array: a power of two, so that no division finds one. */
const BITS = 16;
const AT_ONCE = 1 << BITS;
const LAST = AT_ONCE - 1;

/**
 * Numbers from 0 to 2³² − 1 in arrays of one size: a list of JavaScript's own takes twice the memory, and the collector
 * walks through it.
 */
export type NumberChunks = readonly Uint32Array[];

/** Numbers in a list that grows. */
export class GrowingNumbers {
  readonly chunks: Uint32Array[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(number: number): void {
    const at = this.count++ & LAST;
    if (at === 0) this.chunks.push(new Uint32Array(AT_ONCE));
    const last = this.chunks[this.chunks.length - 1];
    if (last !== undefined) last[at] = number;
  }

  at(index: number): number {
    return numberAt(this.chunks, index);
  }

  set(index: number, number: number): void {
    const chunk = this.chunks[index >>> BITS];
    if (chunk !== undefined) chunk[index & LAST] = number;
  }
}

/** The number at an index. */
export function numberAt(chunks: NumberChunks, index: number): number {
  return chunks[index >>> BITS]?.[index & LAST] ?? 0;
}
