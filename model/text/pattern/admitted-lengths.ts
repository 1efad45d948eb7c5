import type { AST } from '@eslint-community/regexpp';
import { greatest, least } from '../../lib/lists.ts';
import { memoize } from '../../lib/memoize.ts';
import { anchoring } from './anchoring.ts';
import type { Pattern } from './pattern.ts';

/** The least and the greatest number of characters of a text; the greatest is infinite where nothing bounds it. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

const ANY: Lengths = { least: 0, most: Number.POSITIVE_INFINITY };
const NOTHING: Lengths = { least: 0, most: 0 };

/**
 * The lengths of the texts that a pattern admits, by its syntax: `^[0-9]{6}$` admits 6 to 6. No admitted text is
 * shorter or longer; where lookarounds narrow the pattern, there may be none as short or as long. A pattern that is
 * invalid or not parsed admits any.
 */
export const admittedLengths: (pattern: Pattern) => Lengths = memoize((pattern) => {
  if (pattern.tree === null) return ANY;
  const { start, end } = anchoring(pattern);
  const { least, most } = lengthsOfAlternatives(pattern.tree.alternatives);
  return start && end ? { least, most } : { least, most: Number.POSITIVE_INFINITY };
});

function lengthsOfAlternatives(alternatives: readonly AST.Alternative[]): Lengths {
  const all = alternatives.map(({ elements }) => sumOf(elements.map(lengthsOfElement)));
  return {
    least: least(all.map(({ least }) => least)),
    most: greatest(all.map(({ most }) => most)),
  };
}

function sumOf(all: readonly Lengths[]): Lengths {
  return all.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), NOTHING);
}

function lengthsOfElement(element: AST.Element): Lengths {
  switch (element.type) {
    case 'Assertion':
      return NOTHING;
    case 'Group':
    case 'CapturingGroup':
      return lengthsOfAlternatives(element.alternatives);
    case 'Quantifier': {
      const { least, most } = lengthsOfElement(element.element);
      return { least: least * element.min, most: element.max === 0 || most === 0 ? 0 : most * element.max };
    }
    case 'Character':
    case 'CharacterSet':
      return { least: 1, most: 1 };
    case 'CharacterClass':
      // With the flag u, a class matches one code point.
      return { least: 1, most: 1 };
    default:
      return ANY;
  }
}
