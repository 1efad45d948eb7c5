/** How often each item occurs; items in the order in which they first occur. */
export function countEach<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) addCount(counts, item);
  return counts;
}

/** Adds to the number under a key, for counts that grow over several lists. */
export function addCount<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
