import all from './all.ts';
import designReview from './design-review.ts';
import recommended from './recommended.ts';
import type { Ruleset } from './ruleset.ts';
import { SECTION_RULESETS } from './sections.ts';

/** Every ruleset by the name under which `--ruleset` and `extends` know it. */
export const RULESETS: Readonly<Record<string, Ruleset>> = {
  recommended,
  all,
  'design-review': designReview,
  ...SECTION_RULESETS,
};
