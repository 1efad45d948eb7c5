/**
 * With which tests, in which order, a mutant is tried: those that call its function, first those that are named like
 * its file or stand in its folder.
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { appendTo } from '../../model/lib/group-by.ts';
import type { CoveringTest, TestFile } from './coverage.ts';
import { type Mutant, sourcesOf } from './draw.ts';
import { FOLDERS } from './folders.ts';
import type { FunctionBody } from './switched.ts';
import type { Selection } from './worker.ts';

/** What is known of the sources when mutants are planned. */
export interface Sources {
  /** The functions of a file, as they were when coverage was recorded; null where it is another now. */
  readonly functionsOf: (file: string) => readonly FunctionBody[] | null;
}

/** One file after the other; what is there twice is run once. */
export function selectionsFor(mutant: Mutant, tests: readonly TestFile[], { functionsOf }: Sources): Selection[] {
  const functions = functionsOf(mutant.file);
  const inner = functions?.filter(({ start, end }) => start <= mutant.start && mutant.end <= end).at(-1);
  const number = inner === undefined ? null : inner.id % 1000;
  const users = number === null ? [mutant.file, ...importersOf(mutant.file)] : [mutant.file];
  const calls = (test: CoveringTest) => number !== null && (test.calls[mutant.file]?.includes(number) ?? false);
  const touches = (test: CoveringTest) => users.some((file) => test.calls[file] !== undefined);
  const isOwn = (file: string) => file.startsWith(`test/${mutant.folder}/`);
  const ofFolder = tests.filter(({ file }) => isOwn(file)).flatMap(({ tests: own }) => own);
  const isQuick = ofFolder.reduce((sum, { milliseconds }) => sum + milliseconds, 0) < 2 * PART;
  const tiers: ((file: string, test: CoveringTest) => boolean)[] = [
    // What only reads values of a module calls none of its functions.
    (file, test) => isNamed(mutant.file, file, test) && (number === null || calls(test) || touches(test)),
    (file, test) => dirname(file) === `test/${dirname(mutant.file)}` && calls(test),
    (file, test) => isOwn(file) && calls(test),
    // What runs once, when a module is loaded, is called by whatever test loads it first.
    (file, test) => isOwn(file) && (isQuick || touches(test)),
    (_file, test) => calls(test),
    (_file, test) => touches(test),
    (file, test) => isNamed(mutant.file, file, test),
  ];
  const taken = new Set<CoveringTest>();
  return tiers.flatMap((admits) => {
    const found = tests.flatMap(({ file, tests: own, setup }) => {
      const admitted = own.filter((test) => !taken.has(test) && admits(file, test));
      for (const test of admitted) taken.add(test);
      return inParts(admitted, setup).map((part) => ({
        file,
        titles: part.map(({ title }) => title),
        cost: costOf(part),
      }));
    });
    return found.sort((left, right) => left.cost - right.cost).map(({ file, titles }) => ({ file, titles }));
  });
}

/** Milliseconds after which a file's tests are another part, so that a long file is run in part where the time ends. */
const PART = 1_000;

/** Each part is set up anew: one that takes less than that would mostly do so. */
function inParts(tests: readonly CoveringTest[], setup: number): CoveringTest[][] {
  const parts: CoveringTest[][] = [];
  let left = 0;
  for (const test of tests.toSorted((one, other) => costOf([one]) - costOf([other]))) {
    if (left <= 0) {
      parts.push([]);
      left = Math.max(PART, 2 * setup);
    }
    parts.at(-1)?.push(test);
    left -= test.milliseconds;
  }
  return parts;
}

/** Of tests that call little, the first fault is likely the mutant. */
function costOf(tests: readonly CoveringTest[]): number {
  const time = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const reach = Math.min(...tests.map(({ calls }) => Object.keys(calls).length));
  return time / tests.length + time / 20 + reach;
}

/**
 * Tests that are named like a file, or like the rule or the command that it belongs to. A single word says nothing in a
 * title.
 */
function isNamed(tried: string, file: string, { title }: CoveringTest): boolean {
  const isRule = tried.startsWith('rules/');
  const own = basename(tried).replace(/\.tsx?$/, '');
  const name = isRule || ['run', 'index', 'command'].includes(own) ? basename(dirname(tried)) : own;
  return file.includes(name) || title.includes(isRule || name.includes('-') ? name : tried);
}

let importers: Map<string, string[]> | null = null;

function importersOf(file: string): readonly string[] {
  importers ??= allImporters();
  return importers.get(file) ?? [];
}

function allImporters(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const from of FOLDERS.flatMap(sourcesOf)) {
    for (const [, module = ''] of readFileSync(from, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const file = posix.join(posix.dirname(from), module);
      appendTo(found, file, from);
    }
  }
  return found;
}
