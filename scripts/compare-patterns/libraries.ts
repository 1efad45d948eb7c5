import { RegExpParser } from '@eslint-community/regexpp';
import {
  type CharSet,
  combineTransformers,
  DFA,
  getIntersectionIterator,
  JS,
  NFA,
  TooManyNodesError,
  Transformers,
  type TransitionIterable,
  transform,
  visitAst,
  Words,
} from 'refa';
import { analyse } from 'scslre';
import type { TextSearch } from '../../model/text/pattern/admitted-text.ts';
import type { PatternAnalyser } from './analyser.ts';

/**
 * refa for languages and scslre (with regexp-ast-analysis) for backtracking, used as their documentation suggests.
 * Neither has a matcher for lookarounds and backreferences that remain, so those patterns are unknown.
 */
export const libraries: PatternAnalyser = {
  isValid: (source) => parse(source) !== null,
  admits: (source, text) => languageOf(source)?.test(Words.fromStringToUnicode(text)) ?? 'unknown',
  sample: (source) => {
    const language = languageOf(source);
    return language === null ? 'unknown' : shortestText(language.transitionIterator());
  },
  counterexample: (source, other) => {
    const language = languageOf(source);
    const outside = complementOf(other);
    if (language === null || outside === null) return 'unknown';
    return withinNodes(() => shortestText(getIntersectionIterator(language, outside, MAX_NODES))) ?? 'unknown';
  },
  allTexts: (source) => {
    const language = languageOf(source);
    return language?.isFinite ? withinNodes(() => listWords(language)) : null;
  },
  hasExponentialBacktracking: (source) => {
    const { reports } = analyse({ source, flags: 'u' }, { reportTypes: { Move: false } });
    return reports.some(({ exponential }) => exponential);
  },
};

const MAX_NODES = 20_000;
const MAX_TEXTS = 1_000;

/** Keeps what a function of a text returned. */
function remember<Result>(compute: (source: string) => Result): (source: string) => Result {
  const known = new Map<string, Result>();
  return (source) => {
    if (!known.has(source)) known.set(source, compute(source));
    return known.get(source) as Result;
  };
}

function parse(source: string) {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return null;
  }
}

/** Null where an assertion or a backreference remains, or where the automaton is too large. */
const languageOf = remember((source): NFA | null => {
  // A match anywhere suffices, which each alternative says for itself so that its assertions meet the text around it.
  const whole = parse(source)
    ?.alternatives.map(({ raw }) => `^[^]*(?:${raw})[^]*$`)
    .join('|');
  if (whole === undefined) return null;
  try {
    return NFA.fromRegex(
      withoutAssertions(whole),
      { maxCharacter: 0x10ffff },
      { assertions: 'throw' },
      new NFA.LimitedNodeFactory(MAX_NODES),
    );
  } catch {
    return null;
  }
});

/**
 * The expression with all assertions applied that refa can apply. The pattern is one for whole texts, so that `^` and
 * `$` hold at its edges and can be removed there; a positive assertion there could not hold, and is not removed.
 */
function withoutAssertions(source: string) {
  const { expression } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ maxNodes: MAX_NODES });
  const apply = [
    Transformers.applyAssertions(),
    Transformers.removeUnnecessaryAssertions(),
    Transformers.inline(),
    Transformers.removeDeadBranches(),
    Transformers.sortAssertions(),
  ];
  transform(combineTransformers(apply), expression, { maxPasses: 20 });
  let hasPositive = false;
  visitAst(expression, { onAssertionEnter: ({ negate }) => (hasPositive ||= !negate) });
  const atEdges = Transformers.patternEdgeAssertions({ inline: false, remove: !hasPositive });
  return transform(combineTransformers([...apply, atEdges]), expression, { maxPasses: 20 });
}

const complementOf = remember((source): DFA | null => {
  const language = languageOf(source);
  if (language === null) return null;
  return withinNodes(() => {
    const dfa = DFA.fromFA(language, new DFA.LimitedNodeFactory(MAX_NODES));
    dfa.complement();
    return dfa;
  });
});

/** Null when there are too many nodes. */
function withinNodes<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof TooManyNodesError) return null;
    throw thrown;
  }
}

/** A DFA, since an NFA may give a word many times. */
function listWords(language: NFA): string[] | null {
  const texts: string[] = [];
  for (const word of DFA.fromFA(language, new DFA.LimitedNodeFactory(MAX_NODES)).words()) {
    if (texts.push(Words.fromUnicodeToString(word)) > MAX_TEXTS) return null;
  }
  return texts.sort();
}

type Iterator<State> = ReturnType<TransitionIterable<State>['transitionIterator']>;

/**
 * Breadth first by states: refa's own `words()` follows every path, which takes exponential memory on ambiguous NFAs.
 */
function shortestText<State>({ initial, getOut, isFinal }: Iterator<State>): TextSearch {
  const before = new Map<State, { readonly state: State; readonly set: CharSet } | null>([[initial, null]]);
  for (const state of before.keys()) {
    if (isFinal(state)) {
      const sets: CharSet[] = [];
      for (let step = before.get(state); step; step = before.get(step.state)) sets.unshift(step.set);
      return { text: Words.fromUnicodeToString(Words.pickMostReadableWord(sets)) };
    }
    for (const [next, set] of getOut(state)) if (!before.has(next)) before.set(next, { state, set });
  }
  return 'none';
}
