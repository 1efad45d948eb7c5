import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../../lib/memoize.ts';

/**
 * True where the syntax shows that a backtracking engine takes at most the square of the text's length: no groups, and
 * at most one quantifier that repeats. Most patterns are like that.
 */
export const isAtMostQuadratic: (tree: AST.Pattern) => boolean = memoize(({ alternatives }) => {
  const elements = alternatives.flatMap((alternative) => alternative.elements);
  const repeating = elements.filter((element) => element.type === 'Quantifier' && element.max > 1);
  const isFlat = elements.every((element) => !('alternatives' in withoutQuantifier(element)));
  return isFlat && repeating.length < 2;
});

function withoutQuantifier(element: AST.Element): AST.Element {
  return element.type === 'Quantifier' ? element.element : element;
}
