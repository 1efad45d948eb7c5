import { type CharacterSet, holds, LINE_ENDS, union, WORD_CHARACTERS } from '../characters/character-set.ts';
import type { Direction, Instruction, Loop, MatcherProgram } from './program.ts';

/** What a bounded search found, and the number of instructions it carried out. */
export interface MatchOutcome {
  /** 'unknown' when the bound was reached. */
  readonly found: boolean | 'unknown';
  readonly steps: number;
}

/**
 * Searches a text for a match as a usual backtracking engine does, with the full semantics of ECMA-262,
 * but never carries out more than `maxSteps` instructions.
 */
export function matches(program: MatcherProgram, text: readonly number[], maxSteps: number): MatchOutcome {
  const matcher = new Matcher(program, text, maxSteps);
  for (let position = 0; position <= text.length; position++) {
    const found = matcher.matchesAt(position);
    if (found !== false) return { found, steps: matcher.steps };
  }
  return { found: false, steps: matcher.steps };
}

const UNSET = -1;

const WORD_CHARACTERS_FOLDED: CharacterSet = union(WORD_CHARACTERS, [0x17f, 0x17f, 0x212a, 0x212a]);

class OutOfSteps extends Error {}

class Matcher {
  steps = 0;
  private readonly instructions: readonly Instruction[];
  private readonly text: readonly number[];
  private readonly maxSteps: number;
  private readonly registers: number[];
  /** Choices still open, each as three numbers: instruction, position, length of the trail. */
  private choices: number[] = [];
  /** Register contents that were overwritten, each as two numbers: register, old content. */
  private trail: number[] = [];
  private position = 0;

  constructor({ instructions, registers }: MatcherProgram, text: readonly number[], maxSteps: number) {
    this.instructions = instructions;
    this.registers = new Array<number>(registers).fill(UNSET);
    this.text = text;
    this.maxSteps = maxSteps;
  }

  matchesAt(position: number): boolean | 'unknown' {
    try {
      const found = this.run(0, position);
      this.undo(0);
      return found;
    } catch (thrown) {
      if (thrown instanceof OutOfSteps) return 'unknown';
      throw thrown;
    }
  }

  /** Carries out instructions until one says 'found' or no choice opened on the way is left. */
  private run(from: number, position: number): boolean {
    const openBefore = this.choices.length;
    const trailBefore = this.trail.length;
    let at = from;
    this.position = position;
    for (;;) {
      if (++this.steps > this.maxSteps) throw new OutOfSteps();
      const instruction = this.instructions[at];
      if (instruction === undefined || instruction.does === 'found') {
        this.choices.length = openBefore;
        return true;
      }
      const next = this.carryOut(instruction, at);
      if (next !== null) at = next;
      else if (this.choices.length > openBefore) at = this.takeBack();
      else {
        this.undo(trailBefore);
        return false;
      }
    }
  }

  /** Gives the instruction to go on with, or null when this way leads nowhere. */
  private carryOut(instruction: Instruction, at: number): number | null {
    switch (instruction.does) {
      case 'read':
        return this.read(instruction.set, instruction.direction) ? at + 1 : null;
      case 'try':
        this.leaveOpen(instruction.then);
        return instruction.first;
      case 'jump':
        return instruction.to;
      case 'mark':
        this.write(instruction.register, this.position);
        return at + 1;
      case 'copy':
        this.write(instruction.to, this.register(instruction.from));
        return at + 1;
      case 'edge':
        return this.isAtEdge(instruction.kind, instruction.multiline) ? at + 1 : null;
      case 'word':
        return this.isAtWordBoundary(instruction.ignoreCase) !== instruction.negate ? at + 1 : null;
      case 'repeat-text':
        return this.repeatText(instruction.groups, instruction.direction, instruction.ignoreCase) ? at + 1 : null;
      case 'look':
        return this.look(at + 1) !== instruction.negate ? instruction.then : null;
      case 'begin-loop':
        this.write(instruction.loop.count, 0);
        return at + 1;
      case 'round':
        return this.round(instruction.loop, at + 1, instruction.then);
      case 'enter-round':
        this.enterRound(instruction.loop);
        return at + 1;
      case 'end-round':
        return this.isEmptyExtraRound(instruction.loop) ? null : instruction.head;
      case 'found':
        return null;
    }
  }

  private register(register: number): number {
    return this.registers[register] ?? UNSET;
  }

  private write(register: number, content: number): void {
    this.trail.push(register, this.register(register));
    this.registers[register] = content;
  }

  private undo(length: number): void {
    while (this.trail.length > length) {
      const content = this.trail.pop() ?? UNSET;
      this.registers[this.trail.pop() ?? 0] = content;
    }
  }

  private leaveOpen(instruction: number): void {
    this.choices.push(instruction, this.position, this.trail.length);
  }

  private takeBack(): number {
    this.undo(this.choices.pop() ?? 0);
    this.position = this.choices.pop() ?? 0;
    return this.choices.pop() ?? 0;
  }

  private beside(direction: Direction): number | undefined {
    return this.text[direction === 1 ? this.position : this.position - 1];
  }

  private read(set: CharacterSet, direction: Direction): boolean {
    const character = this.beside(direction);
    if (character === undefined || !holds(set, character)) return false;
    this.position += direction;
    return true;
  }

  private isAtEdge(kind: 'start' | 'end', multiline: boolean): boolean {
    const character = this.beside(kind === 'start' ? -1 : 1);
    return character === undefined || (multiline && holds(LINE_ENDS, character));
  }

  private isAtWordBoundary(ignoreCase: boolean): boolean {
    const words = ignoreCase ? WORD_CHARACTERS_FOLDED : WORD_CHARACTERS;
    const isWord = (character: number | undefined) => character !== undefined && holds(words, character);
    return isWord(this.beside(-1)) !== isWord(this.beside(1));
  }

  /** A group that has matched nothing so far repeats the empty text. */
  private repeatText(groups: readonly number[], direction: Direction, ignoreCase: boolean): boolean {
    const group = groups.find((each) => this.register(2 * each) !== UNSET);
    if (group === undefined) return true;
    const first = this.register(2 * group);
    const last = this.register(2 * group + 1);
    const length = last - first;
    const from = direction === 1 ? this.position : this.position - length;
    if (from < 0) return false;
    for (let offset = 0; offset < length; offset++) {
      this.steps++;
      if (!areSame(this.text[first + offset], this.text[from + offset], ignoreCase)) return false;
    }
    this.position += direction * length;
    return true;
  }

  /** What a lookaround has matched stays matched, as its open choices are dropped; what it forbids leaves no trace. */
  private look(first: number): boolean {
    const { position } = this;
    const found = this.run(first, position);
    this.position = position;
    return found;
  }

  private round(loop: Loop, enter: number, leave: number): number {
    const count = this.register(loop.count);
    if (count < loop.min) return enter;
    if (count >= loop.max) return leave;
    this.leaveOpen(loop.greedy ? leave : enter);
    return loop.greedy ? enter : leave;
  }

  private enterRound(loop: Loop): void {
    this.write(loop.count, this.register(loop.count) + 1);
    this.write(loop.position, this.position);
    for (let register = loop.groups.first; register < loop.groups.end; register++) {
      if (this.register(register) !== UNSET) this.write(register, UNSET);
    }
    this.steps += (loop.groups.end - loop.groups.first) >> 3;
  }

  /** ECMA-262 RepeatMatcher: a round beyond the minimum that reads nothing does not count as a match. */
  private isEmptyExtraRound(loop: Loop): boolean {
    return this.register(loop.count) > loop.min && this.register(loop.position) === this.position;
  }
}

function areSame(one: number | undefined, other: number | undefined, ignoreCase: boolean): boolean {
  if (one === other) return one !== undefined;
  return ignoreCase && one !== undefined && other !== undefined && folded(one) === folded(other);
}

function folded(codePoint: number): string {
  return String.fromCodePoint(codePoint).toUpperCase().toLowerCase();
}
