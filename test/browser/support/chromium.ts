import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that tests use: the one of CHROMIUM_PATH, or the first on the PATH; null where there is none. */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let started: Promise<Browser> | undefined;

/** One browser for all tests of the process. */
export function browser(): Promise<Browser> {
  started ??= launch();
  return started;
}

/** @throws Error where there is no Chromium. */
async function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium; install it or name it in CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  // Its sandbox refuses to run as root, and the pages are our own.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

// Outside of every suite: once all tests have run.
after(async () => {
  await (await started)?.close();
});
