import { reasonOf } from './error-text.ts';
import { ExitCode } from './exit-code.ts';
import { endWith, leaveEndToOthers } from './own-end.ts';
import { UsageError } from './usage-error.ts';

/** Where text goes; a Node stream fits. */
export interface Output {
  write(text: string): unknown;
  /** Writes lines that CI systems are meant to take for commands. Without it, `write` does. */
  writeCommands?(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything that a command knows of the process it runs in, so that tests can run it without one. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Waits for Ctrl-C, or until the terminal is closed, which does not end the process from then on. */
  readonly interrupted?: () => Promise<void>;
  /** Ends the process though work is under way. */
  readonly exit?: (code: number) => void;
  /** Says that a library ends the process, at any time and with any code. */
  readonly leaveEndToOthers?: () => void;
}

/** The real process. */
export function processIo(): Io {
  watchStandardOutput();
  const { stdout, stderr, env } = process;
  return {
    stdin: standardInput(),
    stdout,
    stderr,
    cwd: workingFolder(),
    env,
    interrupted: untilInterrupted,
    exit: endWith,
    leaveEndToOthers,
  };
}

/** A shell whose terminal is closed hangs up, and so does the system: that comes twice, and a second Ctrl-C ends. */
function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve).on('SIGHUP', resolve);
  });
}

/** @throws UsageError */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new UsageError('the working folder is gone; go into one that is there', { cause: error });
  }
}

/** A reader that goes away early (`| head`) ends the output, not the program. */
export function watchStandardOutput(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`lintel: standard output cannot be written (${reasonOf(error)}); send it elsewhere\n`);
    // Half a report is none: whoever reads it must not take what is missing for clean.
    endWith(ExitCode.failed);
  });
}

/** Opened when it is read or asked for: to open it takes milliseconds, and most runs do neither. */
function standardInput(): Io['stdin'] {
  return {
    [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator](),
    get isTTY() {
      return process.stdin.isTTY;
    },
  };
}
