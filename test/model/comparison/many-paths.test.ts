import { expect } from 'chai';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

function described(paths: readonly string[]): string {
  const entries = paths.map((path) => [path, { get: { responses: {} } }]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'a', version: '1.0.0' },
    paths: Object.fromEntries(entries),
  });
}

describe('paths that are gone', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
  });
  after(() => folder.remove());

  const LIKE: readonly (readonly [string, readonly string[], readonly string[], boolean])[] = [
    ['one that resembles it', ['/v1/a/x'], ['/v1/a/y'], true],
    ['one that has a parameter there', ['/v1/a/x'], ['/v1/a/{id}'], true],
    ['one that differs where it has a parameter', ['/v1/a/{id}'], ['/v1/a/x'], false],
    ['two that resemble it', ['/v1/a/x'], ['/v1/a/y', '/v1/a/z'], false],
    ['one that resembles two that are gone', ['/v1/a/x', '/v1/a/w'], ['/v1/a/y'], false],
    ['one that differs in two segments', ['/v1/a/x'], ['/v1/b/y'], false],
  ];
  for (const [title, gone, come, isNamed] of LIKE) {
    it(`are told of ${title}: ${isNamed ? 'named' : 'not named'}`, async () => {
      folder.write('old.json', described(['/v1/same', ...gone]));
      folder.write('new.json', described(['/v1/same', ...come]));
      const { stdout } = await runCli(['diff', 'old.json', 'new.json', '-f', 'json'], { cwd: folder.path });
      const messages = (JSON.parse(stdout) as { message: string }[]).map(({ message }) => message).join('\n');
      expect(messages).to.include('/v1/a/');
      expect(come.some((path) => messages.includes(path))).to.equal(isNamed);
    });
  }
});
