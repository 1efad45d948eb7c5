/** A copy of the project with all mutants in it, each behind a switch. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { type Mutant, sourcesOf } from './draw.ts';
import { FOLDERS } from './folders.ts';
import { switchedText } from './switched.ts';

/** What is changed in the copy besides, so that it builds without types and its pages know the mutant. */
const ADAPTED: readonly (readonly [file: string, from: string, to: string])[] = [
  ['scripts/build.ts', '  buildTypes(),\n', ''],
  ['scripts/build.ts', "import { buildTypes } from './build/types.ts';\n", ''],
  [
    'pages/build-assets.ts',
    'await build({',
    "await build({ banner: entry.endsWith('.css') ? {} : { js: 'globalThis.LINTEL_MUTANT=' + (process.env.LINTEL_MUTANT || 0) + ';' },",
  ],
  [
    'test/browser/support/open.ts',
    'close: () => context.close()',
    'close: async () => { await (globalThis as never as { lintelNotePage?: (page: Page) => Promise<void> }).lintelNotePage?.(page); await context.close(); }',
  ],
  // What a mutant keeps from coming in a page is not waited for as long as on the busiest machine.
  ['test/support/eventually.ts', 'const ATTEMPTS = 6_000;', 'const ATTEMPTS = 400;'],
  [
    'test/browser/support/open.ts',
    'const page = await context.newPage();',
    'const page = await context.newPage(); page.setDefaultTimeout(10_000);',
  ],
];

/** What a test imports to start the build in dist/. */
const STARTS_BUILD = /\/(built-command|another-user|packed-project|stock-project|editor)\.ts'/;

/**
 * Makes the copy in a folder, with a build where some of the tests start it, and gives the product's files in the order
 * of their ids.
 */
export function makeSwitchedCopy(folder: string, mutants: readonly Mutant[], tests: readonly string[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  const listing = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listing.split('\0').filter((name) => !['', 'node_modules'].includes(name) && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const files = FOLDERS.flatMap(sourcesOf);
  writeSwitched(folder, files, mutants);
  for (const [file, from, to] of ADAPTED) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}; correct scripts/mutants`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  makeRepository(folder);
  if (tests.some((file) => STARTS_BUILD.test(readFileSync(file, 'utf8')))) {
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  }
  return files;
}

/** Some tests ask for what belongs to a repository, and the folder may lie in none. */
function makeRepository(folder: string): void {
  const name = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];
  const git = (...args: string[]) => execFileSync('git', [...name, ...args], { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'copy');
}

function writeSwitched(folder: string, files: readonly string[], mutants: readonly Mutant[]): void {
  const api = new API({ cwd: process.cwd() });
  const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
  for (const [index, file] of files.entries()) {
    const source = project?.program.getSourceFile(resolve(file));
    if (source === undefined) throw new Error(`${file} belongs to no project`);
    const own = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(join(folder, file), switchedText(source, own, index));
  }
  api.close();
}
