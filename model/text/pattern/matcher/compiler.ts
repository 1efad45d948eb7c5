import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../../lib/memoize.ts';
import { CharacterReader } from '../characters/character-reader.ts';
import type { CharacterSet } from '../characters/character-set.ts';
import { type Modifiers, modifiersInside, NO_MODIFIERS } from '../characters/modifiers.ts';
import {
  backreference,
  character,
  choice,
  copyRegister,
  edge,
  endRegister,
  endRound,
  type Instruction,
  jump,
  type Loop,
  lookaround,
  loopHead,
  markPosition,
  matched,
  startLoop,
  startRegister,
  startRound,
  wordBoundary,
} from './instructions.ts';
import type { Direction } from './match-state.ts';

/** A pattern as instructions for a backtracking matcher; their number is linear in the pattern's length. */
export interface Program {
  readonly instructions: readonly Instruction[];
  /** The number of registers that they use. */
  readonly registers: number;
}

/** The program of a pattern; null when the characters of some element are unknown. */
export const programOf: (tree: AST.Pattern) => Program | null = memoize((tree) => {
  try {
    return new Compiler(tree).compile();
  } catch (thrown) {
    if (thrown instanceof UnknownCharacters) return null;
    throw thrown;
  }
});

class UnknownCharacters extends Error {}

/**
 * Each method appends the instructions of one kind of element (ECMA-262, 22.2.2.3 CompileSubpattern and what follows
 * it).
 */
class Compiler {
  private readonly instructions: Instruction[] = [];
  private readonly reader = new CharacterReader();
  private readonly groups: ReadonlyMap<AST.CapturingGroup, number>;
  private readonly tree: AST.Pattern;
  private registers: number;

  constructor(tree: AST.Pattern) {
    this.tree = tree;
    this.groups = numberGroups(tree);
    this.registers = 2 * this.groups.size;
  }

  compile(): Program {
    this.alternatives(this.tree.alternatives, 1, NO_MODIFIERS);
    this.emit(matched);
    return { instructions: this.instructions, registers: this.registers };
  }

  /** The address of the next instruction. */
  private get next(): number {
    return this.instructions.length;
  }

  private emit(instruction: Instruction): void {
    this.instructions.push(instruction);
  }

  /** Keeps the address of an instruction that needs to know the address after others. */
  private reserve(): number {
    return this.instructions.push(matched) - 1;
  }

  private alternatives(alternatives: readonly AST.Alternative[], direction: Direction, modifiers: Modifiers): void {
    const exits: number[] = [];
    for (const alternative of alternatives.slice(0, -1)) {
      const at = this.reserve();
      this.sequence(alternative, direction, modifiers);
      exits.push(this.reserve());
      this.instructions[at] = choice(this.next);
    }
    for (const last of alternatives.slice(-1)) this.sequence(last, direction, modifiers);
    for (const exit of exits) this.instructions[exit] = jump(this.next);
  }

  private sequence({ elements }: AST.Alternative, direction: Direction, modifiers: Modifiers): void {
    const ordered = direction === 1 ? elements : [...elements].reverse();
    for (const element of ordered) this.element(element, direction, modifiers);
  }

  private element(element: AST.Element, direction: Direction, modifiers: Modifiers): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        this.character(this.reader.read(element, modifiers), direction);
        break;
      case 'Group':
        this.alternatives(element.alternatives, direction, modifiersInside(element, modifiers));
        break;
      case 'CapturingGroup':
        this.capturingGroup(element, direction, modifiers);
        break;
      case 'Quantifier':
        this.quantifier(element, direction, modifiers);
        break;
      case 'Backreference':
        this.emit(backreference(this.groupsOf(element), direction, modifiers));
        break;
      case 'Assertion':
        this.assertion(element, modifiers);
        break;
      case 'ExpressionCharacterClass':
        this.character(null, direction);
        break;
    }
  }

  private character(set: CharacterSet | null, direction: Direction): void {
    if (set === null) throw new UnknownCharacters();
    this.emit(character(set, direction));
  }

  private groupsOf({ resolved }: AST.Backreference): number[] {
    return [resolved].flat().map((group) => this.groups.get(group) ?? 0);
  }

  /** The group's registers are written together at its end, so that a group being matched still has its old text. */
  private capturingGroup(group: AST.CapturingGroup, direction: Direction, modifiers: Modifiers): void {
    const number = this.groups.get(group) ?? 0;
    const [first, last] = direction === 1 ? [startRegister, endRegister] : [endRegister, startRegister];
    const entered = this.registers++;
    this.emit(markPosition(entered));
    this.alternatives(group.alternatives, direction, modifiers);
    this.emit(markPosition(last(number)));
    this.emit(copyRegister(entered, first(number)));
  }

  private assertion(assertion: AST.Assertion, modifiers: Modifiers): void {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        this.emit(edge(assertion.kind, modifiers));
        break;
      case 'word':
        this.emit(wordBoundary(assertion.negate, modifiers));
        break;
      default:
        this.lookaround(assertion, modifiers);
        break;
    }
  }

  private lookaround(assertion: AST.LookaroundAssertion, modifiers: Modifiers): void {
    const at = this.reserve();
    this.alternatives(assertion.alternatives, assertion.kind === 'lookahead' ? 1 : -1, modifiers);
    this.emit(matched);
    this.instructions[at] = lookaround(assertion.negate, this.next);
  }

  private quantifier(quantifier: AST.Quantifier, direction: Direction, modifiers: Modifiers): void {
    const { min, max, greedy, element } = quantifier;
    if (max === 0) return;
    const loop: Loop = {
      min,
      max,
      greedy,
      count: this.registers++,
      position: this.registers++,
      groups: this.registersOfGroupsIn(element),
    };
    this.emit(startLoop(loop));
    const head = this.reserve();
    this.emit(startRound(loop));
    this.element(element, direction, modifiers);
    this.emit(endRound(loop, head));
    this.instructions[head] = loopHead(loop, this.next);
  }

  /** Groups are numbered from left to right, so those inside an element are neighbours. */
  private registersOfGroupsIn(element: AST.Element): { first: number; end: number } {
    const inside: AST.CapturingGroup[] = [];
    collectGroups(element, inside);
    const [first] = inside;
    if (first === undefined) return { first: 0, end: 0 };
    const number = this.groups.get(first) ?? 0;
    return { first: startRegister(number), end: startRegister(number + inside.length) };
  }
}

/** The capturing groups of a pattern, numbered from 0 in the order in which they open. */
function numberGroups({ alternatives }: AST.Pattern): ReadonlyMap<AST.CapturingGroup, number> {
  const groups: AST.CapturingGroup[] = [];
  for (const { elements } of alternatives) for (const element of elements) collectGroups(element, groups);
  return new Map(groups.map((group, number) => [group, number]));
}

function collectGroups(element: AST.Element, groups: AST.CapturingGroup[]): void {
  if (element.type === 'CapturingGroup') groups.push(element);
  if (element.type === 'Quantifier') collectGroups(element.element, groups);
  else if ('alternatives' in element) {
    for (const { elements } of element.alternatives) for (const each of elements) collectGroups(each, groups);
  }
}
