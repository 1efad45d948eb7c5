import type { Browser } from 'playwright-core';
import { chromiumPath } from '../../../platform/chromium.ts';

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
  started = undefined;
});
