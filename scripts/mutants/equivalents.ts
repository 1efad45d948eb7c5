/** Mutants that change nothing that anybody could notice, with the reason: test/mutants/equivalent.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Mutant } from './draw.ts';

const FILE = 'test/mutants/equivalent.yaml';

interface Equivalent {
  readonly file: string;
  /** The line in which it starts, without the space around it. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/** Why a mutant is equivalent; null where it is not known to be. */
export function equivalence(): (mutant: Mutant) => string | null {
  const known = existsSync(FILE) ? (parse(readFileSync(FILE, 'utf8')) as Equivalent[]) : [];
  return ({ file, context, original, replacement }) =>
    known.find((one) => one.file === file && one.line === context && one.from === original && one.to === replacement)
      ?.why ?? null;
}
