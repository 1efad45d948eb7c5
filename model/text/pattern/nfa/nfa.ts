import type { AST } from '@eslint-community/regexpp';
import { type CharacterReader, flagsInside, NO_FLAGS, type PatternFlags } from '../characters/character-reader.ts';
import { type CharacterSet, EVERY_CHARACTER } from '../characters/character-set.ts';

/** When a step that reads no character may be taken; 'again' is always, and leads back to where a repetition begins. */
export type Condition = 'always' | 'again' | 'start' | 'end' | 'boundary' | 'inside';

export type Step =
  | { readonly to: number; readonly reads: CharacterSet }
  | { readonly to: number; readonly when: Condition };

/**
 * A non-deterministic automaton. It accepts every text that the pattern admits; when it is not `exact` it may accept
 * more, because it leaves out a lookaround, or takes a backreference or a large repetition for something wider.
 */
export interface Automaton {
  /** The steps that lead out of each state. */
  readonly steps: readonly (readonly Step[])[];
  readonly start: number;
  readonly end: number;
  readonly exact: boolean;
}

/** What to build of a pattern. */
export interface AutomatonPlan {
  readonly alternatives: readonly AST.Alternative[];
  readonly flags: PatternFlags;
  /** May a match begin anywhere in the text, and end anywhere in it? */
  readonly anywhere: { readonly before: boolean; readonly after: boolean };
  /** Lookarounds that are taken care of elsewhere, so that leaving them out costs no exactness. */
  readonly leaveOut: ReadonlySet<AST.Element>;
}

const MAX_STATES = 20_000;

/** A bounded repetition that goes beyond one of these is taken for an endless one. */
export interface RepetitionLimit {
  readonly states: number;
  readonly rounds: number;
}

/** Tried from the first to the last, until the automaton is small enough. */
const REPETITION_LIMITS: readonly RepetitionLimit[] = [2_000, 200, 20].map((states) => ({ states, rounds: states }));

class TooLarge extends Error {}

/** Builds the automaton, with wider repetitions if need be; null when it stays too large or a character set is unknown. */
export function buildAutomaton(
  plan: AutomatonPlan,
  reader: CharacterReader,
  limits: readonly RepetitionLimit[] = REPETITION_LIMITS,
): Automaton | null {
  for (const limit of limits) {
    try {
      return new Builder(plan, reader, limit).build();
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
    }
  }
  return null;
}

/** Thompson's construction. Each `add…` method takes the state to go on from and gives the state arrived at. */
class Builder {
  private readonly steps: Step[][] = [];
  private exact = true;
  private readonly opened = new Set<AST.CapturingGroup>();
  private readonly weights = new Map<AST.Element, number>();
  private repeating = 0;
  private readonly plan: AutomatonPlan;
  private readonly reader: CharacterReader;
  private readonly limit: RepetitionLimit;

  constructor(plan: AutomatonPlan, reader: CharacterReader, limit: RepetitionLimit) {
    this.plan = plan;
    this.reader = reader;
    this.limit = limit;
  }

  build(): Automaton {
    const { alternatives, flags, anywhere } = this.plan;
    const start = this.state();
    if (anywhere.before) this.step(start, { to: start, reads: EVERY_CHARACTER });
    const matched = this.addAlternatives(alternatives, this.after(start), flags);
    const end = this.after(matched);
    if (anywhere.after) this.step(end, { to: end, reads: EVERY_CHARACTER });
    return { steps: this.steps, start, end, exact: this.exact };
  }

  private state(): number {
    if (this.steps.length >= MAX_STATES) throw new TooLarge();
    return this.steps.push([]) - 1;
  }

  private step(from: number, step: Step): void {
    this.steps[from]?.push(step);
  }

  private after(from: number, when: Condition = 'always'): number {
    const to = this.state();
    this.step(from, { to, when });
    return to;
  }

  private addAlternatives(alternatives: readonly AST.Alternative[], from: number, flags: PatternFlags): number {
    const [only, ...others] = alternatives;
    if (only !== undefined && others.length === 0) return this.addSequence(only.elements, from, flags);
    const end = this.state();
    for (const alternative of alternatives) {
      const last = this.addSequence(alternative.elements, this.after(from), flags);
      this.step(last, { to: end, when: 'always' });
    }
    return end;
  }

  private addSequence(elements: readonly AST.Element[], from: number, flags: PatternFlags): number {
    return elements.reduce((at, element) => this.addElement(element, at, flags), from);
  }

  private addElement(element: AST.Element, from: number, flags: PatternFlags): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.addCharacter(this.reader(element, flags), from);
      case 'Group':
        return this.addAlternatives(element.alternatives, from, flagsInside(element, flags));
      case 'CapturingGroup':
        return this.addCapturing(element, from, flags);
      case 'Quantifier':
        return this.addRepetition(element, from, flags);
      case 'Backreference':
        return this.addBackreference(element, from, flags);
      case 'Assertion':
        return this.addAssertion(element, from, flags);
      case 'ExpressionCharacterClass':
        return this.addCharacter(null, from);
    }
  }

  private addCharacter(reads: CharacterSet | null, from: number): number {
    if (reads === null) this.exact = false;
    const to = this.state();
    this.step(from, { to, reads: reads ?? EVERY_CHARACTER });
    return to;
  }

  private addCapturing(group: AST.CapturingGroup, from: number, flags: PatternFlags): number {
    const outermost = !this.opened.has(group);
    this.opened.add(group);
    const end = this.addAlternatives(group.alternatives, from, flags);
    if (outermost) this.opened.delete(group);
    return end;
  }

  /**
   * Any text that the group could match stands for the one that it did match; or nothing, as when the group took no part.
   * What the group asserts about its surroundings does not hold for the repeated text.
   */
  private addBackreference(reference: AST.Backreference, from: number, flags: PatternFlags): number {
    this.exact = false;
    this.repeating++;
    const end = this.after(from);
    for (const group of [reference.resolved].flat()) {
      if (this.opened.has(group)) continue;
      const own = flagsAround(group);
      const begin = this.after(from);
      const last = own.ignoreCase || flags.ignoreCase ? this.addAnything(begin) : this.addCapturing(group, begin, own);
      this.step(last, { to: end, when: 'always' });
    }
    this.repeating--;
    return end;
  }

  private addAnything(from: number): number {
    this.step(from, { to: from, reads: EVERY_CHARACTER });
    return from;
  }

  private addAssertion(assertion: AST.Assertion, from: number, flags: PatternFlags): number {
    if (this.repeating > 0) return this.leaveOut(from);
    switch (assertion.kind) {
      case 'start':
      case 'end':
        if (flags.multiline) return this.leaveOut(from);
        return this.after(from, assertion.kind);
      case 'word':
        if (flags.ignoreCase) return this.leaveOut(from);
        return this.after(from, assertion.negate ? 'inside' : 'boundary');
      default:
        return this.plan.leaveOut.has(assertion) ? from : this.leaveOut(from);
    }
  }

  private leaveOut(from: number): number {
    this.exact = false;
    return from;
  }

  private addRepetition(quantifier: AST.Quantifier, from: number, flags: PatternFlags): number {
    const { element, min, max } = quantifier;
    const wide = this.isWide(quantifier);
    if (wide) this.exact = false;
    const required = wide ? Math.min(min, 1) : min;
    if (wide || max === Number.POSITIVE_INFINITY) return this.addEndless(element, required, from, flags);
    const at = this.addTimes(element, required, from, flags);
    return this.addOptional(element, at, max - min, flags);
  }

  private isWide({ element, min, max }: AST.Quantifier): boolean {
    const times = max === Number.POSITIVE_INFINITY ? min : max;
    if (times <= 1) return false;
    return times > this.limit.rounds || times * this.weigh(element) > this.limit.states;
  }

  /** About how many states an element takes, at least one, so that repeating nothing has its bound as well. */
  private weigh(element: AST.Element): number {
    const known = this.weights.get(element);
    if (known !== undefined) return known;
    const weight = this.weighAnew(element);
    this.weights.set(element, weight);
    return weight;
  }

  private weighAnew(element: AST.Element): number {
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      const parts = element.alternatives.flatMap((alternative) => alternative.elements);
      return parts.reduce((sum, part) => sum + this.weigh(part), element.alternatives.length);
    }
    if (element.type !== 'Quantifier') return 1;
    const finite = element.max === Number.POSITIVE_INFINITY ? element.min : element.max;
    return this.weigh(element.element) * (this.isWide(element) ? 1 : Math.max(1, finite)) + 2;
  }

  private addTimes(element: AST.Element, times: number, from: number, flags: PatternFlags): number {
    let at = from;
    for (let count = 0; count < times; count++) at = this.addElement(element, at, flags);
    return at;
  }

  private addEndless(element: AST.Element, required: number, from: number, flags: PatternFlags): number {
    const head = this.after(this.addTimes(element, required - 1, from, flags));
    const last = this.addElement(element, this.after(head), flags);
    this.step(last, { to: head, when: 'again' });
    return this.after(required === 0 ? head : last);
  }

  /** Nested options, x(x(x)?)?, keep the sets of states that a text can lead to small. */
  private addOptional(element: AST.Element, from: number, times: number, flags: PatternFlags): number {
    const end = this.state();
    this.step(from, { to: end, when: 'always' });
    let at = from;
    for (let count = 0; count < times; count++) {
      at = this.addElement(element, this.after(at), flags);
      this.step(at, { to: end, when: 'always' });
    }
    return end;
  }
}

function flagsAround(group: AST.CapturingGroup): PatternFlags {
  const around: AST.Group[] = [];
  for (let node: AST.Node | null = group.parent; node !== null; node = node.parent) {
    if (node.type === 'Group') around.unshift(node);
  }
  return around.reduce((flags, each) => flagsInside(each, flags), NO_FLAGS);
}
