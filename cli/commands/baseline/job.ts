import type { Io } from '../../../platform/io.ts';
import type { LintSession } from '../../lint-session.ts';
import type { BaselineCommandOptions } from './options.ts';

/** What a command line asks for, and where. */
export interface BaselineJob {
  /** The baseline as messages name it, and as an absolute path. */
  readonly output: string;
  readonly file: string;
  readonly options: BaselineCommandOptions;
  readonly session: LintSession;
  readonly io: Io;
}
