import { type Connection, createConnection } from 'vscode-languageserver/node';
import type { HoverSources } from '../../../languageserver/help/hover.ts';
import { serveEditor } from '../../../languageserver/server.ts';
import type { MakeLinter } from '../../../languageserver/thread/lint-thread.ts';
import type { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { heldFileSize } from '../../file-size.ts';
import { SessionLinter } from './description-linter.ts';
import type { LspCommandOptions } from './options.ts';

/** What the thread that lints is told, which has to be plain data. */
interface ThreadOptions {
  readonly options: LspCommandOptions;
  readonly env: Io['env'];
}

type GoodExampleOf = HoverSources['goodExampleOf'];

/**
 * Serves an editor on standard input and output, until it says that it goes or is gone. The connection ends the
 * process.
 *
 * @throws UsageError where `--max-file-size` is no size; what else is wrong shows in the editor.
 */
export async function runLanguageServer(
  options: LspCommandOptions,
  { env, leaveEndToOthers }: Io,
  goodExampleOf: GoodExampleOf,
): Promise<ExitCode> {
  heldFileSize(null, options);
  leaveEndToOthers?.();
  serveConnection(createConnection(process.stdin, process.stdout), options, env, goodExampleOf);
  return new Promise(() => undefined);
}

/** Serves an editor at the other end of a connection. */
export function serveConnection(
  connection: Connection,
  options: LspCommandOptions,
  env: Io['env'],
  goodExampleOf: GoodExampleOf,
): void {
  const optionsFor = (isTrusted: boolean): ThreadOptions => {
    const isUntrusted = !isTrusted && options.trust !== true;
    return { options: { ...options, isUntrusted }, env: { ...env } };
  };
  serveEditor(connection, optionsFor, makeLinter, goodExampleOf);
}

/** What lints in the thread. */
export const makeLinter: MakeLinter<ThreadOptions> = ({ options, env }) => new SessionLinter(options, env);
