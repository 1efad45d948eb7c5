import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';

describe('npm run service', () => {
  const start = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test-specs/service/main.ts', ...args]);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const said = await text(child.stderr);
    return { said, exit: await ended };
  };

  it('says in one sentence why it does not start', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const wrong: readonly [args: readonly string[], said: string][] = [
      [
        ['--port', String(port)],
        `nothing can listen on port ${port} (address already in use); name another one with --port\n`,
      ],
      [['--port', 'x'], '--port takes a number up to 65535, not "x"\n'],
      [['--prot', '1'], "Unknown option '--prot'; the service takes --port N and --fault ID\n"],
    ];
    for (const [args, said] of wrong) expect(await start(...args)).to.deep.equal({ said, exit: 2 });
    other.close();
  });
});
