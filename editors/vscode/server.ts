/** The server that comes with the extension: `lintel lsp`, with all that it needs in one file, which is also what its thread starts with. */
import { isMainThread } from 'node:worker_threads';
import { Command } from 'commander';
import { goodExampleOf } from '../../catalogue/good-example.ts';
import { lspCommand } from '../../cli/commands/lsp/command.ts';
import { makeLinter, runLanguageServer } from '../../cli/commands/lsp/run.ts';
import { serve } from '../../languageserver/thread/serve.ts';
import { processIo } from '../../platform/io.ts';

if (isMainThread) {
  const command = lspCommand.define(new Command('lintel'));
  command.parse(process.argv.slice(2), { from: 'user' });
  void runLanguageServer(command.opts(), processIo(), goodExampleOf);
} else {
  serve(makeLinter);
}
