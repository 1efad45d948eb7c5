import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildLauncher } from '../scripts/build/launcher.ts';
import { PROGRAM } from '../scripts/build/node-program.ts';
import { PARTS } from './peers.ts';

/** Builds the commands that do a part of the work as the command line is built: one file, started in the same way. */
export async function buildParts(names: readonly string[] = ['parse-only', 'rule-count']): Promise<void> {
  rmSync(PARTS, { recursive: true, force: true });
  for (const name of names) {
    const outdir = join(PARTS, name);
    mkdirSync(outdir, { recursive: true });
    await build({ ...PROGRAM, entryPoints: { 'command-line': `bench/${name}.ts` }, outdir });
    await buildLauncher(outdir);
  }
}
