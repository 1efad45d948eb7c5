/**
 * The commands that write pages or show the rules' examples: a bundle of their own (dist/cli/page-commands.cjs), loaded
 * when one of them is called, since linting needs neither templates nor examples.
 */
export { goodExampleOf } from '../catalogue/good-example.ts';
export { runCatalogueCommand } from './commands/catalogue/run.ts';
export { runExplainCommand } from './commands/explain/run.ts';
export { runReviewCommand } from './commands/review/run.ts';
