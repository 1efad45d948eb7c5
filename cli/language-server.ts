/**
 * The language server: a bundle of its own (dist/cli/language-server.cjs), loaded by `lintel lsp` alone, since no other
 * command needs the protocol. The same file is what its thread starts with.
 */
import { isMainThread } from 'node:worker_threads';
import { serve } from '../languageserver/thread/serve.ts';
import type { ExitCode } from '../platform/exit-code.ts';
import type { Io } from '../platform/io.ts';
import type { LspCommandOptions } from './commands/lsp/options.ts';
import { makeLinter, runLanguageServer as run } from './commands/lsp/run.ts';

/**
 * Serves an editor on standard input and output. Examples are in the bundle of the pages, which is loaded for the first
 * of them.
 */
export function runLanguageServer(options: LspCommandOptions, io: Io): Promise<ExitCode> {
  return run(options, io, async (ruleId) => (await import('./page-commands.ts')).goodExampleOf(ruleId));
}

if (!isMainThread) serve(makeLinter);
