import { greatest, least } from '../model/lib/lists.ts';
import { type GrownRule, grownRules, type References } from './grown-rules.ts';
import type { FoundPlaces, PassRecord } from './pass-record.ts';

/** How often passes are taken back because a rule has more findings after them. */
const ROUNDS = 12;

/** How often further fixes are refused because of a rule that has as many findings without the ones before. */
const ATTEMPTS = 4;

/** What is refused at first. */
const NONE: readonly string[] = [];

/** Of so few fixes it is not asked which ones the rule needs to be without. */
const FEW = 1;

/** What is refused because of a rule. */
interface Trial {
  readonly rule: string;
  excess: number;
  attempts: number;
  /** The first pass that carried out one of the fixes. */
  pass: number;
  /** After so many passes it shows whether the rule has more findings. */
  shownAfter: number;
  /** The fixes that are refused, by their mark. */
  refused: readonly string[];
  /** Those without which the rule had fewer findings. */
  sure: readonly string[];
  /** The other half of those that are sure, while one half is tried alone; null while none is. */
  otherHalf: readonly string[] | null;
  /** All that was refused at any time. */
  all: readonly string[];
  isOver: boolean;
  /** Whether the rule had no more findings without what is refused. */
  isSolved: boolean;
}

/**
 * Sees to it that no rule has more findings in the end than in the beginning, and that few fixes are refused for that.
 */
export class GrowthGuard {
  /** After so many passes it shows whether what is tried suffices: only what does is carried on to the end. */
  horizon = Number.POSITIVE_INFINITY;
  private rounds = 0;
  private readonly trials = new Map<string, Trial>();
  /** What of all that is refused is so because of a rule. */
  private readonly marks = new Set<string>();

  /** @param refused Fixes that are not carried out, by their mark, with why: a clause. */
  constructor(private readonly refused: Map<string, string>) {}

  /**
   * True where it refuses several fixes because of one rule, of which it did not find out which ones the rule needs to
   * be without.
   */
  get refusesAtLarge(): boolean {
    return [...this.trials.values()].some(({ refused }) => refused.length > FEW);
  }

  /** What it refuses for sure, by mark, with why. */
  get refusedForSure(): ReadonlyMap<string, string> {
    const sure = [...this.trials.values()].filter(({ refused }) => refused.length <= FEW);
    return new Map(sure.flatMap(({ rule, refused }) => refused.map((mark) => [mark, reasonOf(rule)] as const)));
  }

  /**
   * Refuses fixes after which a rule has more findings, and admits again what it refused in vain. Before the end, at
   * the horizon, a rule may have more findings for a while: then only those are looked at of which it is known that
   * they have more in the end.
   *
   * @returns the index of the first pass that has to be taken back; null where none has.
   */
  judge(passes: readonly PassRecord[], now: FoundPlaces, references: References, isEnd = true): number | null {
    const grown = new Map(grownRules(passes, now, references).map((one) => [one.rule, one]));
    const isLast = this.rounds >= ROUNDS;
    this.rounds++;
    const before = [...this.trials.values()].map(({ refused }) => refused);
    for (const rule of new Set([...this.trials.keys(), ...(isLast || !isEnd ? [] : grown.keys())]))
      this.step(this.trialOf(rule, grown.get(rule)), grown.get(rule), { isLast, isEnd });
    const trials = [...this.trials.values()];
    const open = trials.filter(({ isOver }) => !isOver);
    this.horizon = open.length > 0 ? greatest(open.map(({ shownAfter }) => shownAfter)) : Number.POSITIVE_INFINITY;
    const changed = trials.filter(({ refused }, index) => refused !== (before[index] ?? NONE));
    if (changed.length === 0) return null;
    this.note();
    return least(changed.map(({ pass }) => pass));
  }

  private trialOf(rule: string, growth: GrownRule | undefined): Trial {
    const { excess = 0, pass = Number.POSITIVE_INFINITY, shownAfter = 0 } = growth ?? {};
    const nothing = { refused: NONE, sure: NONE, otherHalf: null, all: NONE, isOver: false, isSolved: false };
    const trial = this.trials.get(rule) ?? { rule, excess, pass, shownAfter, attempts: 0, ...nothing };
    this.trials.set(rule, trial);
    return trial;
  }

  /** Decides what else is refused because of a rule, or no more. */
  private step(
    trial: Trial,
    growth: GrownRule | undefined,
    { isLast, isEnd }: { readonly isLast: boolean; readonly isEnd: boolean },
  ): void {
    // What sufficed at the horizon need not suffice in the end.
    if (trial.isSolved && growth !== undefined && isEnd) trial.refused = trial.all;
    if (trial.isOver) return;
    if (growth === undefined) narrow(trial, isLast);
    else if (trial.otherHalf !== null) tryOtherHalf(trial, isLast);
    else this.refuseMore(trial, growth, isLast);
  }

  /** What is likely is refused first; the next attempt, and the less likely with it. */
  private refuseMore(trial: Trial, { excess, pass, suspects }: GrownRule, isLast: boolean): void {
    if (excess < trial.excess) {
      trial.excess = excess;
      trial.attempts = 0;
      trial.sure = trial.refused;
    }
    const known = new Set(trial.refused);
    const fresh = suspects.map((tier) => [...tier].filter((mark) => !known.has(mark)));
    const added = [fresh.slice(0, trial.attempts + 1).flat(), ...fresh].find(({ length }) => length > 0);
    if (isLast || added === undefined || trial.attempts >= ATTEMPTS) {
      trial.isOver = true;
      if (trial.sure.length < trial.refused.length) trial.refused = trial.sure;
      return;
    }
    trial.attempts++;
    trial.pass = Math.min(trial.pass, pass);
    trial.refused = [...new Set([...trial.refused, ...added])];
    trial.all = trial.refused;
  }

  /** Writes down what is refused now, and because of which rule. */
  private note(): void {
    for (const mark of this.marks) this.refused.delete(mark);
    this.marks.clear();
    for (const { rule, refused } of this.trials.values()) {
      for (const mark of refused) {
        if (this.refused.has(mark)) continue;
        this.refused.set(mark, reasonOf(rule));
        this.marks.add(mark);
      }
    }
  }
}

function reasonOf(rule: string): string {
  return `after it, ${rule} would have more findings than before`;
}

/** The rule has no more findings without what is refused: perhaps half of that does. */
function narrow(trial: Trial, isLast: boolean): void {
  trial.sure = trial.refused;
  trial.otherHalf = null;
  trial.isOver = isLast || trial.sure.length <= FEW;
  trial.isSolved = trial.isOver;
  if (trial.isOver) return;
  const half = Math.ceil(trial.sure.length / 2);
  trial.refused = trial.sure.slice(0, half);
  trial.otherHalf = trial.sure.slice(half);
}

/** One half of what is refused does not suffice. */
function tryOtherHalf(trial: Trial, isLast: boolean): void {
  const isFirst = trial.otherHalf?.[0] !== trial.sure[0];
  if (isFirst && !isLast) {
    [trial.refused, trial.otherHalf] = [trial.otherHalf ?? [], trial.refused];
    return;
  }
  trial.refused = trial.sure;
  trial.otherHalf = null;
  trial.isOver = true;
  trial.isSolved = true;
}
