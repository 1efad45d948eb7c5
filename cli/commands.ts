import type { CommandDefinition } from './command.ts';
import { baselineCommand } from './commands/baseline/command.ts';
import { catalogueCommand } from './commands/catalogue/command.ts';
import { completionCommand } from './commands/completion/command.ts';
import { diffCommand } from './commands/diff/command.ts';
import { explainCommand } from './commands/explain/command.ts';
import { initCommand } from './commands/init/command.ts';
import { lintCommand } from './commands/lint/command.ts';
import { lspCommand } from './commands/lsp/command.ts';
import { mergeCommand } from './commands/merge/command.ts';
import { pathsCommand } from './commands/paths/command.ts';
import { probeCommand } from './commands/probe/command.ts';
import { reviewCommand } from './commands/review/command.ts';
import { rulesCommand } from './commands/rules/command.ts';
import { verifyCommand } from './commands/verify/command.ts';

/** Every command, in the order of the help. What a command needs is loaded when it runs. */
export const COMMANDS: readonly CommandDefinition[] = [
  lintCommand,
  verifyCommand,
  probeCommand,
  diffCommand,
  baselineCommand,
  mergeCommand,
  rulesCommand,
  explainCommand,
  catalogueCommand,
  pathsCommand,
  reviewCommand,
  initCommand,
  lspCommand,
  completionCommand,
];
