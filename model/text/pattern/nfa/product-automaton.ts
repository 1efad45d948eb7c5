import type { Condition } from '../language.ts';
import { alphabetOf, type Letter } from './minterms.ts';
import { type Budget, decidingSets, type Places, TextRun } from './nfa-run.ts';

/** What texts with equal prospects have in common: where each condition's automaton may be after them. */
export interface Prospect {
  readonly key: string;
  readonly places: readonly Places[];
  /** Is a text that ends here one of those looked for? */
  readonly accepted: boolean;
}

/** The texts to look for: those of a language that fit, or do not fit, another one as well. */
export interface Wanted {
  readonly language: readonly Condition[];
  readonly fits: 'inside' | 'outside';
  readonly shape: readonly Condition[];
}

/** Walks through the texts that a language and a shape tell apart. */
export class Exploration {
  readonly alphabet: readonly Letter[];
  private readonly wanted: Wanted;
  private readonly runs: readonly TextRun[];
  private readonly budget: Budget;

  constructor(wanted: Wanted, budget: Budget) {
    this.wanted = wanted;
    this.budget = budget;
    const conditions = [...wanted.language, ...wanted.shape];
    this.runs = conditions.map(({ automaton }) => new TextRun(automaton, budget));
    const sets = conditions.flatMap(({ automaton }) => decidingSets(automaton));
    this.alphabet = alphabetOf([...new Set(sets)], budget);
  }

  begin(): Prospect {
    return this.prospect(this.runs.map((run) => run.begin()));
  }

  read({ places }: Prospect, letter: Letter): Prospect {
    return this.prospect(this.runs.map((run, index) => run.read(places[index] ?? [], letter.sample)));
  }

  /** Can no continuation be of the language, because a condition to pass has no place left? */
  isHopeless({ places }: Prospect): boolean {
    return this.wanted.language.some(({ passes }, index) => passes && places[index]?.length === 0);
  }

  private prospect(places: readonly Places[]): Prospect {
    this.budget.spend(places.length);
    const met = this.runs.map((run, index) => run.accepts(places[index] ?? []));
    const { language, shape, fits } = this.wanted;
    const inLanguage = language.every(({ passes }, index) => met[index] === passes);
    const inShape = shape.every(({ passes }, index) => met[language.length + index] === passes);
    return {
      key: places.map((each) => each.join()).join(';'),
      places,
      accepted: inLanguage && inShape === (fits === 'inside'),
    };
  }
}
