import type { Description } from '../description/description.ts';
import { asObject, asString } from '../description/json.ts';
import { causesOf } from './causes.ts';
import type { Change } from './change.ts';
import { compareMajors, isAllReplaced } from './compare-majors.ts';
import { comparePaths } from './compare-paths.ts';
import { compareWebhooks } from './compare-webhooks.ts';
import { InterfaceComparison } from './interface-comparison.ts';
import { matchPaths } from './match-paths.ts';
import { offeredPaths } from './offered-paths.ts';

/** What changed between two descriptions, as clients see it. */
export interface DescriptionComparison {
  /** Each cause once, in the order of places. */
  readonly changes: readonly Change[];
  /** False where no path or webhook of one is in the other, and their titles differ: they describe different APIs. */
  readonly haveCommon: boolean;
}

/**
 * Compares two descriptions. Each pair of schemas is compared once for each direction, so that time grows with the size
 * of the descriptions.
 */
export function compareDescriptions(before: Description, after: Description): DescriptionComparison {
  const comparison = new InterfaceComparison(before, after);
  const [then, now] = [offeredPaths(before), offeredPaths(after)];
  const matched = matchPaths(then, now);
  comparePaths(matched, now, comparison);
  compareMajors(matched, comparison);
  // Where all paths are of a new major version, so is what the service sends.
  const webhooks = isAllReplaced(matched) ? 0 : compareWebhooks(comparison);
  const isEmpty = then.length + before.webhooks.length === 0 || now.length + after.webhooks.length === 0;
  const paths = matched.same.length + matched.divided.pairs.length + matched.moved.length;
  const found = paths + webhooks + matched.majors.flatMap(({ pairs }) => pairs).length;
  return { changes: causesOf(comparison), haveCommon: isEmpty || found > 0 || haveOneTitle(before, after) };
}

/** Of two versions that have no path in common, the title shows that they are of one API. */
function haveOneTitle(before: Description, after: Description): boolean {
  const [then, now] = [before, after].map(({ root }) => asString(asObject(root.info).title));
  return then != null && then === now;
}
