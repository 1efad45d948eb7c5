/**
 * Maps items, at most `limit` of them at once, and yields the values in the order of the items. With a limit of 1 an
 * item is begun when its value is asked for; else items with a larger `size` are begun first. `map` must not reject.
 */
export async function* mapConcurrently<Item, Value>(
  items: readonly Item[],
  limit: number,
  map: (item: Item, index: number) => Promise<Value>,
  size: (item: Item) => number,
): AsyncGenerator<Value> {
  if (limit < 2) {
    for (const [index, item] of items.entries()) yield map(item, index);
    return;
  }
  const limited = limiter(limit);
  const values: Promise<Value>[] = [];
  const largestFirst = [...items.entries()].sort(([, left], [, right]) => size(right) - size(left));
  for (const [index, item] of largestFirst) values[index] = limited(() => map(item, index));
  yield* values;
}

/** Runs tasks in the order in which they are given, at most `limit` of them at once. */
export function limiter(limit: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === limit) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
