import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is written or used for a moment beside where it goes; the name says which process of which machine made it. */
const DRAFT = /^\.lintel-([0-9a-f]{8})-(\d+)-[\w-]+$/;

/** How old a draft of another machine has to be before it is taken for left behind, in milliseconds: one day. */
const LONGEST = 86_400_000;

let drafts = 0;
let machine: string | null = null;
const swept = new Set<string>();

/**
 * A name for a draft in a folder, in which no other run writes. What killed runs have left in the folder is removed
 * first.
 */
export function draftIn(folder: string): string {
  removeLeftBehind(folder);
  return join(folder, `.lintel-${machineName()}-${process.pid}-${drafts++}`);
}

/** A new folder for a moment, which only this user reads. */
export function temporaryFolder(): string {
  return mkdtempSync(`${draftIn(tmpdir())}-`);
}

/** Several machines may share a folder, and each counts its processes for itself. */
function machineName(): string {
  machine ??= createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
  return machine;
}

/** Once for each folder: nothing of this process is in it yet, so what bears its number is of an earlier one. */
function removeLeftBehind(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  try {
    for (const name of readdirSync(folder)) {
      if (isLeftBehind(name, folder)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // Whoever cannot read the folder, or remove from it, goes on without.
  }
}

function isLeftBehind(name: string, folder: string): boolean {
  const [, ofMachine, pid] = DRAFT.exec(name) ?? [];
  if (ofMachine === undefined || pid === undefined) return false;
  if (Date.now() - lstatSync(join(folder, name)).mtimeMs > LONGEST) return true;
  return ofMachine === machineName() && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
