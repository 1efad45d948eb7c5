import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getHeapCodeStatistics } from 'node:v8';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { isOwn, userCacheFolder } from '../platform/user-cache.ts';
import { makeFolder, writeFileWhole } from '../platform/write-file.ts';

/** Of the text of the bundle, which is all ASCII; scripts/build.ts says it. */
declare const BUNDLE_DIGEST: string;

/** Code that has grown by less is not written again: what a tenth takes to compile is a twentieth of a run. */
const GROWTH = 1.1;

/** Bytecode of Node's own functions, of which a run over a large file has less at its end, in bytes. */
const OF_NODE = 100_000;

/** A shorter run has nothing to compile that is worth keeping, in milliseconds of processor time. */
const SHORT = 200;

/** Compiled code, and the bytecode that there was at the end of the run that kept it, in bytes. */
interface KeptCode {
  readonly file: string;
  readonly code: Buffer;
  readonly bytecode: number;
}

/** How code is kept. */
interface KeepingOptions {
  /** False for runs that compile little, and which nobody waits for again. */
  readonly isKeeping: boolean;
  /**
   * Sets the flags of V8 with which every run starts: compiled code fits no run that starts with others. They hold for
   * all threads.
   */
  readonly setFlags: () => void;
}

/** What runs a CommonJS module, as Node wraps it. */
type Wrapped = (exports: object, require: NodeJS.Require, module: NodeJS.Module, file: string, folder: string) => void;

/**
 * A bundle, compiled from the code that was kept of it: by the package where its Node is the same, else by an earlier
 * run. At the end of the process the code is kept beside the bundle, or in the user's cache where that may not be
 * written: if there was none, or if this run has compiled more: another ruleset, or another kind of description, runs
 * other functions. The name says for which bundle, processor and V8 it is; V8 itself refuses what does not fit.
 */
export function compileKept(bundle: string, { isKeeping, setFlags }: KeepingOptions): Wrapped {
  if (isMainThread) setFlags();
  const name = `command-line.${BUNDLE_DIGEST}.${process.arch}-${process.versions.v8}.cache`;
  const beside = join(dirname(bundle), name);
  const known = ownCode(name) ?? codeBeside(beside, bundle);
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(bundle, 'latin1')}\n})`;
  const script = new Script(source, { filename: bundle, ...(known !== null && { cachedData: known.code }) });
  const kept = script.cachedDataRejected === true ? null : known;
  if (isKeeping && isMainThread) {
    process.once('exit', () => {
      setFlags();
      keep(script, kept, beside);
    });
  }
  return script.runInThisContext() as Wrapped;
}

/** What this user's earlier runs kept where the bundle may not be written. */
function ownCode(name: string): KeptCode | null {
  try {
    const file = join(ownFolder(), name);
    return isOwn(file, 0o022) ? readKept(file) : null;
  } catch {
    return null;
  }
}

/** Null for what anybody but this user, root, and whoever may write the bundle could have put there. */
function codeBeside(file: string, bundle: string): KeptCode | null {
  try {
    const { uid, mode } = statSync(file);
    const owners = [process.getuid?.(), 0, statSync(bundle).uid];
    return owners.includes(uid) && (mode & 0o022) === 0 ? readKept(file) : null;
  } catch {
    return null;
  }
}

/** @throws Error where there is no folder that only this user writes to. */
function ownFolder(): string {
  const folder = userCacheFolder(process.env);
  if (folder === null) throw new Error('there is no folder for the user');
  return join(folder, 'compiled');
}

/** The last four bytes of the file are the size of the bytecode. */
function readKept(file: string): KeptCode {
  const content = readFileSync(file);
  const end = content.length - 4;
  return { file, code: content.subarray(0, end), bytecode: content.readUInt32LE(end) };
}

/** Whoever can write nowhere starts a little more slowly. */
function keep(script: Script, kept: KeptCode | null, beside: string): void {
  if (kept !== null && isShort()) return;
  const bytecode = getHeapCodeStatistics().bytecode_and_metadata_size;
  if (kept !== null && bytecode < kept.bytecode * GROWTH + OF_NODE) return;
  const code = script.createCachedData();
  const content = Buffer.concat([code, Buffer.alloc(4)]);
  content.writeUInt32LE(bytecode, code.length);
  try {
    writeFileWhole(kept?.file ?? beside, content, 0o644);
  } catch {
    keepForUser(beside, content);
  }
}

function isShort(): boolean {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 < SHORT;
}

function keepForUser(beside: string, content: Buffer): void {
  try {
    const folder = ownFolder();
    makeFolder(folder);
    writeFileWhole(join(folder, basename(beside)), content, 0o644);
  } catch {
    return;
  }
}
