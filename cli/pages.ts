/**
 * The commands that write pages or show the rules' examples: a bundle of their own (dist/cli/pages.cjs), loaded when one of them
 * is called, since linting needs neither templates nor examples.
 */
export { catalogue } from './commands/catalogue.ts';
export { explain } from './commands/explain.ts';
export { review } from './commands/review.ts';
