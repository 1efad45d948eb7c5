/**
 * The commands that lint no descriptions: a bundle of their own (dist/cli/further-commands.cjs), loaded when one of
 * them is called, so that `lint` does not start with their code.
 */
export { runDiffCommand } from './commands/diff/run.ts';
export { runInitCommand } from './commands/init/run.ts';
export { runMergeCommand } from './commands/merge/run.ts';
export { runProbeCommand } from './commands/probe/run.ts';
export { runVerifyCommand } from './commands/verify/run.ts';
