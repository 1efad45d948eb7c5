import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const API = `openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
paths:
  /v1/shop/orders/{id}:
    parameters: [{ $ref: 'part.yaml#/Id' }]
    get: { responses: { '200': { description: The order. } } }
components:
  schemas:
    Order: { $ref: 'part.yaml#/Order' }
`;
const PART = `Id: { name: id, in: path, required: true, schema: { type: string } }
Order:
  type: object
  properties:
    bad_name: { type: string, maxLength: 9, minLength: 0 }
`;

describe('files whose lines end in CRLF', () => {
  const folder = new TemporaryFolder();
  const lint = (...args: string[]) => runCli(['lint', 'api.yaml', '-r', 'all', ...args], { cwd: folder.path });
  const write = (end: string, part = PART) => {
    folder.write('api.yaml', API.replaceAll('\n', end));
    folder.write('part.yaml', part.replaceAll('\n', end));
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'core.autocrlf=false', ...args], {
      cwd: folder.path,
      stdio: 'pipe',
    });

  after(() => folder.remove());

  it('have the findings of LF at the same places, in every report for people and programs', async () => {
    for (const format of ['text', 'stylish', 'json', 'sarif', 'junit', 'gitlab']) {
      write('\n');
      const { stdout } = await lint('-f', format);
      write('\r\n');
      expect((await lint('-f', format)).stdout, format).to.equal(stdout);
    }
  });

  it('are known by a baseline of LF', async () => {
    write('\n');
    await runCli(['baseline', 'api.yaml', '-r', 'all'], { cwd: folder.path });
    write('\r\n');
    expect((await lint()).exit).to.equal(0);
  });

  it('are compared with git line by line', async () => {
    write('\r\n');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'one');
    write('\r\n', `${PART}    other_name: { type: string, maxLength: 9, minLength: 0 }\n`);
    const { stdout } = await lint('--no-baseline', '--since', 'HEAD', '--changed-lines', '-f', 'text');
    expect(stdout.match(/^part\.yaml:\d+/gm)).to.deep.equal(['part.yaml:6']);
    expect(stdout).to.contain('otherName');
  });
});
