import type { RuleTally } from './engine.ts';

/** Sums what each rule did over several files. */
export function addTallies(total: Map<string, RuleTally>, more: ReadonlyMap<string, RuleTally>): void {
  for (const [id, tally] of more) {
    const known = total.get(id);
    total.set(id, known === undefined ? tally : sum(known, tally));
  }
}

function sum(left: RuleTally, right: RuleTally): RuleTally {
  return {
    judged: left.judged === null || right.judged === null ? null : left.judged + right.judged,
    findings: left.findings + right.findings,
    milliseconds: left.milliseconds + right.milliseconds,
  };
}
