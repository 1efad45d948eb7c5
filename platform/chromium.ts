import { spawn } from 'node:child_process';
import { accessSync, constants, renameSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { draftIn, temporaryFolder } from './drafts.ts';
import { reasonOf } from './error-text.ts';
import { UsageError } from './usage-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** Where installers put it on systems that have no folder for commands. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** Milliseconds after which a browser that has not printed never will. */
const LONGEST = 180_000;

/** The Chromium of CHROMIUM_PATH, or the first on the PATH or among the applications; null where there is none. */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  canRun: (file: string) => boolean = isExecutable,
): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((root) => root ?? []);
  const installed = roots.flatMap((root) => WINDOWS_PROGRAMS.map((program) => `${root}\\${program}`));
  return [...onPath, ...APPLICATIONS, ...installed].find(canRun) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prints a page into a PDF file, wholly or not at all.
 *
 * @param page its file
 * @param hash the part of its address from `#` on
 * @throws UsageError where the browser does not print.
 */
export async function printToPdf(chromium: string, page: string, hash: string, output: string): Promise<void> {
  const folder = temporaryFolder();
  const draft = draftIn(dirname(output));
  try {
    const said = await runBrowser(chromium, [
      '--headless',
      '--disable-gpu',
      '--no-first-run',
      '--no-pdf-header-footer',
      `--user-data-dir=${folder}`,
      // Its sandbox refuses to run as root, and the page is our own.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // The page is drawn by its script.
      '--virtual-time-budget=30000',
      `--print-to-pdf=${draft}`,
      `${pathToFileURL(page).href}${hash}`,
    ]);
    if ((statSync(draft, { throwIfNoEntry: false })?.size ?? 0) === 0)
      throw new UsageError(`${chromium} wrote no PDF${said === '' ? '' : ` (${said})`}; ${REMEDY}`);
    renameSync(draft, output);
  } finally {
    rmSync(draft, { force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const REMEDY = 'write the page with --out report.html, and print it from a browser';

/** What the browser said last on standard error, once it has ended. */
function runBrowser(chromium: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(chromium, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    // The timeout of spawn itself keeps the process alive where the program could not be started.
    setTimeout(() => child.kill('SIGKILL'), LONGEST).unref();
    let said = '';
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
    child.on('error', (error) =>
      reject(new UsageError(`${chromium} cannot be started (${reasonOf(error)}); ${REMEDY}`)),
    );
    child.on('close', () => resolve(said.trim().split('\n').at(-1) ?? ''));
  });
}
