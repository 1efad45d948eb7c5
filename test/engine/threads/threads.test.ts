import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { built } from '../../support/built-command.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

/** Ends the thread that it runs in, for the file whose title says so. */
const RULESET = `
const judge = (title) => {
  if (title === 'Crash') process.exit(0);
  return [{ message: title + ' is a title' }];
};
export default { rules: { title: { given: '$.info.title', severity: 'error', then: { function: judge } } } };
`;

describe('several threads', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('own.mjs', RULESET);
  });
  afterEach(() => folder.remove());
  const describe = (name: string, title: string) =>
    folder.write(
      name,
      `openapi: 3.1.0\ninfo: { title: ${title}, version: 1.0.0 }\ncomponents: { schemas: { List: { type: array } } }\n`,
    );
  const lint = (threads: string, ...args: string[]) => {
    const command = [built('cli/main.cjs'), 'lint', '.', '--threads', threads, '--format', 'json', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder.path, encoding: 'utf8' });
    return { exit: status, stdout, stderr };
  };

  it('find what one finds, in the same order, however many files each lints', () => {
    for (let index = 0; index < 40; index++) describe(`${index}.yaml`, `Shop ${index}`);
    const one = lint('1', '--ruleset', 'all');
    const three = lint('3', '--ruleset', 'all');
    expect(three).to.deep.equal(one);
    expect(JSON.parse(one.stdout)).not.to.be.empty;
  });

  it('bear options of V8', () => {
    describe('a.yaml', 'Shop');
    describe('b.yaml', 'Stock');
    const command = ['--max-old-space-size=500', built('cli/main.cjs'), 'lint', '.', '-r', 'all', '--threads', '2'];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder.path, encoding: 'utf8' });
    expect({ status, stderr }).to.deep.equal({ status: 1, stderr: '' });
  });

  it('lose only the file whose thread ends', () => {
    describe('a.yaml', 'Shop');
    describe('b.yaml', 'Crash');
    describe('c.yaml', 'Stock');
    const { exit, stdout, stderr } = lint('2', '--ruleset', 'own.mjs');
    const messages = JSON.parse(stdout).map(({ message }: { message: string }) => message);
    expect(messages).to.include.members(['Shop is a title', 'Stock is a title']);
    expect(stderr).to.include('b.yaml: it could not be linted (its thread ended)');
    expect(exit).to.equal(2);
  });

  it('are counted from 1 on', () => {
    describe('a.yaml', 'Shop');
    expect(lint('0')).to.deep.include({
      exit: 2,
      stderr: 'lintel: --threads is "0"; give a whole number from 1 to 9999\n',
    });
  });
});
