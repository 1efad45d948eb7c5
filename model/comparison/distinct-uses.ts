import type { ChangedUse } from './change.ts';

/** Each part of each operation once, in the order in which it comes first. */
export function distinctUses(uses: readonly ChangedUse[]): ChangedUse[] {
  return [...new Map(uses.map((use) => [`${use.operation}\n${use.part}`, use])).values()];
}
