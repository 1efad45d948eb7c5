#!/usr/bin/env node
/**
 * Starts the command line with its compiled code kept (kept-code.ts), which takes a third off the start. For the
 * bundles that are loaded later, and for Spectral, Node does that by itself from version 22.8 on.
 *
 * Compiled code is run as it is, so it is only taken from where nobody else can put it. Node's own place, below the
 * folder for temporary files, could be made by anybody, and is not used.
 */
import nodeModule from 'node:module';
import { join } from 'node:path';
import { ExitCode } from '../platform/exit-code.ts';
import { watchStandardOutput } from '../platform/io.ts';
import { nodeComplaint } from '../platform/node-version.ts';
import { userCacheFolder } from '../platform/user-cache.ts';
import { version } from '../platform/version.ts';
import { compileKept } from './kept-code.ts';
import { setStartFlags } from './start-flags.ts';

const BUNDLE = join(__dirname, 'command-line.cjs');

const [first, ...others] = process.argv.slice(2);
const complaint = nodeComplaint(process.versions.node);
// An older Node stops in the middle of the bundle, with a stack trace.
if (complaint !== null) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = ExitCode.failed;
}
// Loading everything takes longer than the answer.
else if ((first === '--version' || first === '-V') && others.length === 0) {
  watchStandardOutput();
  process.stdout.write(`${version()}\n`);
} else {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder?: string) => unknown };
  if (enableCompileCache !== undefined) keepOtherCode(enableCompileCache);
  // Only a run that lints compiles what later runs need.
  const isKeeping = first === 'lint';
  compileKept(BUNDLE, { isKeeping, setFlags: () => setStartFlags(first === 'verify') })(
    exports,
    require,
    module,
    BUNDLE,
    __dirname,
  );
}

/** NODE_COMPILE_CACHE is what the user says, and needs no folder. */
function keepOtherCode(enable: (folder?: string) => unknown): void {
  if (process.env.NODE_COMPILE_CACHE) return void enable();
  const folder = userCacheFolder(process.env);
  if (folder !== null) enable(join(folder, 'compiled'));
}
