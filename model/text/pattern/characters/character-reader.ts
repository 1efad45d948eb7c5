import type { AST } from '@eslint-community/regexpp';
import {
  type CharacterSet,
  complement,
  DIGITS,
  EVERY_CHARACTER,
  LAST_CODE_POINT,
  LINE_ENDS,
  SPACES,
  union,
  WORD_CHARACTERS,
} from './character-set.ts';

/** The flags that a modifier group such as `(?i:…)` changes for its part of a pattern. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

export const NO_FLAGS: PatternFlags = { ignoreCase: false, multiline: false, dotAll: false };

/** The flags inside a group, given those around it. */
export function flagsInside(group: AST.Group, around: PatternFlags): PatternFlags {
  const { modifiers } = group;
  if (modifiers === null) return around;
  const flag = (name: keyof PatternFlags) =>
    (around[name] || modifiers.add[name]) && !(modifiers.remove?.[name] ?? false);
  return { ignoreCase: flag('ignoreCase'), multiline: flag('multiline'), dotAll: flag('dotAll') };
}

/** A part of a pattern that matches exactly one character. */
export type CharacterElement = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Tells which characters an element matches, or null when that cannot be told: the engine lacks a Unicode property. */
export type CharacterReader = (element: CharacterElement, flags: PatternFlags) => CharacterSet | null;

/** Each look at all of Unicode takes about 20 ms. */
const MAX_LOOKS = 8;

/** A reader for one pattern. It remembers what it read, and gives up after some looks at all of Unicode. */
export function characterReader(): CharacterReader {
  const known = new Map<string, CharacterSet | null>();
  let looks = 0;

  const look = (raw: string, flags: 'u' | 'iu'): CharacterSet | null => {
    if (looks >= MAX_LOOKS) return null;
    looks++;
    return charactersMatching(raw, flags);
  };

  const read: CharacterReader = (element, flags) => {
    const key = `${flags.ignoreCase ? 'i' : ''}${flags.dotAll ? 's' : ''}:${element.raw}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = flags.ignoreCase && foldsCase(element) ? look(element.raw, 'iu') : compose(element, flags);
    known.set(key, answer);
    return answer;
  };

  const compose = (element: CharacterElement, flags: PatternFlags): CharacterSet | null => {
    if (element.type === 'Character') return [element.value, element.value];
    if (element.type === 'CharacterSet') return composeSet(element, flags);
    const members = element.elements.map((member) => {
      if (member.type === 'CharacterClassRange') return [member.min.value, member.max.value];
      return member.type === 'Character' || member.type === 'CharacterSet' ? read(member, flags) : null;
    });
    const told = members.filter((member) => member !== null);
    if (told.length < members.length) return null;
    return negateIf(element.negate, union(...told));
  };

  const composeSet = (element: AST.CharacterSet, flags: PatternFlags): CharacterSet | null => {
    switch (element.kind) {
      case 'any':
        return flags.dotAll ? EVERY_CHARACTER : complement(LINE_ENDS);
      case 'digit':
        return negateIf(element.negate, DIGITS);
      case 'space':
        return negateIf(element.negate, SPACES);
      case 'word':
        return negateIf(element.negate, WORD_CHARACTERS);
      case 'property':
        return look(element.raw, 'u');
    }
  };

  return read;
}

function foldsCase(element: CharacterElement): boolean {
  return !(element.type === 'CharacterSet' && element.kind === 'any');
}

function negateIf(negate: boolean, set: CharacterSet): CharacterSet {
  return negate ? complement(set) : set;
}

/** So small that a block never holds a high surrogate beside a low one, which would read as one character. */
const BLOCK = 0x400;

const MAX_REMEMBERED = 50;
const remembered = new Map<string, CharacterSet | null>();

function charactersMatching(raw: string, flags: 'u' | 'iu'): CharacterSet | null {
  const key = `${flags}:${raw}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const answer = lookThroughUnicode(raw, flags);
  remembered.set(key, answer);
  return answer;
}

/**
 * Asks the engine which characters a one-character expression matches: it knows Unicode properties and case folding.
 * Only ever run on our own text, so it cannot hang.
 */
function lookThroughUnicode(raw: string, flags: 'u' | 'iu'): CharacterSet | null {
  let expression: RegExp;
  try {
    expression = new RegExp(`(?:${raw})+`, `g${flags}`);
  } catch {
    return null;
  }
  const ranges: number[] = [];
  for (let start = 0; start <= LAST_CODE_POINT; start += BLOCK) {
    const width = start > 0xffff ? 2 : 1;
    for (const run of block(start).matchAll(expression)) {
      const first = start + run.index / width;
      ranges.push(first, first + run[0].length / width - 1);
    }
  }
  return union(ranges);
}

function block(start: number): string {
  return String.fromCodePoint(...Array.from({ length: BLOCK }, (_, offset) => start + offset));
}
