import { setFlagsFromString } from 'node:v8';

/** The versions of V8 whose flags are known to be these: it complains on the terminal of one that it does not know. */
const COUNTING = { first: 12, last: 14 } as const;

/**
 * Flags of V8 with which a run starts. They belong to the key of kept code: it fits a later run only if it is made
 * under the flags with which that one starts, and a run over large files changes some of them
 * (platform/heap-growth.ts).
 *
 * A run calls much code a few times and little code often, and V8 optimizes so early that it spends a third of the
 * processor time on that. Up to Node 20 what counts is the bytecode that a function has run through, later how often
 * it was called. What is read stays to the end: Node 20 lets the heap grow to double before it collects. Bytecode is
 * never thrown away: V8 does that to functions that have not run for several collections, as in a run over a large
 * file, whose code would then be kept without them.
 *
 * @param isLong True for a run that goes through the same code again and again: there, V8 optimizes as by itself.
 */
export function setStartFlags(isLong: boolean): void {
  const major = Number.parseInt(process.versions.v8, 10);
  if (!isLong) for (const flag of laterOptimization(major)) setFlagsFromString(flag);
  setFlagsFromString(`--heap-growing-percent=${major < COUNTING.first ? 60 : 0}`);
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--no-flush-bytecode');
}

/** Five to eight times as late as V8 does it; at ten times, a run over a large file takes longer again. */
function laterOptimization(major: number): readonly string[] {
  if (major < COUNTING.first) return ['--interrupt-budget=500000'];
  if (major > COUNTING.last) return [];
  return [
    '--invocation-count-for-maglev=2000',
    '--invocation-count-for-turbofan=20000',
    '--invocation-count-for-osr=4000',
  ];
}
