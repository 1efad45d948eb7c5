/**
 * What is bundled into dist/lintel.mjs and dist/lintel.cjs for the package's entries to take from. It imports nothing at
 * run time, so that it loads wherever Spectral does. Users get index.ts, which says less.
 */
export * as functions from './functions/index.generated.ts';
export * as grammar from './grammar/index.ts';
export { RULES as rules } from './rules/index.generated.ts';
export { RULESETS as rulesets } from './rulesets/index.ts';
export { default } from './rulesets/lintel.ts';
export { withOas } from './rulesets/with-oas.ts';
