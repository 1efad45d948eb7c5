import type { Exchange } from '../exchange.ts';
import type { Traffic } from '../traffic.ts';
import { addSelector, type Selector } from './selectors.ts';
import type { WalkedValue } from './walked-value.ts';

/** Which values of bodies a rule judges. */
export interface SelectionDefinition<Subject> {
  readonly at: Selector;
  /** What is to be judged of a value that has to be looked at; null where it is none of them after all. */
  readonly subject: (value: WalkedValue, exchange: Exchange, traffic: Traffic) => Subject | null;
}

/**
 * The values of bodies that a rule judges. One walk through a body finds those of all rules, and no place is made of
 * what holds.
 */
export class Selection<Subject> {
  /** What stands for it among those of all selections (`Selected`). */
  readonly bit: number;
  private readonly number: number;

  constructor(private readonly definition: SelectionDefinition<Subject>) {
    this.number = addSelector(definition.at);
    this.bit = 1 << this.number;
  }

  /** What is to be judged in an exchange, beside what certainly holds. */
  subjects(exchange: Exchange, traffic: Traffic): readonly Subject[] {
    const values = traffic.selectedIn(exchange).looked[this.number];
    if (values === undefined) return NOTHING;
    const subjects: Subject[] = [];
    for (const value of values) {
      const subject = this.definition.subject(value, exchange, traffic);
      if (subject !== null) subjects.push(subject);
    }
    return subjects;
  }

  /** True where an exchange has values of the selection that certainly hold. */
  holdsIn(exchange: Exchange, traffic: Traffic): boolean {
    return (traffic.selectedIn(exchange).held & this.bit) !== 0;
  }
}

const NOTHING: readonly never[] = [];
