import { type Choose, chooser } from '../seeded.ts';

/** What random patterns are made of. */
export interface PatternGrammar {
  readonly atoms: readonly string[];
  /** `%` stands for a smaller pattern. */
  readonly shapes: readonly string[];
}

/** All syntax of ECMA-262 that each supported host knows; modifier groups such as `(?i:…)` are newer. */
const EVERYTHING: PatternGrammar = {
  atoms: [
    ...['a', 'b', 'A', '0', '7', '-', '_', '\\.', '.', 'é', '[a-c]', '[0-9]', '[A-Z_]', '[^a]', '[^0-9a-z]'],
    ...['\\d', '\\w', '\\W', '\\s', '\\p{Lu}', '\\b', '\\B', '^', '$', ''],
  ],
  shapes: [
    ...['%%', '%%', '%%%', '(%|%)', '(?:%|%|%)', '(%)', '%|%', '(%)\\1'],
    ...['(?:%)*', '(?:%)+', '(?:%)+?', '(?:%)?', '%{2}', '%{0,3}', '(?:%){1,2}', '(?:(?:%)+)*'],
    ...['(?=%)%', '(?!%)%', '(?<=%)%', '(?<!%)%'],
  ],
};

const MAX_LENGTH = 150;

/** Different patterns, two of three of them anchored as a whole; some are invalid. */
export function randomPatterns(seed: number, count: number): string[] {
  const choose = chooser(seed);
  const patterns = new Set<string>();
  while (patterns.size < count) {
    const pattern = randomPattern(choose, EVERYTHING, choose([2, 3, 4]));
    const source = choose([true, true, false]) ? `^(?:${pattern})$` : pattern;
    if (source.length <= MAX_LENGTH) patterns.add(source);
  }
  return [...patterns];
}

/** A pattern of bounded depth, valid or not. */
export function randomPattern(choose: Choose, grammar: PatternGrammar, depth: number): string {
  if (depth === 0) return choose(grammar.atoms);
  return choose(grammar.shapes).replace(/%/g, () => randomPattern(choose, grammar, depth - choose([1, 1, depth])));
}

/** All texts over the characters, up to a length, the empty one included. */
export function textsOver(characters: readonly string[], length: number): string[] {
  const texts = [''];
  for (const text of texts) if (text.length < length) texts.push(...characters.map((each) => text + each));
  return texts;
}
