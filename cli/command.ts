import type { Command } from 'commander';
import type { ExitCode } from '../platform/exit-code.ts';
import type { Io } from '../platform/io.ts';
import type { ValuesFor } from './completion/values.ts';

/** A command of `lintel`. */
export interface CommandDefinition {
  readonly name: string;
  /** Gives the command its description, arguments and options. */
  readonly define: (command: Command) => Command;
  /** `given` are the arguments and then the options, as commander hands them to an action. */
  readonly run: (io: Io, ...given: never[]) => Promise<ExitCode>;
  /** True for one that holds `--max-file-size` itself, as it works for several projects one after the other. */
  readonly limitsFileSize?: boolean;
  /**
   * What completion offers, by the long name of an option or the name of an argument; files and folders are offered
   * without it.
   */
  readonly values?: Readonly<Record<string, ValuesFor>>;
}
