import type { Budget } from './budget.ts';
import { type Minterm, mintermsOf } from './minterms.ts';
import { decidingSets, type Nfa } from './nfa.ts';
import { type Configurations, NfaRun } from './nfa-run.ts';

/** An NFA that a text must be accepted by, or must not be. */
export interface Constraint {
  readonly nfa: Nfa;
  readonly accepts: boolean;
}

/** The texts of a language that are, or are not, of another language as well. */
export interface SoughtTexts {
  readonly language: readonly Constraint[];
  readonly fits: 'inside' | 'outside';
  readonly shape: readonly Constraint[];
}

/** What all texts have in common that can be continued in the same ways. */
export interface ProductState {
  /** Equal for equal states. */
  readonly key: string;
  /** Where the NFA of each constraint may be. */
  readonly configurations: readonly Configurations[];
  /** Whether a text that ends here is sought. */
  readonly accepting: boolean;
}

/** The deterministic product of all constraints' NFAs (subset construction), built as far as it is visited. */
export class ProductAutomaton {
  /** The alphabet: one sample character for all that no NFA distinguishes. */
  readonly minterms: readonly Minterm[];
  private readonly sought: SoughtTexts;
  private readonly runs: readonly NfaRun[];
  private readonly budget: Budget;

  /** @throws {BudgetSpent} as all methods do. */
  constructor(sought: SoughtTexts, budget: Budget) {
    this.sought = sought;
    this.budget = budget;
    const constraints = [...sought.language, ...sought.shape];
    this.runs = constraints.map(({ nfa }) => new NfaRun(nfa, budget));
    const sets = constraints.flatMap(({ nfa }) => decidingSets(nfa));
    this.minterms = mintermsOf([...new Set(sets)], budget);
  }

  start(): ProductState {
    return this.state(this.runs.map((run) => run.begin()));
  }

  next({ configurations }: ProductState, { sample }: Minterm): ProductState {
    return this.state(this.runs.map((run, index) => run.read(configurations[index] ?? [], sample)));
  }

  /**
   * True where no continuation is of the language, because an NFA that has to accept the text has no configuration
   * left.
   */
  isDead({ configurations }: ProductState): boolean {
    return this.sought.language.some(({ accepts }, index) => accepts && configurations[index]?.length === 0);
  }

  private state(configurations: readonly Configurations[]): ProductState {
    this.budget.spend(configurations.length);
    const accepted = this.runs.map((run, index) => run.accepts(configurations[index] ?? []));
    const { language, shape, fits } = this.sought;
    const inLanguage = language.every(({ accepts }, index) => accepted[index] === accepts);
    const inShape = shape.every(({ accepts }, index) => accepted[language.length + index] === accepts);
    return {
      key: configurations.map((each) => each.join()).join(';'),
      configurations,
      accepting: inLanguage && inShape === (fits === 'inside'),
    };
  }
}
