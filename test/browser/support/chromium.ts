import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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

/** One browser for all tests of the process; root's hook closes it. */
export function browser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium; install it or name it in CHROMIUM_PATH.');
  // Its sandbox refuses to run as root, and the pages are our own.
  started ??= chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return started;
}

/** Closes the browser, if one was started. */
export async function closeBrowser(): Promise<void> {
  const running = started;
  started = undefined;
  await (await running)?.close();
}
