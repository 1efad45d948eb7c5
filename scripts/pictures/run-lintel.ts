import { run } from '../../cli/run.ts';
import type { Io } from '../../platform/io.ts';

/** Characters in a line of the terminal of the pictures. */
const COLUMNS = 96;

/** What a command line of Lintel prints on a terminal. */
export async function printed(argv: readonly string[], cwd: string): Promise<string> {
  let text = '';
  const output = {
    write: (more: string) => {
      text += more;
    },
    isTTY: true,
    columns: COLUMNS,
  };
  const io: Io = { stdin: nothing(), stdout: output, stderr: output, cwd, env: { FORCE_COLOR: '1', CI: 'true' } };
  await run(argv, io);
  return text;
}

async function* nothing(): AsyncGenerator<string> {}
