import { expect } from 'chai';
import { FORMATS } from '../../reports/formats.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SIGNS: Readonly<Record<string, RegExp>> = {
  stylish: /^a\.yaml\n {2}2:13 {2}error {2}annotation-well-formed {2}/,
  json: /^\[\n\t\{\n\t\t"code": "annotation-well-formed"/,
  pretty: /ERROR +annotation/,
  text: /^a\.yaml:2:13 error annotation-well-formed "/,
  junit: /<failure message="x-lintel has no key/,
  html: /<!DOCTYPE html>/,
  teamcity: /##teamcity\[inspection typeId='annotation-well-formed'/,
  'github-actions': /^::error title=annotation-well-formed,/,
  sarif: /"ruleId": "annotation-well-formed"/,
  'code-climate': /"check_name": "annotation-well-formed"/,
  gitlab: /"check_name": "annotation-well-formed"/,
  markdown: /^\*\*1 problem .*\*\*\n\n`lintel explain CODE` .*\n\n\| Code \| Path/,
};

describe('formats', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
    folder.write('good.yaml', 'openapi: 3.1.1\n');
  });
  after(() => {
    folder.remove();
  });
  const lint = (file: string, format: string, ...more: string[]) =>
    runCli(['lint', file, '--format', format, '--ruleset', 'x-lintel', ...more], { cwd: folder.path });

  for (const format of FORMATS) {
    it(format, async () => {
      const { exit, stdout, stderr } = await lint('a.yaml', format);
      expect(stderr).to.equal('');
      expect(stdout).to.match(SIGNS[format] ?? /^$/);
      expect(stdout).not.to.contain('\u001b');
      expect(stdout).to.match(/[^\n]\n$/);
      expect(exit).to.equal(1);
    });

    it(`${format} of nothing`, async () => {
      const { exit, stderr } = await lint('good.yaml', format);
      expect(stderr).to.equal('');
      expect(exit).to.equal(0);
    });
  }

  it('json has Spectral’s members and the statements', async () => {
    folder.write(
      'list.yaml',
      'openapi: 3.0.4\ncomponents: { schemas: { A: { type: array, minItems: 0, items: {} } } }\n',
    );
    const { stdout } = await runCli(['lint', 'list.yaml', '-f', 'json', '-r', '2.2'], { cwd: folder.path });
    const [first] = (JSON.parse(stdout) as Record<string, unknown>[]).filter(({ code }) => code === 'array-max-items');
    expect(first).to.have.all.keys('code', 'path', 'message', 'severity', 'range', 'source', 'statements', 'keyRange');
    expect(first).to.deep.include({
      path: ['components', 'schemas', 'A'],
      severity: 0,
      range: { start: { line: 1, character: 27 }, end: { line: 1, character: 65 } },
      keyRange: { start: { line: 1, character: 25 }, end: { line: 1, character: 26 } },
      source: `${folder.path}/list.yaml`,
      statements: ['2.2/array-max-items'],
    });
  });

  it('sarif lists every rule that ran', async () => {
    const { stdout } = await lint('good.yaml', 'sarif');
    const ids = JSON.parse(stdout).runs[0].tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids.sort()).to.deep.equal(['annotation-in-use', 'annotation-well-formed']);
  });

  for (const format of ['gitlab', 'code-climate', 'sarif'] as const) {
    it(`${format} knows findings again where lines and items change places`, async () => {
      const parameter = (name: string) => `      - { name: ${name}, in: query, x-lintel: { bad: 1 } }\n`;
      const known = async (...names: string[]) => {
        folder.write('moved.yaml', `openapi: 3.1.1\npaths:\n  /a:\n    parameters:\n${names.map(parameter).join('')}`);
        const { stdout } = await lint('moved.yaml', format);
        return [...stdout.matchAll(/"(?:fingerprint|lintelFinding\/v1)": "([^"]+)"/g)]
          .map(([, fingerprint]) => String(fingerprint))
          .sort();
      };
      const before = await known('one', 'two');
      expect(new Set(before)).to.have.property('size', 2);
      expect(await known('two', 'one')).to.deep.equal(before);
      expect(await known('one', 'three')).to.not.deep.equal(before);
    });
  }
});
