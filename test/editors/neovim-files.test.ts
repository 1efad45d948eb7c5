import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import { NEOVIM, skipWithout } from '../support/absences.ts';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const REASON = 'Why it has to stay as it is';
const TEXT =
  'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\ncomponents: {schemas: {Pet: {properties: {pet_name: {type: boolean}}}}}\n';

/**
 * Opens a description, waits for its findings, takes the quick fix that excuses the one on the third line, and asks
 * there for completion; what is seen is written down.
 */
const DRIVE = `
local function until_true(check) return vim.wait(60000, check, 50) end
local function codes() return vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(0)) end
vim.cmd('edit api.yaml')
until_true(function() return #codes() > 0 end)
local seen = { first = codes() }
vim.api.nvim_win_set_cursor(0, { 3, vim.fn.match(vim.fn.getline(3), 'pet_name') })
vim.lsp.buf.code_action({ filter = function(action) return vim.startswith(action.title, 'Ignore property-names') end, apply = true })
local at = -1
until_true(function()
  at = vim.fn.match(vim.fn.getline(3), '${REASON}')
  return at >= 0 and vim.api.nvim_win_get_cursor(0)[2] == at and #codes() == 0
end)
seen.line, seen.at, seen.cursor, seen.last = vim.fn.getline(3), at, vim.api.nvim_win_get_cursor(0)[2], codes()
vim.api.nvim_buf_set_lines(0, -1, -1, false, { 'x-lintel: {paged: ' })
local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 3, character = 18 } }, 60000)
for _, answer in pairs(answers) do seen.completed = vim.tbl_map(function(item) return item.label end, answer.result.items or answer.result) end
vim.fn.writefile({ vim.fn.json_encode(seen) }, 'seen.json')
vim.cmd('qall!')
`;

describe('editors/neovim: the files', function () {
  this.timeout(300_000);
  let folder: TemporaryFolder;

  before(function () {
    skipWithout('neovim 0.11', this);
  });
  beforeEach(() => {
    built('cli/main.cjs');
    folder = new TemporaryFolder();
    folder.write('.lintel.yaml', "ruleset: '2.1'\n");
    folder.write('api.yaml', TEXT);
    folder.write('drive.lua', DRIVE);
    // As npm installs the package.
    const bin = join(folder.path, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(resolve('.'), join(folder.path, 'node_modules/lintel'));
    symlinkSync('../lintel/dist/cli/main.cjs', join(bin, 'lintel'));
  });
  afterEach(() => folder.remove());

  function driven(init: string, files: Readonly<Record<string, string>>) {
    folder.write('config/nvim/init.lua', init);
    for (const [to, from] of Object.entries(files)) {
      const copy = join(folder.path, 'config/nvim', to);
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(from, copy);
    }
    const { status, stderr } = spawnSync(NEOVIM, ['--headless', '-c', 'luafile drive.lua'], {
      cwd: folder.path,
      env: { ...process.env, XDG_CONFIG_HOME: join(folder.path, 'config'), XDG_STATE_HOME: join(folder.path, 'state') },
      encoding: 'utf8',
      timeout: 280_000,
    });
    expect(status, stderr).to.equal(0);
    return JSON.parse(readFileSync(join(folder.path, 'seen.json'), 'utf8'));
  }

  function expectAll(seen: ReturnType<typeof driven>): void {
    expect(seen).to.deep.include({ first: ['property-names'], last: [], completed: ['false'], cursor: seen.at });
    expect(seen.line).to.contain(`x-lintel: {ignore: {property-names: ${REASON}}}`);
  }

  it('lsp/lintel.lua is found by vim.lsp.enable', () =>
    expectAll(driven("vim.lsp.enable('lintel')", { 'lsp/lintel.lua': 'editors/neovim/lintel.lua' })));

  it('the file for earlier versions starts the server by itself', () =>
    expectAll(
      driven("vim.cmd.luafile(vim.fn.stdpath('config') .. '/lintel.lua')", {
        'lintel.lua': 'editors/neovim/lintel-before-0.11.lua',
      }),
    ));
});
