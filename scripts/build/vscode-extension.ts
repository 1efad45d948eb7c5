import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { BUILT_EXAMPLES } from './built-examples.ts';
import { bundlesApart, PROGRAM } from './node-program.ts';

/** Files and folders that come along, from the root of the repository into the extension. */
const COPIED = [
  ['editors/vscode/README.md', 'README.md'],
  ['LICENSE', 'LICENSE'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['docs/rules', 'docs/rules'],
] as const;

/** The part that runs in VS Code. */
export const EXTENSION: BuildOptions = {
  ...PROGRAM,
  entryPoints: { extension: 'editors/vscode/extension.ts' },
  external: ['vscode'],
};

/** The server. The extension has no node_modules, so what the command finds installed is bundled into it. */
export const SERVER: BuildOptions = {
  ...PROGRAM,
  entryPoints: { server: 'editors/vscode/server.ts' },
  external: ['fsevents'],
  // Some packages load their parts in a way that only their other form shows.
  mainFields: ['module', 'main'],
  define: { ...PROGRAM.define, ...BUILT_EXAMPLES },
  // The definition of the command names its bundle, which this one stands for.
  plugins: [bundlesApart()],
};

/** Writes the extension as it is installed into a folder; of its programs those that are given. */
export async function writeExtension(folder: string, programs: readonly BuildOptions[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(programs.map((program) => build({ ...program, outdir: join(folder, 'dist') })));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const manifest = JSON.parse(readFileSync('editors/vscode/package.json', 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  for (const [from, to] of COPIED) cpSync(from, join(folder, to), { recursive: true });
}
