#!/usr/bin/env node
/**
 * Starts the command line with its compiled code kept (kept-code.ts), which takes a third off the start. For the bundles that are loaded
 * later, and for Spectral, Node does that by itself from version 22.8 on.
 *
 * Compiled code is run as it is, so it is only taken from where nobody else can put it. Node's own place, below the folder for temporary
 * files, could be made by anybody, and is not used.
 */
import nodeModule from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ExitCode } from '../platform/exit-code.ts';
import { nodeComplaint } from '../platform/node-version.ts';
import { userCacheFolder } from '../platform/user-cache.ts';
import { version } from '../platform/version.ts';
import { compileKept } from './kept-code.ts';

const BUNDLE = join(__dirname, 'command-line.cjs');

const [first, ...others] = process.argv.slice(2);
const complaint = nodeComplaint(process.versions.node);
// An older Node stops in the middle of the bundle, with a stack trace.
if (complaint !== null) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = ExitCode.failed;
}
// Loading everything takes longer than the answer.
else if ((first === '--version' || first === '-V') && others.length === 0) process.stdout.write(`${version()}\n`);
else {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder?: string) => unknown };
  if (enableCompileCache === undefined) tuneForOneRun();
  else keepOtherCode(enableCompileCache);
  // Only a run that lints compiles what later runs need.
  compileKept(BUNDLE, first === 'lint')(exports, require, module, BUNDLE, __dirname);
}

/**
 * A run calls much code a few times and little code often, and what it reads stays to its end. Node 20 optimizes so early that it
 * spends a third of the processor time on that, and lets the heap grow to double before it collects. Later versions compile in more
 * steps, and gain nothing by these flags. They belong to the key of the kept code, and so are set before it is read.
 */
function tuneForOneRun(): void {
  setFlagsFromString('--interrupt-budget=500000');
  setFlagsFromString('--heap-growing-percent=60');
}

/** NODE_COMPILE_CACHE is what the user says, and needs no folder. */
function keepOtherCode(enable: (folder?: string) => unknown): void {
  if (process.env.NODE_COMPILE_CACHE) return void enable();
  const folder = userCacheFolder(process.env);
  if (folder !== null) enable(join(folder, 'compiled'));
}
