/** Adds items to a list. Unlike `push(...items)` it takes any number of them: arguments stand on the stack. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The greatest of the numbers and `floor`; like `Math.max(floor, ...numbers)`, for any number of them. */
export function greatest(numbers: Iterable<number>, floor = Number.NEGATIVE_INFINITY): number {
  let most = floor;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

/** The least of the numbers, infinity without any; like `Math.min(...numbers)`, for any number of them. */
export function least(numbers: Iterable<number>): number {
  let minimum = Number.POSITIVE_INFINITY;
  for (const number of numbers) minimum = Math.min(minimum, number);
  return minimum;
}
