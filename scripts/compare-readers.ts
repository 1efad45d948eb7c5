/**
 * Compares the fast reader with Spectral's parser on texts that are drawn: `npm run compare-readers -- [--count N]
 * [--seed S]`.
 *
 * Data, diagnostics, and the ranges of all paths have to be the same for what the fast one reads. Prints how many texts
 * of each kind there were, and how many of them it left to the other, by reason; the exit code is 1 where something is
 * different, and the smallest such text is shown.
 */

import { isDeepStrictEqual, parseArgs } from 'node:util';
import fc from 'fast-check';
import { addCount } from '../model/lib/count-each.ts';
import { readSource } from '../source/fast-reader/read-source.ts';
import { anchored, blockScalars, changed, json, written, writtenOddly } from '../test/support/drawn-texts.ts';
import { readFast, readThoroughly } from '../test/support/same-reading.ts';

const KINDS = {
  'as descriptions are': anchored,
  written,
  'in odd layouts': writtenOddly,
  'block scalars': blockScalars,
  JSON: json,
  changed,
} as const;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
console.log(`seed ${seed}`);
for (const [kind, texts] of Object.entries(KINDS)) compare(kind, texts, Math.ceil(count / Object.keys(KINDS).length));

function compare(kind: string, texts: fc.Arbitrary<string>, numRuns: number): void {
  const name = kind === 'JSON' ? 'a.json' : 'a.yaml';
  const reasons = new Map<string, number>();
  const outcome = fc.check(
    fc.property(texts, (text) => {
      const fast = readFast(text, name);
      if (fast === null) readSource(text, name === 'a.json', (why) => addCount(reasons, why));
      return fast === null || isDeepStrictEqual(fast, readThoroughly(text, name));
    }),
    { numRuns, seed },
  );
  const slow = [...reasons.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${kind}: ${outcome.numRuns} texts, ${slow} left to Spectral's parser`);
  for (const [reason, times] of [...reasons].sort(([, left], [, right]) => right - left))
    console.log(`  ${times} ${reason}`);
  if (!outcome.failed) return;
  console.log(`DIFFERENT: ${JSON.stringify(outcome.counterexample?.[0])}`);
  process.exitCode = 1;
}
