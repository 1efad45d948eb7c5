import type { AST } from '@eslint-community/regexpp';
import {
  ALL_CHARACTERS,
  type CharacterSet,
  complement,
  DIGITS,
  LINE_TERMINATORS,
  union,
  WHITE_SPACE,
  WORD_CHARACTERS,
} from './character-set.ts';
import { charactersMatching } from './matching-characters.ts';
import type { Modifiers } from './modifiers.ts';

/** A part of a pattern that matches exactly one character. */
export type CharacterElement = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Each search of all of Unicode takes about 20 ms. */
const MAX_SEARCHES = 8;

/**
 * Gives the characters that the elements of one pattern match (ECMA-262, 22.2.2.9 CompileToCharSet), and remembers
 * them.
 */
export class CharacterReader {
  private readonly known = new Map<string, CharacterSet | null>();
  private searches = 0;

  /**
   * Null where the set is unknown: the host lacks a Unicode property, or the pattern needs too many searches of
   * Unicode.
   */
  read(element: CharacterElement, modifiers: Modifiers): CharacterSet | null {
    // A dot is any character outside of a class, and itself inside one.
    const key = `${modifiers.ignoreCase ? 'i' : ''}${modifiers.dotAll ? 's' : ''}:${element.type}:${element.raw}`;
    let set = this.known.get(key);
    if (set === undefined) {
      set = this.readAnew(element, modifiers);
      this.known.set(key, set);
    }
    return set;
  }

  private readAnew(element: CharacterElement, modifiers: Modifiers): CharacterSet | null {
    if (modifiers.ignoreCase && !isDot(element)) return this.search(element.raw, 'iu');
    switch (element.type) {
      case 'Character':
        return [element.value, element.value];
      case 'CharacterSet':
        return this.escape(element, modifiers);
      case 'CharacterClass':
        return this.characterClass(element, modifiers);
    }
  }

  /** The dot, or a character class escape such as `\d` and `\p{…}`. */
  private escape(element: AST.CharacterSet, modifiers: Modifiers): CharacterSet | null {
    switch (element.kind) {
      case 'any':
        return modifiers.dotAll ? ALL_CHARACTERS : complement(LINE_TERMINATORS);
      case 'digit':
        return negateIf(element.negate, DIGITS);
      case 'space':
        return negateIf(element.negate, WHITE_SPACE);
      case 'word':
        return negateIf(element.negate, WORD_CHARACTERS);
      case 'property':
        return this.search(element.raw, 'u');
    }
  }

  private characterClass({ elements, negate }: AST.CharacterClass, modifiers: Modifiers): CharacterSet | null {
    const sets: CharacterSet[] = [];
    for (const member of elements) {
      const set = this.classMember(member, modifiers);
      if (set === null) return null;
      sets.push(set);
    }
    return negateIf(negate, union(...sets));
  }

  private classMember(member: AST.CharacterClassElement, modifiers: Modifiers): CharacterSet | null {
    switch (member.type) {
      case 'CharacterClassRange':
        return [member.min.value, member.max.value];
      case 'Character':
      case 'CharacterSet':
        return this.read(member, modifiers);
      default:
        return null;
    }
  }

  private search(raw: string, flags: 'u' | 'iu'): CharacterSet | null {
    return this.searches++ < MAX_SEARCHES ? charactersMatching(raw, flags) : null;
  }
}

/** The dot is the only element that matches the same with and without the i flag. */
function isDot(element: CharacterElement): boolean {
  return element.type === 'CharacterSet' && element.kind === 'any';
}

function negateIf(negate: boolean, set: CharacterSet): CharacterSet {
  return negate ? complement(set) : set;
}
