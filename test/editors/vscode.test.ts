import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { HoverRequest } from 'vscode-languageserver/node';
import { chooseLaunch } from '../../editors/vscode/launch-choice.ts';
import { SERVER, writeExtension } from '../../scripts/build/vscode-extension.ts';
import { LanguageClient, uri } from '../support/language-client.ts';
import { IS_FULL } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TEXT =
  'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\ncomponents: {schemas: {Pet: {properties: {pet_name: {type: boolean}}}}}\n';

describe('editors/vscode', function () {
  this.timeout(300_000);
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('takes the Lintel of the project in a trusted workspace, else its own', () => {
    const own = folder.write('node_modules/lintel/dist/cli/main.cjs', '');
    const settings = { folders: [folder.path], isTrusted: true, useProjectVersion: true, ruleset: '', arguments: [] };
    expect(chooseLaunch(settings, 'bundled')).to.deep.equal({ module: own, args: ['lsp'] });
    expect(chooseLaunch({ ...settings, isTrusted: false }, 'bundled')).to.deep.equal({ module: 'bundled', args: [] });
    expect(chooseLaunch({ ...settings, useProjectVersion: false, ruleset: 'all' }, 'bundled')).to.deep.equal({
      module: 'bundled',
      args: ['--ruleset', 'all'],
    });
  });

  it('comes with all that its server needs: Spectral, examples, the pages of the rules', async () => {
    // Elsewhere, nothing of the repository is found by accident.
    const installed = join(folder.path, 'installed');
    await writeExtension(installed, [SERVER]);
    folder.write('spectral/.git/HEAD', '');
    folder.write(
      'spectral/.spectral.js',
      "module.exports = { rules: { own: { given: '$.info', then: { function: () => [{ message: 'seen' }] } } } };\n",
    );
    folder.write('direct/.lintel.yaml', "ruleset: '2.1'\n");
    const client = await LanguageClient.start({
      folders: ['spectral', 'direct'].map((name) => join(folder.path, name)),
      server: [join(installed, 'dist/server.cjs')],
      trusted: true,
    });
    const other = folder.write('spectral/api.yaml', TEXT);
    await client.open(other, TEXT);
    expect((await client.diagnostics(other)).map(({ code }) => code)).to.deep.equal(['own']);
    const file = folder.write('direct/api.yaml', TEXT);
    await client.open(file, TEXT);
    const [finding] = await client.diagnostics(file);
    expect(finding?.codeDescription?.href).to.equal(uri(join(installed, 'docs/rules/property-names.md')));
    const at = { textDocument: { uri: uri(file) }, position: finding?.range.start ?? { line: 0, character: 0 } };
    const hover = await client.connection.sendRequest(HoverRequest.type, at);
    expect(JSON.stringify(hover)).to.contain('This holds');
    await client.stop();
  });

  it('takes no arguments from the settings of a workspace that is not trusted', () => {
    const { capabilities, contributes } = JSON.parse(readFileSync('editors/vscode/package.json', 'utf8'));
    const { restrictedConfigurations } = capabilities.untrustedWorkspaces;
    // `--trust` is an argument, and a ruleset may be a program.
    expect(restrictedConfigurations).to.include.members(['lintel.arguments', 'lintel.ruleset']);
    expect(contributes.configuration.properties).to.include.keys(restrictedConfigurations);
  });

  it('says what is wrong with an option in one line', async () => {
    const installed = join(folder.path, 'installed');
    await writeExtension(installed, [SERVER]);
    const server = [join(installed, 'dist/server.cjs'), '--max-file-size', 'much'];
    const { status, stderr } = spawnSync(process.execPath, server, { encoding: 'utf8' });
    expect(status).to.equal(2);
    expect(stderr).to.equal('lintel: --max-file-size takes a number of MB above 0, not "much"\n');
  });

  if (IS_FULL)
    it('is packaged by npm run vsix', () => {
      const { status, stderr } = spawnSync('npm', ['run', 'vsix'], { encoding: 'utf8' });
      expect(status, stderr).to.equal(0);
      expect(existsSync('dist/lintel.vsix')).to.equal(true);
    });
});
