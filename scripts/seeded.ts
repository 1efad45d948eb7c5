/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes one of several items. */
export type Choose = <Item>(items: readonly Item[]) => Item;

/** Choices that look random and are the same for the same seed. */
export function chooser(seed: number): Choose {
  const next = seeded(seed);
  return (items) => items[Math.floor(next() * items.length)] as (typeof items)[number];
}
