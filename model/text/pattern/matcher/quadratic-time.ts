import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../../lib/memoize.ts';
import type { Pattern } from '../pattern.ts';

/**
 * True where a glance shows that any engine takes the square of the length at most: one repetition, and of single
 * characters. Most patterns are like that, and need no automaton.
 */
export const isSimple: (pattern: Pattern) => boolean = memoize(({ tree }) => {
  if (tree === null) return false;
  const elements = tree.alternatives.flatMap((alternative) => alternative.elements);
  const repetitions = elements.filter((element) => element.type === 'Quantifier' && element.max > 1);
  const isFlat = elements.every((element) => !('alternatives' in repeatedIn(element)));
  return isFlat && repetitions.length < 2;
});

function repeatedIn(element: AST.Element): AST.Element {
  return element.type === 'Quantifier' ? element.element : element;
}
