import type { AST } from '@eslint-community/regexpp';
import { CharacterReader } from './characters/character-reader.ts';
import { type CharacterSet, intersection } from './characters/character-set.ts';
import { NO_MODIFIERS } from './characters/modifiers.ts';
import type { Pattern } from './pattern.ts';

export const ASCII_LETTERS: CharacterSet = [65, 90, 97, 122];
export const ASCII_LOWER_CASE: CharacterSet = [97, 122];

/**
 * True where some match certainly contains one of the characters: a part of the pattern consumes it, and nothing can
 * keep that part from being used. False means nothing: a lookaround, a backreference or an anchor in the middle may
 * forbid what a part consumes.
 */
export function someMatchContains({ tree }: Pattern, characters: CharacterSet): boolean {
  if (tree === null) return false;
  const reader = new CharacterReader();
  const parts = tree.alternatives.flatMap(({ elements }) => withoutAnchors(elements));
  return (
    parts.every((part) => isUnconditional(part, reader)) && parts.some((part) => consumes(part, characters, reader))
  );
}

function withoutAnchors(elements: readonly AST.Element[]): readonly AST.Element[] {
  const isAnchor = (element: AST.Element | undefined, kind: 'start' | 'end') =>
    element?.type === 'Assertion' && element.kind === kind;
  return elements.slice(isAnchor(elements[0], 'start') ? 1 : 0, isAnchor(elements.at(-1), 'end') ? -1 : undefined);
}

/** True for an element that matches some text, whatever stands around it. */
function isUnconditional(element: AST.Element, reader: CharacterReader): boolean {
  switch (element.type) {
    case 'Character':
      return true;
    case 'CharacterSet':
    case 'CharacterClass':
      return (reader.read(element, NO_MODIFIERS)?.length ?? 0) > 0;
    case 'Quantifier':
      return element.max > 0 && isUnconditional(element.element, reader);
    case 'Group':
    case 'CapturingGroup':
      if (element.type === 'Group' && element.modifiers !== null) return false;
      return element.alternatives.every(({ elements }) => elements.every((part) => isUnconditional(part, reader)));
    default:
      return false;
  }
}

function consumes(element: AST.Element, characters: CharacterSet, reader: CharacterReader): boolean {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return intersection(reader.read(element, NO_MODIFIERS) ?? [], characters).length > 0;
    case 'Quantifier':
      return consumes(element.element, characters, reader);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.some((part) => consumes(part, characters, reader)));
    default:
      return false;
  }
}
