/**
 * The server that comes with the extension: `lintel lsp`, with all that it needs in one file, which is also what its
 * thread starts with.
 */
import { isMainThread } from 'node:worker_threads';
import { Command } from 'commander';
import { goodExampleOf } from '../../catalogue/good-example.ts';
import { lspCommand } from '../../cli/commands/lsp/command.ts';
import { makeLinter, runLanguageServer } from '../../cli/commands/lsp/run.ts';
import { serve } from '../../languageserver/thread/serve.ts';
import { reasonOf } from '../../platform/error-text.ts';
import { ExitCode } from '../../platform/exit-code.ts';
import { processIo } from '../../platform/io.ts';
import { Log } from '../../platform/log.ts';

if (isMainThread) {
  const command = lspCommand.define(new Command('lintel'));
  command.parse(process.argv.slice(2), { from: 'user' });
  const io = processIo();
  // An option that cannot be used; VS Code shows what is written here.
  runLanguageServer(command.opts(), io, goodExampleOf).catch((error: unknown) => {
    new Log(io).say(reasonOf(error), error);
    process.exitCode = ExitCode.failed;
  });
} else {
  serve(makeLinter);
}
