/**
 * What is bundled into dist/lintel.mjs and dist/lintel.cjs for the package's entries to take from. It imports nothing
 * at run time, so that it loads wherever Spectral does. Users get index.ts, which says less.
 */
import all from './rulesets/all.ts';
import { withFormerIds } from './rulesets/former-ids.ts';
import { RULESETS } from './rulesets/index.ts';
import lintel from './rulesets/lintel.ts';
import { withOas as withOasAnd } from './rulesets/with-oas.ts';

export * as functions from './functions/index.generated.ts';
export * as grammar from './grammar/index.ts';
export { RULES as rules } from './rules/index.generated.ts';

export const rulesets = Object.fromEntries(
  Object.entries(RULESETS).map(([name, ruleset]) => [name, withFormerIds(ruleset)]),
);

export default withFormerIds(lintel);

/** Lintel's rules beside those of spectral:oas, without what both say. */
export function withOas(oas: { readonly rules: object }) {
  return withOasAnd(oas, withFormerIds(all));
}
