import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { skipWithout } from '../support/absences.ts';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TEXT =
  'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\ncomponents: {schemas: {Pet: {properties: {pet_name: {type: boolean}}}}}\n';

/**
 * Opens the file in Neovim's own client, waits for what is shown, asks for a hover, and writes both down. Works from
 * 0.7 on.
 */
function script(file: string, output: string): string {
  const quoted = [process.execPath, built('cli/main.cjs'), 'lsp', '-r', '2.1'].map((word) => JSON.stringify(word));
  return `
local id = vim.lsp.start_client({ name = 'lintel', cmd = { ${quoted.join(', ')} }, root_dir = vim.fn.getcwd() })
vim.cmd('edit ' .. ${JSON.stringify(file)})
vim.lsp.buf_attach_client(0, id)
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local shown = vim.diagnostic.get(0)
local position = { line = shown[1].lnum, character = shown[1].col }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', { textDocument = { uri = vim.uri_from_bufnr(0) }, position = position }, 60000)
vim.fn.writefile({ vim.fn.json_encode({ shown = shown[1].message, line = shown[1].lnum, hover = answers[id].result.contents.value }) }, ${JSON.stringify(output)})
vim.cmd('qall!')
`;
}

describe('editors/neovim', function () {
  this.timeout(200_000);
  const folder = new TemporaryFolder();
  before(function () {
    skipWithout('neovim', this);
  });
  after(() => folder.remove());

  it('shows findings and says why, headless', () => {
    const file = folder.write('api.yaml', TEXT);
    const output = join(folder.path, 'out.json');
    const lua = folder.write('drive.lua', script(file, output));
    const { status, stderr } = spawnSync('nvim', ['--headless', '--clean', '-c', `luafile ${lua}`], {
      cwd: folder.path,
      encoding: 'utf8',
      timeout: 180_000,
    });
    expect(status, stderr).to.equal(0);
    const seen = JSON.parse(readFileSync(output, 'utf8'));
    expect(seen).to.include({ line: 2 });
    expect(seen.shown).to.contain('pet_name');
    expect(seen.hover).to.contain('**Why**');
  });
});
