/**
 * Makes the pictures of README.md and docs/editors.md from the real thing: `npm run pictures`. Needs Chromium for that
 * of a review, Neovim and tmux for that of Neovim.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../platform/chromium.ts';
import { NEOVIM_PICTURE, neovimPicture } from './pictures/neovim.ts';
import { parcelsWithFaults } from './pictures/parcels.ts';
import { printed } from './pictures/run-lintel.ts';
import { TERMINAL, terminalPicture } from './pictures/terminal.ts';

const REVIEW = 'docs/pictures/review.png';
const SIZE = { width: 1200, height: 760 };

async function reviewPicture(executablePath: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pictures-'));
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    writeFileSync(join(folder, 'openapi.yaml'), parcelsWithFaults());
    await printed(['review', 'openapi.yaml', '--out', 'review.html'], folder);
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.goto(pathToFileURL(join(folder, 'review.html')).href);
    await page.screenshot({ path: REVIEW });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

writeFileSync(TERMINAL, await terminalPicture());
const { LINTEL_NEOVIM: neovim } = process.env;
if (neovim === undefined) {
  console.error(`LINTEL_NEOVIM names no Neovim of 0.11 or later, so ${NEOVIM_PICTURE} stays as it is.`);
  process.exitCode = 1;
} else writeFileSync(NEOVIM_PICTURE, await neovimPicture(neovim));
const executablePath = chromiumPath();
if (executablePath === null) {
  console.error(`There is no Chromium, so ${REVIEW} stays as it is; install it or name it in CHROMIUM_PATH.`);
  process.exitCode = 1;
} else await reviewPicture(executablePath);
