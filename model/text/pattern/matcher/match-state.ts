import { type CharacterSet, hasCodePoint } from '../characters/character-set.ts';

/** 1 is forwards, -1 backwards as inside a lookbehind. */
export type Direction = 1 | -1;

/** The content of a register that was not written, or was reset. */
export const UNSET = -1;

/** Thrown when a match has taken as many steps as it may. */
export class OutOfSteps extends Error {}

/**
 * What one attempt to match changes: the position, the registers, and the choices that are still open. Each change is
 * recorded, so that going back to a choice restores the state in which it was left open.
 */
export class MatchState {
  position = 0;
  /** All steps so far, over all attempts. */
  steps = 0;
  readonly text: readonly number[];
  private readonly maxSteps: number;
  private readonly registers: number[];
  /** Open choices, each as three numbers: instruction, position, length of the trail. */
  private choices: number[] = [];
  /** Register contents that were overwritten, each as two numbers: register, old content. */
  private trail: number[] = [];

  constructor(text: readonly number[], registers: number, maxSteps: number) {
    this.text = text;
    this.registers = new Array<number>(registers).fill(UNSET);
    this.maxSteps = maxSteps;
  }

  /** @throws {OutOfSteps} when no step is left. */
  takeStep(): void {
    if (++this.steps > this.maxSteps) throw new OutOfSteps();
  }

  /** The character that comes next in a direction; undefined at the edge of the text. */
  characterBeside(direction: Direction): number | undefined {
    return this.text[direction === 1 ? this.position : this.position - 1];
  }

  /** Moves over the next character if it is in the set; false if it is not. */
  consume(set: CharacterSet, direction: Direction): boolean {
    const character = this.characterBeside(direction);
    if (character === undefined || !hasCodePoint(set, character)) return false;
    this.position += direction;
    return true;
  }

  read(register: number): number {
    return this.registers[register] ?? UNSET;
  }

  write(register: number, content: number): void {
    this.trail.push(register, this.read(register));
    this.registers[register] = content;
  }

  /** Leaves a choice open: to go on at the instruction instead. */
  leaveOpen(instruction: number): void {
    this.choices.push(instruction, this.position, this.trail.length);
  }

  get openChoices(): number {
    return this.choices.length;
  }

  /** Takes the last open choice and restores its state; its instruction. */
  backtrack(): number {
    this.restore(this.choices.pop() ?? 0);
    this.position = this.choices.pop() ?? 0;
    return this.choices.pop() ?? 0;
  }

  /** Drops the choices that were opened since there were so many. */
  dropChoices(length: number): void {
    this.choices.length = length;
  }

  get recorded(): number {
    return this.trail.length;
  }

  /** Undoes all register writes since so many were recorded. */
  restore(recorded: number): void {
    while (this.trail.length > recorded) {
      const content = this.trail.pop() ?? UNSET;
      this.registers[this.trail.pop() ?? 0] = content;
    }
  }
}
