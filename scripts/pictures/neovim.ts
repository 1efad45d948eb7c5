import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { terminalSvg } from './terminal-svg.ts';

/** The picture of Neovim for docs/editors.md, from the repository's root. */
export const NEOVIM_PICTURE = 'docs/pictures/neovim.svg';

const SIZE = { columns: 130, lines: 18 };

const DESCRIPTION = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /v1/pets/{petId}:
    get:
      responses:
        '200':
          description: The pet.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
components:
  schemas:
    Pet:
      type: object
      properties:
        pet_name: { type: string, maxLength: 50 }
`;

const INIT = `vim.lsp.enable('lintel')
vim.diagnostic.config({ virtual_text = { spacing = 1 } })
vim.o.number, vim.o.laststatus, vim.o.ruler, vim.o.termguicolors = true, 0, false, false
vim.o.shortmess = vim.o.shortmess .. 'FI'
`;

/** Hovers over the finding, and says so in a file. */
const SHOW = `vim.cmd('edit openapi.yaml')
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
vim.api.nvim_win_set_cursor(0, { 17, 9 })
-- Once the cursor's move is heard of, which would close the window.
vim.defer_fn(function()
  vim.lsp.buf.hover({ border = 'rounded', max_width = 84, max_height = 11 })
  local timer = vim.uv.new_timer()
  timer:start(100, 100, vim.schedule_wrap(function()
    if #vim.api.nvim_list_wins() > 1 then vim.fn.writefile({}, 'shown') end
  end))
end, 500)
`;

/** What Neovim shows of a finding under the cursor. Needs tmux, which keeps what a terminal would show. */
export async function neovimPicture(neovim: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pictures-'));
  try {
    prepare(folder);
    return terminalSvg('nvim openapi.yaml', plainCodes(await screen(neovim, folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function prepare(folder: string): void {
  const [bin, lsp] = [join(folder, 'node_modules/.bin'), join(folder, 'config/nvim/lsp')];
  for (const made of [bin, lsp]) mkdirSync(made, { recursive: true });
  symlinkSync(resolve('.'), join(folder, 'node_modules/lintel'));
  symlinkSync('../lintel/dist/cli/main.cjs', join(bin, 'lintel'));
  cpSync('editors/neovim/lintel.lua', join(lsp, 'lintel.lua'));
  const files = { 'config/nvim/init.lua': INIT, 'show.lua': SHOW, 'openapi.yaml': DESCRIPTION };
  for (const [name, text] of Object.entries({ ...files, '.lintel.yaml': "ruleset: '2.1'\n" }))
    writeFileSync(join(folder, name), text);
}

async function screen(neovim: string, folder: string): Promise<string> {
  const tmux = (...args: string[]) =>
    execFileSync('tmux', ['-S', join(folder, 'tmux'), '-f', '/dev/null', ...args], { encoding: 'utf8' });
  const env = [`XDG_CONFIG_HOME=${join(folder, 'config')}`, `XDG_STATE_HOME=${join(folder, 'state')}`];
  const size = ['-x', String(SIZE.columns), '-y', String(SIZE.lines)];
  tmux('new-session', '-d', ...size, '-c', folder, 'env', ...env, neovim, '-c', 'luafile show.lua');
  try {
    for (let left = 600; left > 0 && !existsSync(join(folder, 'shown')); left--) await pause(100);
    await pause(500);
    return tmux('capture-pane', '-e', '-p');
  } finally {
    tmux('kill-server');
  }
}

/**
 * The codes that a picture of a terminal knows: bright colours as the others, no backgrounds, no colours of lines under
 * words.
 */
function plainCodes(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins a code.
  return output.replaceAll(/\u001b\[([\d;]*)m/g, (_code, given: string) => {
    if (/^(?:4[0-9]|10[0-7]|5[89])(?:;|$)/.test(given)) return '';
    const codes = given.split(';').map((one) => one.replace(/^9(?=[1-6])/, '3'));
    return codes.map((one) => `\u001b[${one}m`).join('');
  });
}
