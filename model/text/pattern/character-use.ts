import type { AST } from '@eslint-community/regexpp';
import { type CharacterReader, characterReader, NO_FLAGS } from './characters/character-reader.ts';
import { type CharacterSet, intersection } from './characters/character-set.ts';
import type { Pattern } from './pattern.ts';

export const ASCII_LETTERS: CharacterSet = [65, 90, 97, 122];
export const ASCII_LOWER_CASE: CharacterSet = [97, 122];

/**
 * True where some part of a pattern reads one of the characters and nothing can keep it from being used, so that some match has
 * one. False says nothing: a lookaround, a reference or an edge in the middle may forbid what a part of the pattern reads.
 */
export function readsOneOf({ tree }: Pattern, characters: CharacterSet): boolean {
  if (tree === null) return false;
  const read = characterReader();
  const parts = tree.alternatives.flatMap(({ elements }) => withoutEdges(elements));
  return parts.every((part) => isPlain(part, read)) && parts.some((part) => hasOneOf(characters, part, read));
}

function withoutEdges(elements: readonly AST.Element[]): readonly AST.Element[] {
  const isEdge = (element: AST.Element | undefined, kind: 'start' | 'end') =>
    element?.type === 'Assertion' && element.kind === kind;
  return elements.slice(isEdge(elements[0], 'start') ? 1 : 0, isEdge(elements.at(-1), 'end') ? -1 : undefined);
}

/** Reads something whatever stands around it. */
function isPlain(element: AST.Element, read: CharacterReader): boolean {
  switch (element.type) {
    case 'Character':
      return true;
    case 'CharacterSet':
    case 'CharacterClass':
      return (read(element, NO_FLAGS)?.length ?? 0) > 0;
    case 'Quantifier':
      return element.max > 0 && isPlain(element.element, read);
    case 'Group':
    case 'CapturingGroup':
      if (element.type === 'Group' && element.modifiers !== null) return false;
      return element.alternatives.every(({ elements }) => elements.every((part) => isPlain(part, read)));
    default:
      return false;
  }
}

function hasOneOf(characters: CharacterSet, element: AST.Element, read: CharacterReader): boolean {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return intersection(read(element, NO_FLAGS) ?? [], characters).length > 0;
    case 'Quantifier':
      return hasOneOf(characters, element.element, read);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.some((part) => hasOneOf(characters, part, read)));
    default:
      return false;
  }
}
