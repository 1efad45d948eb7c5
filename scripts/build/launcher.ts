import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { lazyBuiltins } from './lazy-builtins.ts';
import { LAUNCHER } from './node-program.ts';

/** What `lintel --version` does without. */
const NOT_FOR_VERSION = ['module', 'os', 'v8', 'vm', 'worker_threads'];

/**
 * Makes the launcher of the bundle `command-line.cjs` in a folder. It knows the bundle by its content, so that code
 * which was kept of another one is not taken.
 */
export async function buildLauncher(folder: string): Promise<void> {
  const bundle = join(folder, 'command-line.cjs');
  const text = inAscii(readFileSync(bundle, 'utf8'));
  writeFileSync(bundle, text);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const define = { ...LAUNCHER.define, BUNDLE_DIGEST: JSON.stringify(digest) };
  await build({ ...LAUNCHER, define, outdir: folder, plugins: [lazyBuiltins(NOT_FOR_VERSION)] });
}

/**
 * A program without letters beyond ASCII: Node reads it in half of the time, and holds it in half of the memory.
 * esbuild leaves such letters in regular expressions and raw templates; the latter are sources of regular expressions,
 * too.
 */
function inAscii(program: string): string {
  return program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
