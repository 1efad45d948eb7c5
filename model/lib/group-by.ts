/**
 * The items by key; keys in the order in which they first occur, as `Map.groupBy` has it (ECMAScript 2024, not in Node
 * 20).
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) appendTo(groups, keyOf(item), item);
  return settled(groups);
}

/** The same groups, to be kept: a list that grew has room for 16 items more, and most have a few. */
export function settled<Item, Key>(groups: Map<Key, Item[]>): Map<Key, Item[]> {
  for (const [key, group] of groups) if (group.length > 1) groups.set(key, group.slice());
  return groups;
}

/** Adds an item to the list under a key, for items that belong to several groups or to none. */
export function appendTo<Item, Key>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

/** Adds an item to the set under a key. */
export function addTo<Item, Key>(groups: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, new Set([item]));
  else group.add(item);
}
