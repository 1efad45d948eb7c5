import type { AST } from '@eslint-community/regexpp';
import type { CharacterReader } from '../characters/character-reader.ts';
import { ALL_CHARACTERS, type CharacterSet } from '../characters/character-set.ts';
import { type Modifiers, modifiersAround, modifiersInside } from '../characters/modifiers.ts';
import type { Guard, Nfa, Transition } from './nfa.ts';

/** Which part of a pattern to build an NFA of, and how. */
export interface NfaPlan {
  readonly alternatives: readonly AST.Alternative[];
  readonly modifiers: Modifiers;
  /** Whether other text may stand before a match, and after it. */
  readonly anywhere: { readonly before: boolean; readonly after: boolean };
  /** Lookarounds that the caller takes care of: leaving them out keeps the NFA exact. */
  readonly leaveOut: ReadonlySet<AST.Element>;
}

const MAX_STATES = 20_000;

/** A bounded quantifier beyond one of these limits is treated as unbounded, which makes the NFA inexact. */
export interface QuantifierLimit {
  /** States of all rounds together. */
  readonly states: number;
  readonly rounds: number;
}

/** Tried in this order, until the NFA is small enough. */
const QUANTIFIER_LIMITS: readonly QuantifierLimit[] = [2_000, 200, 20].map((states) => ({ states, rounds: states }));

class TooLarge extends Error {}

/** Builds the NFA under the first limit that keeps it small enough; null when it stays too large under each. */
export function buildNfa(
  plan: NfaPlan,
  reader: CharacterReader,
  limits: readonly QuantifierLimit[] = QUANTIFIER_LIMITS,
): Nfa | null {
  for (const limit of limits) {
    try {
      return new NfaBuilder(plan, reader, limit).build();
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
    }
  }
  return null;
}

/**
 * Thompson's construction (Programming Techniques: Regular expression search algorithm, CACM 1968). Each `add…` method
 * takes the state before an element and returns the state after it.
 */
class NfaBuilder {
  private readonly transitions: Transition[][] = [];
  private exact = true;
  private readonly openGroups = new Set<AST.CapturingGroup>();
  private readonly sizes = new Map<AST.Element, number>();
  private openBackreferences = 0;
  private readonly plan: NfaPlan;
  private readonly reader: CharacterReader;
  private readonly limit: QuantifierLimit;

  constructor(plan: NfaPlan, reader: CharacterReader, limit: QuantifierLimit) {
    this.plan = plan;
    this.reader = reader;
    this.limit = limit;
  }

  build(): Nfa {
    const { alternatives, modifiers, anywhere } = this.plan;
    const start = this.newState();
    if (anywhere.before) this.add(start, { to: start, consumes: ALL_CHARACTERS });
    const matched = this.addAlternatives(alternatives, this.stateAfter(start), modifiers);
    const end = this.stateAfter(matched);
    if (anywhere.after) this.add(end, { to: end, consumes: ALL_CHARACTERS });
    return { transitions: this.transitions, start, end, exact: this.exact };
  }

  private newState(): number {
    if (this.transitions.length >= MAX_STATES) throw new TooLarge();
    return this.transitions.push([]) - 1;
  }

  private add(from: number, transition: Transition): void {
    this.transitions[from]?.push(transition);
  }

  private stateAfter(from: number, when: Guard = 'always'): number {
    const to = this.newState();
    this.add(from, { to, when });
    return to;
  }

  private addAlternatives(alternatives: readonly AST.Alternative[], from: number, modifiers: Modifiers): number {
    const [only, ...others] = alternatives;
    if (only !== undefined && others.length === 0) return this.addSequence(only.elements, from, modifiers);
    const end = this.newState();
    for (const alternative of alternatives) {
      const last = this.addSequence(alternative.elements, this.stateAfter(from), modifiers);
      this.add(last, { to: end, when: 'always' });
    }
    return end;
  }

  private addSequence(elements: readonly AST.Element[], from: number, modifiers: Modifiers): number {
    return elements.reduce((at, element) => this.addElement(element, at, modifiers), from);
  }

  private addElement(element: AST.Element, from: number, modifiers: Modifiers): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.addCharacter(this.reader.read(element, modifiers), from);
      case 'Group':
        return this.addAlternatives(element.alternatives, from, modifiersInside(element, modifiers));
      case 'CapturingGroup':
        return this.addCapturingGroup(element, from, modifiers);
      case 'Quantifier':
        return this.addQuantifier(element, from, modifiers);
      case 'Backreference':
        return this.addBackreference(element, from, modifiers);
      case 'Assertion':
        return this.addAssertion(element, from, modifiers);
      case 'ExpressionCharacterClass':
        return this.addCharacter(null, from);
    }
  }

  private addCharacter(set: CharacterSet | null, from: number): number {
    if (set === null) this.exact = false;
    const to = this.newState();
    this.add(from, { to, consumes: set ?? ALL_CHARACTERS });
    return to;
  }

  private addCapturingGroup(group: AST.CapturingGroup, from: number, modifiers: Modifiers): number {
    const isOutermost = !this.openGroups.has(group);
    this.openGroups.add(group);
    const end = this.addAlternatives(group.alternatives, from, modifiers);
    if (isOutermost) this.openGroups.delete(group);
    return end;
  }

  /**
   * Accepts any text that the group could match in place of the text that it did match, and the empty text, as when the
   * group took no part. What the group asserts about the text around it need not hold where its text is repeated.
   */
  private addBackreference(reference: AST.Backreference, from: number, modifiers: Modifiers): number {
    this.exact = false;
    this.openBackreferences++;
    const end = this.stateAfter(from);
    for (const group of [reference.resolved].flat()) {
      if (this.openGroups.has(group)) continue;
      const around = modifiersAround(group);
      const begin = this.stateAfter(from);
      const ignoresCase = around.ignoreCase || modifiers.ignoreCase;
      const last = ignoresCase ? this.addAnyText(begin) : this.addCapturingGroup(group, begin, around);
      this.add(last, { to: end, when: 'always' });
    }
    this.openBackreferences--;
    return end;
  }

  private addAnyText(from: number): number {
    this.add(from, { to: from, consumes: ALL_CHARACTERS });
    return from;
  }

  private addAssertion(assertion: AST.Assertion, from: number, modifiers: Modifiers): number {
    if (this.openBackreferences > 0) return this.leaveOut(from);
    switch (assertion.kind) {
      case 'start':
      case 'end':
        return modifiers.multiline ? this.leaveOut(from) : this.stateAfter(from, assertion.kind);
      case 'word':
        if (modifiers.ignoreCase) return this.leaveOut(from);
        return this.stateAfter(from, assertion.negate ? 'no-word-boundary' : 'word-boundary');
      default:
        return this.plan.leaveOut.has(assertion) ? from : this.leaveOut(from);
    }
  }

  private leaveOut(from: number): number {
    this.exact = false;
    return from;
  }

  private addQuantifier(quantifier: AST.Quantifier, from: number, modifiers: Modifiers): number {
    const { element, min, max } = quantifier;
    const widened = this.isTooLarge(quantifier);
    if (widened) this.exact = false;
    const required = widened ? Math.min(min, 1) : min;
    if (widened || max === Number.POSITIVE_INFINITY) return this.addUnbounded(element, required, from, modifiers);
    const at = this.addRounds(element, required, from, modifiers);
    return this.addOptionalRounds(element, max - min, at, modifiers);
  }

  private isTooLarge({ element, min, max }: AST.Quantifier): boolean {
    const rounds = max === Number.POSITIVE_INFINITY ? min : max;
    if (rounds <= 1) return false;
    return rounds > this.limit.rounds || rounds * this.sizeOf(element) > this.limit.states;
  }

  /** About how many states an element takes: at least one, so that repeating an empty element has its limit as well. */
  private sizeOf(element: AST.Element): number {
    let size = this.sizes.get(element);
    if (size === undefined) {
      size = this.estimateSize(element);
      this.sizes.set(element, size);
    }
    return size;
  }

  private estimateSize(element: AST.Element): number {
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      const parts = element.alternatives.flatMap((alternative) => alternative.elements);
      return parts.reduce((sum, part) => sum + this.sizeOf(part), element.alternatives.length);
    }
    if (element.type !== 'Quantifier') return 1;
    const rounds = element.max === Number.POSITIVE_INFINITY ? element.min : element.max;
    return this.sizeOf(element.element) * (this.isTooLarge(element) ? 1 : Math.max(1, rounds)) + 2;
  }

  private addRounds(element: AST.Element, count: number, from: number, modifiers: Modifiers): number {
    let at = from;
    for (let round = 0; round < count; round++) at = this.addElement(element, at, modifiers);
    return at;
  }

  private addUnbounded(element: AST.Element, required: number, from: number, modifiers: Modifiers): number {
    const head = this.stateAfter(this.addRounds(element, required - 1, from, modifiers));
    const last = this.addElement(element, this.stateAfter(head), modifiers);
    this.add(last, { to: head, when: 'repeat' });
    return this.stateAfter(required === 0 ? head : last);
  }

  /** Nested options, x(x(x)?)?, keep the sets of states that a text leads to small. */
  private addOptionalRounds(element: AST.Element, count: number, from: number, modifiers: Modifiers): number {
    const end = this.newState();
    this.add(from, { to: end, when: 'always' });
    let at = from;
    for (let round = 0; round < count; round++) {
      at = this.addElement(element, this.stateAfter(at), modifiers);
      this.add(at, { to: end, when: 'always' });
    }
    return end;
  }
}
