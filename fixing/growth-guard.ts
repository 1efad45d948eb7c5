import { append, least } from '../model/lib/lists.ts';
import { type GrownRule, grownRules } from './grown-rules.ts';
import type { FoundPlaces, PassRecord } from './pass-record.ts';

/** How often passes are taken back because a rule has more findings after them. */
const ROUNDS = 12;

/** How often further fixes are refused because of a rule that has as many findings without the ones before. */
const ATTEMPTS = 4;

/** What was refused because of a rule since it last had fewer findings. */
interface Trial {
  excess: number;
  attempts: number;
  readonly marks: string[];
}

/** Sees to it that no rule has more findings in the end than in the beginning. */
export class GrowthGuard {
  private rounds = 0;
  private readonly trials = new Map<string, Trial>();
  /** Rules that have as many findings without the fixes that seemed to be why. */
  private readonly unexplained = new Set<string>();

  /** @param refused Fixes that are not carried out, by their mark, with why: a clause. */
  constructor(private readonly refused: Map<string, string>) {}

  /**
   * Refuses fixes after which a rule has more findings, and admits again what it refused in vain.
   *
   * @returns the index of the first pass that has to be taken back; null where none has.
   */
  judge(passes: readonly PassRecord[], now: FoundPlaces): number | null {
    const grown = grownRules(passes, now).filter(({ rule }) => !this.unexplained.has(rule));
    const isLast = this.rounds >= ROUNDS;
    const inVain = grown.filter((one) => this.isInVain(one, isLast));
    for (const { rule } of inVain) this.admitAgain(rule);
    if (inVain.length > 0) return 0;
    const refusable = grown.filter(({ marks }) => marks.size > 0);
    if (isLast || refusable.length === 0) return null;
    this.rounds++;
    for (const one of refusable) this.refuse(one);
    return least(refusable.map(({ pass }) => pass));
  }

  private refuse({ rule, excess, marks }: GrownRule): void {
    const known = this.trials.get(rule);
    const trial = known === undefined || excess < known.excess ? { excess, attempts: 0, marks: [] } : known;
    this.trials.set(rule, trial);
    trial.attempts++;
    const added = [...marks].filter((mark) => !this.refused.has(mark));
    append(trial.marks, added);
    for (const mark of added) this.refused.set(mark, `after it, ${rule} would have more findings than before`);
  }

  /** True where a rule has no fewer findings without all that was refused because of it. */
  private isInVain({ rule, excess, marks }: GrownRule, isLast: boolean): boolean {
    const trial = this.trials.get(rule);
    if (trial === undefined || excess < trial.excess) return false;
    return isLast || marks.size === 0 || trial.attempts >= ATTEMPTS;
  }

  private admitAgain(rule: string): void {
    this.unexplained.add(rule);
    for (const mark of this.trials.get(rule)?.marks ?? []) this.refused.delete(mark);
  }
}
