import { AsyncLocalStorage } from 'node:async_hooks';

/** The largest file that is read unless something else is asked for: 200 MB. */
export const LARGEST_FILE = 200_000_000;

/**
 * Holds for a run, since all that is read in it is counted: descriptions, rulesets, baselines, reports, the cache. All
 * bundles of the program share it: one sets the limit, and another one may read the file.
 */
const limit: AsyncLocalStorage<number> = sharedLimit();

function sharedLimit(): AsyncLocalStorage<number> {
  const shared = globalThis as { [key: symbol]: AsyncLocalStorage<number> | undefined };
  const key = Symbol.for('lintel.largest-file');
  shared[key] ??= new AsyncLocalStorage<number>();
  return shared[key];
}

/** The largest file that the run reads, in bytes. */
export function largestFile(): number {
  return limit.getStore() ?? LARGEST_FILE;
}

/** Does some work in which no larger file is read; null for the usual limit. */
export function withLargestFile<Outcome>(bytes: number | null, work: () => Outcome): Outcome {
  return bytes === null || bytes === largestFile() ? work() : limit.run(bytes, work);
}

/** The same for all that a thread does from now on. */
export function limitFilesTo(bytes: number): void {
  if (bytes !== largestFile()) limit.enterWith(bytes);
}
