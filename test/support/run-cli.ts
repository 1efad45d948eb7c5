import { run } from '../../cli/run.ts';
import type { Io } from '../../platform/io.ts';

export interface Invocation {
  readonly cwd: string;
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Input and output are a terminal. */
  readonly terminal?: boolean;
  /** Characters in a line of the terminal. */
  readonly columns?: number;
}

export interface CommandOutcome {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. */
export async function runCli(argv: readonly string[], invocation: Invocation): Promise<CommandOutcome> {
  const { cwd, stdin = '', env = {}, terminal: isTTY = false, columns = 100 } = invocation;
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTTY,
    // A Node stream knows its columns only where it is a terminal.
    ...(isTTY ? { columns } : {}),
  });
  const io: Io = {
    stdin: Object.assign(chunks(stdin), { isTTY }),
    stdout: output('stdout'),
    stderr: output('stderr'),
    cwd,
    env,
  };
  const exit = await run(argv, io);
  return { exit, ...written };
}

async function* chunks(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const middle = Math.floor(bytes.length / 2);
  yield bytes.subarray(0, middle);
  yield bytes.subarray(middle);
}
