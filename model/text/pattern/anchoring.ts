import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../lib/memoize.ts';
import { type Modifiers, modifiersInside, NO_MODIFIERS } from './characters/modifiers.ts';
import type { Pattern } from './pattern.ts';

/** Whether every match begins where the text begins, and ends where it ends. */
export interface Anchoring {
  readonly start: boolean;
  readonly end: boolean;
}

/**
 * Where a pattern is anchored, by its syntax (2.2/string-pattern): `^(a|b)$` is at both ends, `^a|b$` is at neither,
 * since each alternative leaves one end open. An invalid pattern is not anchored; one that was not parsed is judged by
 * its first and last character.
 */
export const anchoring: (pattern: Pattern) => Anchoring = memoize(({ source, tree, error }) => {
  if (tree !== null) {
    return {
      start: allAnchored(tree.alternatives, 'start', NO_MODIFIERS),
      end: allAnchored(tree.alternatives, 'end', NO_MODIFIERS),
    };
  }
  return error === null ? { start: source.startsWith('^'), end: source.endsWith('$') } : { start: false, end: false };
});

type Side = 'start' | 'end';

function allAnchored(alternatives: readonly AST.Alternative[], side: Side, modifiers: Modifiers): boolean {
  return alternatives.every(({ elements }) =>
    isAnchored(side === 'start' ? elements : [...elements].reverse(), side, modifiers),
  );
}

/**
 * The elements come from the side inwards; before the anchor, only elements that never consume a character may stand.
 */
function isAnchored(elements: readonly AST.Element[], side: Side, modifiers: Modifiers): boolean {
  for (const element of elements) {
    if (anchors(element, side, modifiers)) return true;
    if (mayConsume(element)) return false;
  }
  return false;
}

function anchors(element: AST.Element, side: Side, modifiers: Modifiers): boolean {
  switch (element.type) {
    case 'Assertion':
      if (element.kind === side) return !modifiers.multiline;
      if (element.kind !== (side === 'start' ? 'lookahead' : 'lookbehind') || element.negate) return false;
      return allAnchored(element.alternatives, side, modifiers);
    case 'Group':
      return allAnchored(element.alternatives, side, modifiersInside(element, modifiers));
    case 'CapturingGroup':
      return allAnchored(element.alternatives, side, modifiers);
    case 'Quantifier':
      return element.min > 0 && anchors(element.element, side, modifiers);
    default:
      return false;
  }
}

function mayConsume(element: AST.Element): boolean {
  switch (element.type) {
    case 'Assertion':
      return false;
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some((alternative) => alternative.elements.some(mayConsume));
    case 'Quantifier':
      return element.max > 0 && mayConsume(element.element);
    default:
      return true;
  }
}
