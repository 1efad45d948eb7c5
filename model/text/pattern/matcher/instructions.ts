import {
  type CharacterSet,
  hasCodePoint,
  LINE_TERMINATORS,
  union,
  WORD_CHARACTERS,
} from '../characters/character-set.ts';
import type { Modifiers } from '../characters/modifiers.ts';
import { type Direction, type MatchState, UNSET } from './match-state.ts';

/** Runs the program from an instruction until it ends; true if it matched. What was matched stays, open choices go. */
type Run = (from: number) => boolean;

/**
 * One instruction of a program, carried out at its address `at`. Returns the address of the instruction to go on with,
 * usually `at + 1`; FAIL to go back to the last open choice; MATCHED at the end of the program or of a lookaround.
 */
export type Instruction = (state: MatchState, at: number, run: Run) => number;

export const FAIL = -1;
export const MATCHED = -2;

/** The end of the program, or of a lookaround's part of it. */
export const matched: Instruction = () => MATCHED;

/** Goes on at another address. */
export function jump(to: number): Instruction {
  return () => to;
}

/** Goes on with the next instruction, and leaves another one open (ECMA-262, 22.2.2.3.3 MatchTwoAlternatives). */
export function choice(other: number): Instruction {
  return (state, at) => {
    state.leaveOpen(other);
    return at + 1;
  };
}

/** ECMA-262, 22.2.2.7.1 CharacterSetMatcher. */
export function character(set: CharacterSet, direction: Direction): Instruction {
  return (state, at) => (state.consume(set, direction) ? at + 1 : FAIL);
}

/** `^` and `$` (ECMA-262, 22.2.2.4 CompileAssertion). */
export function edge(kind: 'start' | 'end', { multiline }: Modifiers): Instruction {
  const direction = kind === 'start' ? -1 : 1;
  return (state, at) => {
    const beside = state.characterBeside(direction);
    return beside === undefined || (multiline && hasCodePoint(LINE_TERMINATORS, beside)) ? at + 1 : FAIL;
  };
}

/** ECMA-262, 22.2.2.9.3 WordCharacters with the flags i and u. */
const WORD_CHARACTERS_FOLDED: CharacterSet = union(WORD_CHARACTERS, [0x17f, 0x17f, 0x212a, 0x212a]);

/** `\b`, or `\B` where negated (ECMA-262, 22.2.2.4 CompileAssertion). */
export function wordBoundary(negate: boolean, { ignoreCase }: Modifiers): Instruction {
  const words = ignoreCase ? WORD_CHARACTERS_FOLDED : WORD_CHARACTERS;
  const isWord = (codePoint: number | undefined) => codePoint !== undefined && hasCodePoint(words, codePoint);
  return (state, at) => {
    const isBoundary = isWord(state.characterBeside(-1)) !== isWord(state.characterBeside(1));
    return isBoundary !== negate ? at + 1 : FAIL;
  };
}

/** A lookaround, whose own instructions follow and end with `matched`; they must match, or must not where negated. */
export function lookaround(negate: boolean, then: number): Instruction {
  return (state, at, run) => {
    const { position } = state;
    const found = run(at + 1);
    state.position = position;
    return found !== negate ? then : FAIL;
  };
}

/** Writes the position into a register. */
export function markPosition(register: number): Instruction {
  return (state, at) => {
    state.write(register, state.position);
    return at + 1;
  };
}

/** Writes what one register has into another one. */
export function copyRegister(from: number, to: number): Instruction {
  return (state, at) => {
    state.write(to, state.read(from));
    return at + 1;
  };
}

/** The registers of a capturing group, by its number from 0. */
export const startRegister = (group: number): number => 2 * group;
export const endRegister = (group: number): number => 2 * group + 1;

/** Consumes what the first of the groups that took part has matched (ECMA-262, 22.2.2.7.2 BackreferenceMatcher). */
export function backreference(groups: readonly number[], direction: Direction, modifiers: Modifiers): Instruction {
  return (state, at) => {
    const group = groups.find((each) => state.read(startRegister(each)) !== UNSET);
    if (group === undefined) return at + 1;
    const first = state.read(startRegister(group));
    const length = state.read(endRegister(group)) - first;
    const from = direction === 1 ? state.position : state.position - length;
    for (let offset = 0; offset < length; offset++) {
      state.steps++;
      if (!areEqual(state.text[first + offset], state.text[from + offset], modifiers)) return FAIL;
    }
    state.position += direction * length;
    return at + 1;
  };
}

function areEqual(one: number | undefined, other: number | undefined, { ignoreCase }: Modifiers): boolean {
  if (one === other) return one !== undefined;
  return ignoreCase && one !== undefined && other !== undefined && foldCase(one) === foldCase(other);
}

function foldCase(codePoint: number): string {
  return String.fromCodePoint(codePoint).toUpperCase().toLowerCase();
}

/**
 * A quantifier (ECMA-262, 22.2.2.3.1 RepeatMatcher): `startLoop`, `loopHead`, `startRound`, the instructions of its
 * element, `endRound`.
 */
export interface Loop {
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  /** The register that counts the rounds. */
  readonly count: number;
  /** The register of the position at which the round began. */
  readonly position: number;
  /** The registers of the groups inside, which each round resets: from `first` up to and without `end`. */
  readonly groups: { readonly first: number; readonly end: number };
}

/** Before the first round: none is counted yet. */
export function startLoop({ count }: Loop): Instruction {
  return (state, at) => {
    state.write(count, 0);
    return at + 1;
  };
}

/** Goes on with one more round, which follows, or with `exit`; leaves the other one open where both are allowed. */
export function loopHead({ min, max, greedy, count }: Loop, exit: number): Instruction {
  return (state, at) => {
    const rounds = state.read(count);
    if (rounds < min) return at + 1;
    if (rounds >= max) return exit;
    state.leaveOpen(greedy ? exit : at + 1);
    return greedy ? at + 1 : exit;
  };
}

/** Counts the round, notes where it begins, and forgets what its groups matched in the round before. */
export function startRound({ count, position, groups }: Loop): Instruction {
  return (state, at) => {
    state.write(count, state.read(count) + 1);
    state.write(position, state.position);
    for (let register = groups.first; register < groups.end; register++) {
      if (state.read(register) !== UNSET) state.write(register, UNSET);
    }
    state.steps += (groups.end - groups.first) >> 3;
    return at + 1;
  };
}

/** A round beyond the minimum that consumed nothing fails. */
export function endRound({ min, count, position }: Loop, head: number): Instruction {
  return (state) => (state.read(count) > min && state.read(position) === state.position ? FAIL : head);
}
