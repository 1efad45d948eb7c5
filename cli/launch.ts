#!/usr/bin/env node
/**
 * Starts the command line with its compiled code kept from an earlier run, which takes a third off the start. Node does that by itself
 * from version 22.8 on; for older ones the code is kept beside the bundle, where that may be written.
 *
 * Compiled code is run as it is, so it is only taken from where nobody else can put it. Node's own place, below the folder for temporary
 * files, could be made by anybody, and is not used.
 */
import { readFileSync, statSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { ExitCode } from '../platform/exit-code.ts';
import { nodeComplaint } from '../platform/node-version.ts';
import { userCacheFolder } from '../platform/user-cache.ts';
import { version } from '../platform/version.ts';
import { writeFileWhole } from '../platform/write-file.ts';

const BUNDLE = join(__dirname, 'command-line.cjs');
const KEPT = join(__dirname, `command-line.${process.arch}-${process.versions.v8}.cache`);

const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder?: string) => unknown };
const [first, ...others] = process.argv.slice(2);
const complaint = nodeComplaint(process.versions.node);
// An older Node stops in the middle of the bundle, with a stack trace.
if (complaint !== null) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = ExitCode.failed;
}
// Loading everything takes longer than the answer.
else if ((first === '--version' || first === '-V') && others.length === 0) process.stdout.write(`${version()}\n`);
else if (enableCompileCache === undefined) {
  tuneForOneRun();
  runKept();
} else {
  const folder = userCacheFolder(process.env);
  // NODE_COMPILE_CACHE is what the user says, and needs no folder.
  if (process.env.NODE_COMPILE_CACHE) enableCompileCache();
  else if (folder !== null) enableCompileCache(join(folder, 'compiled'));
  require(BUNDLE);
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

function runKept(): void {
  const cachedData = readKept();
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(BUNDLE, 'utf8')}\n})`;
  const script = new Script(source, {
    filename: BUNDLE,
    ...(cachedData === null ? {} : { cachedData }),
  });
  const isKept = cachedData !== null && script.cachedDataRejected !== true;
  // Only a run that lints has compiled what later runs need.
  if (!isKept && process.argv[2] === 'lint') process.once('exit', () => keep(script));
  script.runInThisContext()(exports, require, module, BUNDLE, __dirname);
}

/** Null for what anybody but this user, root, and whoever may write the bundle could have put there. */
function readKept(): Buffer | null {
  try {
    const { uid, mode } = statSync(KEPT);
    const owners = [process.getuid?.(), 0, statSync(BUNDLE).uid];
    return owners.includes(uid) && (mode & 0o022) === 0 ? readFileSync(KEPT) : null;
  } catch {
    return null;
  }
}

/** Whoever cannot write here starts a little more slowly. */
function keep(script: Script): void {
  try {
    writeFileWhole(KEPT, script.createCachedData(), 0o644);
  } catch {
    return;
  }
}
