import type { OfferedPath } from './offered-paths.ts';

/** A path before and the same one now. */
export interface PathPair {
  readonly before: OfferedPath;
  readonly after: OfferedPath;
  /**
   * The names of path parameters in one order, where that of the paths themselves does not do: an empty name stands for
   * a fixed segment.
   */
  readonly parameterNames?: { readonly before: readonly string[]; readonly after: readonly string[] };
}
