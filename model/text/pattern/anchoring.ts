import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../lib/memoize.ts';
import { flagsInside, NO_FLAGS, type PatternFlags } from './characters/character-reader.ts';
import type { Pattern } from './pattern.ts';

/** Does every match begin where the text begins, and end where it ends? */
export interface Anchoring {
  readonly start: boolean;
  readonly end: boolean;
}

/**
 * Tells from the syntax whether a pattern is anchored (2.2/string-pattern): `^(a|b)$` is, `^a|b$` is not, since each
 * of its alternatives leaves one side open. A pattern that could not be read is judged by its first and last sign.
 */
export const anchoring: (pattern: Pattern) => Anchoring = memoize(({ source, tree, error }) => {
  if (tree !== null) {
    return {
      start: allAnchored(tree.alternatives, 'start', NO_FLAGS),
      end: allAnchored(tree.alternatives, 'end', NO_FLAGS),
    };
  }
  return error === null ? { start: source.startsWith('^'), end: source.endsWith('$') } : { start: false, end: false };
});

type Side = 'start' | 'end';

function allAnchored(alternatives: readonly AST.Alternative[], side: Side, flags: PatternFlags): boolean {
  return alternatives.every(({ elements }) =>
    isAnchored(side === 'start' ? elements : [...elements].reverse(), side, flags),
  );
}

/** Elements are given from the side inwards; only what surely reads no character may stand before the anchor. */
function isAnchored(elements: readonly AST.Element[], side: Side, flags: PatternFlags): boolean {
  for (const element of elements) {
    if (anchors(element, side, flags)) return true;
    if (mayRead(element)) return false;
  }
  return false;
}

function anchors(element: AST.Element, side: Side, flags: PatternFlags): boolean {
  switch (element.type) {
    case 'Assertion':
      if (element.kind === side) return !flags.multiline;
      if (element.kind !== (side === 'start' ? 'lookahead' : 'lookbehind') || element.negate) return false;
      return allAnchored(element.alternatives, side, flags);
    case 'Group':
      return allAnchored(element.alternatives, side, flagsInside(element, flags));
    case 'CapturingGroup':
      return allAnchored(element.alternatives, side, flags);
    case 'Quantifier':
      return element.min > 0 && anchors(element.element, side, flags);
    default:
      return false;
  }
}

function mayRead(element: AST.Element): boolean {
  switch (element.type) {
    case 'Assertion':
      return false;
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some((alternative) => alternative.elements.some(mayRead));
    case 'Quantifier':
      return element.max > 0 && mayRead(element.element);
    default:
      return true;
  }
}
