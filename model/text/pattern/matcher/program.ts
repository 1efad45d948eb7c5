import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../../lib/memoize.ts';
import {
  type CharacterReader,
  characterReader,
  flagsInside,
  NO_FLAGS,
  type PatternFlags,
} from '../characters/character-reader.ts';
import type { CharacterSet } from '../characters/character-set.ts';
import type { Pattern } from '../pattern.ts';

/** Forwards, or backwards as inside a lookbehind. */
export type Direction = 1 | -1;

/** One instruction of a matcher program; unless it says otherwise, the next one follows. */
export type Instruction =
  | { readonly does: 'read'; readonly set: CharacterSet; readonly direction: Direction }
  | { readonly does: 'try'; readonly first: number; readonly then: number }
  | { readonly does: 'jump'; readonly to: number }
  /** Puts the position into a register. */
  | { readonly does: 'mark'; readonly register: number }
  | { readonly does: 'copy'; readonly from: number; readonly to: number }
  | { readonly does: 'edge'; readonly kind: 'start' | 'end'; readonly multiline: boolean }
  | { readonly does: 'word'; readonly negate: boolean; readonly ignoreCase: boolean }
  | {
      readonly does: 'repeat-text';
      readonly groups: readonly number[];
      readonly direction: Direction;
      readonly ignoreCase: boolean;
    }
  /** The instructions that follow, up to the one that ends with 'found', must or must not match here. */
  | { readonly does: 'look'; readonly negate: boolean; readonly then: number }
  /** Head of a repetition: goes on with the next instruction for one more round, or with `then`. */
  | { readonly does: 'round'; readonly loop: Loop; readonly then: number }
  | { readonly does: 'begin-loop'; readonly loop: Loop }
  | { readonly does: 'enter-round'; readonly loop: Loop }
  | { readonly does: 'end-round'; readonly loop: Loop; readonly head: number }
  | { readonly does: 'found' };

/** A repetition and the registers in which it counts its rounds and keeps where the round began. */
export interface Loop {
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly count: number;
  readonly position: number;
  /** The registers of the groups inside, which each round forgets. */
  readonly groups: { readonly first: number; readonly end: number };
}

/** A pattern as instructions for a backtracking matcher; its length is linear in that of the pattern. */
export interface MatcherProgram {
  readonly instructions: readonly Instruction[];
  readonly registers: number;
}

/** The program of a pattern; null when it is invalid, was not read, or has a character set that cannot be told. */
export const matcherProgram: (pattern: Pattern) => MatcherProgram | null = memoize(({ tree }) => {
  if (tree === null) return null;
  try {
    return new Compiler(tree).compile();
  } catch (thrown) {
    if (thrown instanceof UnknownCharacters) return null;
    throw thrown;
  }
});

class UnknownCharacters extends Error {}

class Compiler {
  private readonly instructions: Instruction[] = [];
  private readonly reader: CharacterReader = characterReader();
  private readonly groups = new Map<AST.CapturingGroup, number>();
  private readonly tree: AST.Pattern;
  private registers: number;

  constructor(tree: AST.Pattern) {
    this.tree = tree;
    collectGroups(tree.alternatives, this.groups);
    this.registers = 2 * this.groups.size;
  }

  compile(): MatcherProgram {
    this.alternatives(this.tree.alternatives, 1, NO_FLAGS);
    this.emit({ does: 'found' });
    return { instructions: this.instructions, registers: this.registers };
  }

  private get next(): number {
    return this.instructions.length;
  }

  private emit(instruction: Instruction): number {
    return this.instructions.push(instruction) - 1;
  }

  /** Keeps a place for an instruction that needs to know what comes after it. */
  private reserve(): number {
    return this.emit({ does: 'jump', to: this.next + 1 });
  }

  private alternatives(alternatives: readonly AST.Alternative[], direction: Direction, flags: PatternFlags): void {
    const exits: number[] = [];
    alternatives.forEach(({ elements }, index) => {
      const last = index === alternatives.length - 1;
      const choice = last ? null : this.reserve();
      for (const element of direction === 1 ? elements : [...elements].reverse())
        this.element(element, direction, flags);
      if (choice === null) return;
      exits.push(this.reserve());
      this.instructions[choice] = { does: 'try', first: choice + 1, then: this.next };
    });
    for (const exit of exits) this.instructions[exit] = { does: 'jump', to: this.next };
  }

  private element(element: AST.Element, direction: Direction, flags: PatternFlags): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass': {
        const set = this.reader(element, flags);
        if (set === null) throw new UnknownCharacters();
        this.emit({ does: 'read', set, direction });
        return;
      }
      case 'Group':
        this.alternatives(element.alternatives, direction, flagsInside(element, flags));
        return;
      case 'CapturingGroup':
        this.capturing(element, direction, flags);
        return;
      case 'Quantifier':
        this.repetition(element, direction, flags);
        return;
      case 'Backreference': {
        const groups = [element.resolved].flat().map((group) => this.groups.get(group) ?? 0);
        this.emit({ does: 'repeat-text', groups, direction, ignoreCase: flags.ignoreCase });
        return;
      }
      case 'Assertion':
        this.assertion(element, flags);
        return;
      case 'ExpressionCharacterClass':
        throw new UnknownCharacters();
    }
  }

  private capturing(group: AST.CapturingGroup, direction: Direction, flags: PatternFlags): void {
    const register = 2 * (this.groups.get(group) ?? 0);
    // The start register is only filled together with the end, so that a group being matched still has its old text.
    const entered = this.registers++;
    this.emit({ does: 'mark', register: entered });
    this.alternatives(group.alternatives, direction, flags);
    this.emit({ does: 'mark', register: direction === 1 ? register + 1 : register });
    this.emit({ does: 'copy', from: entered, to: direction === 1 ? register : register + 1 });
  }

  private assertion(assertion: AST.Assertion, flags: PatternFlags): void {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        this.emit({ does: 'edge', kind: assertion.kind, multiline: flags.multiline });
        return;
      case 'word':
        this.emit({ does: 'word', negate: assertion.negate, ignoreCase: flags.ignoreCase });
        return;
      default: {
        const look = this.reserve();
        this.alternatives(assertion.alternatives, assertion.kind === 'lookahead' ? 1 : -1, flags);
        this.emit({ does: 'found' });
        this.instructions[look] = { does: 'look', negate: assertion.negate, then: this.next };
      }
    }
  }

  private repetition(quantifier: AST.Quantifier, direction: Direction, flags: PatternFlags): void {
    const { min, max, greedy, element } = quantifier;
    if (max === 0) return;
    const loop: Loop = {
      min,
      max,
      greedy,
      count: this.registers++,
      position: this.registers++,
      groups: this.groupsIn(element),
    };
    this.emit({ does: 'begin-loop', loop });
    const head = this.reserve();
    this.emit({ does: 'enter-round', loop });
    this.element(element, direction, flags);
    this.emit({ does: 'end-round', loop, head });
    this.instructions[head] = { does: 'round', loop, then: this.next };
  }

  /** Groups are numbered from left to right, so those inside an element are neighbours. */
  private groupsIn(element: AST.Element): { first: number; end: number } {
    const inside = new Map<AST.CapturingGroup, number>();
    collectFrom(element, inside);
    const numbers = [...inside.keys()].map((group) => this.groups.get(group) ?? 0);
    if (numbers.length === 0) return { first: 0, end: 0 };
    return { first: 2 * (numbers[0] ?? 0), end: 2 * (numbers[numbers.length - 1] ?? 0) + 2 };
  }
}

/** Numbers the groups from 0, in the order in which they open. */
function collectGroups(alternatives: readonly AST.Alternative[], groups: Map<AST.CapturingGroup, number>): void {
  for (const { elements } of alternatives) for (const element of elements) collectFrom(element, groups);
}

function collectFrom(element: AST.Element, groups: Map<AST.CapturingGroup, number>): void {
  if (element.type === 'CapturingGroup') groups.set(element, groups.size);
  if (element.type === 'Quantifier') collectFrom(element.element, groups);
  else if ('alternatives' in element) collectGroups(element.alternatives, groups);
}
