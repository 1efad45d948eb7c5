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

/** The same data with the keys of every map in another order; what is shared (by an alias of YAML) stays shared. */
export function shuffled<Data>(data: Data, random: () => number): Data {
  const known = new Map<unknown, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      known.set(value, list);
      for (const item of value) list.push(copy(item));
      return list;
    }
    const map: Record<string, unknown> = {};
    known.set(value, map);
    for (const [key, member] of inAnyOrder(Object.entries(value), random)) map[key] = copy(member);
    return map;
  };
  return copy(data) as Data;
}

function inAnyOrder<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = items.map((item) => ({ item, rank: random() }));
  return order.sort((left, right) => left.rank - right.rank).map(({ item }) => item);
}
