import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/**
 * A command, what it is given, and what it answers. In expected text, `[..]` stands for any text within a line and
 * `[FOLDER]` for the folder in which the command runs.
 */
interface Scenario {
  readonly title: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The arguments, apart by blanks. */
  readonly command: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
  readonly exit: number;
  readonly stdout?: string;
  readonly stderr?: string;
  /** Files that the command writes. */
  readonly writes?: Readonly<Record<string, string>>;
}

const FOLDER = 'test/scenarios';

describe('command line', () => {
  for (const file of readdirSync(FOLDER).sort()) {
    describe(file, () => {
      const scenarios = parse(readFileSync(join(FOLDER, file), 'utf8')) as Scenario[];
      for (const scenario of scenarios) it(scenario.title, () => play(scenario));
    });
  }
});

async function play({ files = {}, command, stdout = '', stderr = '', exit, writes = {}, ...given }: Scenario) {
  const folder = new TemporaryFolder();
  try {
    for (const [name, content] of Object.entries(files)) folder.write(name, content);
    const outcome = await runCli(command.split(' ').filter(Boolean), { cwd: folder.path, ...given });
    const shown = (text: string) => text.replaceAll(folder.path, '[FOLDER]').replaceAll('\u001b', '<ESC>').trimEnd();
    expectText(shown(outcome.stderr), stderr);
    expectText(shown(outcome.stdout), stdout);
    expect(outcome.exit, 'exit code').to.equal(exit);
    for (const [name, content] of Object.entries(writes)) {
      expectText(shown(readFileSync(join(folder.path, name), 'utf8')), content);
    }
  } finally {
    folder.remove();
  }
}

function expectText(actual: string, expected: string): void {
  const wanted = expected.trimEnd();
  if (!wanted.includes('[..]')) {
    expect(actual).to.equal(wanted);
    return;
  }
  const pattern = wanted.split('[..]').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (!new RegExp(`^${pattern.join('.*')}$`).test(actual)) expect(actual).to.equal(wanted);
}
