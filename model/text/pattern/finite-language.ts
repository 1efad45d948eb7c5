import { memoize } from '../../lib/memoize.ts';
import { admits } from './admits.ts';
import { anchoring } from './anchoring.ts';
import { admittedLanguage, type Language } from './language.ts';
import { Budget, BudgetSpent } from './nfa/nfa-run.ts';
import { Exploration, type Prospect } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

const MAX_STEPS = 500_000;

/** Enough for any set of texts worth listing. */
const MAX_PROSPECTS = 20_000;

const MOST = 1_000;

/** A longer text is nothing to list. */
const MAX_LENGTH = 1_000;

/**
 * All texts that the pattern admits, in code point order, when there are at most `limit` (never more than 1,000);
 * null when there are more or that cannot be told. `^(ASC|DESC)$` gives ASC and DESC.
 */
export function allAdmittedTexts(pattern: Pattern, limit = MOST): readonly string[] | null {
  const all = allLiterals(pattern);
  return all === null || all.length > limit ? null : all;
}

const allLiterals: (pattern: Pattern) => readonly string[] | null = memoize((pattern) => {
  const { start, end } = anchoring(pattern);
  const language = start && end ? admittedLanguage(pattern) : null;
  if (language === null) return null;
  try {
    const texts = list(language);
    return language.exact || texts === null ? texts : confirmed(pattern, texts);
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return null;
    throw thrown;
  }
});

/** An inexact language holds all admitted texts and perhaps more: the pattern itself decides on each. */
function confirmed(pattern: Pattern, texts: readonly string[]): string[] | null {
  const answers = texts.map((text) => admits(pattern, text));
  return answers.includes('unknown') ? null : texts.filter((_, index) => answers[index] === true);
}

function list({ conditions }: Language): string[] | null {
  const exploration = new Exploration({ language: conditions, fits: 'inside', shape: [] }, new Budget(MAX_STEPS));
  const graph = explore(exploration);
  const useful = leadingToAccepted(graph);
  const texts: string[] = [];
  const complete = spell(graph, useful, graph.begin, '', Math.min(useful.size, MAX_LENGTH), texts);
  return complete ? texts.sort() : null;
}

interface Node {
  readonly prospect: Prospect;
  /** Where each letter leads; the letter by its number in the alphabet. */
  readonly next: Map<number, string>;
}

interface Graph {
  readonly exploration: Exploration;
  readonly begin: string;
  readonly nodes: readonly Node[];
  readonly byKey: ReadonlyMap<string, Node>;
}

function explore(exploration: Exploration): Graph {
  const begin: Node = { prospect: exploration.begin(), next: new Map() };
  const byKey = new Map([[begin.prospect.key, begin]]);
  const nodes = [begin];
  for (const node of nodes) {
    exploration.alphabet.forEach((letter, number) => {
      const prospect = exploration.read(node.prospect, letter);
      if (exploration.isHopeless(prospect)) return;
      node.next.set(number, prospect.key);
      if (byKey.has(prospect.key)) return;
      if (nodes.length >= MAX_PROSPECTS) throw new BudgetSpent();
      const reached = { prospect, next: new Map<number, string>() };
      byKey.set(prospect.key, reached);
      nodes.push(reached);
    });
  }
  return { exploration, begin: begin.prospect.key, nodes, byKey };
}

/** The keys of all nodes from which an accepted one can be reached. */
function leadingToAccepted({ nodes }: Graph): Set<string> {
  const from = new Map<string, string[]>(nodes.map(({ prospect }) => [prospect.key, []]));
  for (const { prospect, next } of nodes) {
    for (const key of new Set(next.values())) from.get(key)?.push(prospect.key);
  }
  const useful = new Set(nodes.filter(({ prospect }) => prospect.accepted).map(({ prospect }) => prospect.key));
  for (const key of useful) for (const before of from.get(key) ?? []) useful.add(before);
  return useful;
}

/**
 * Collects the texts that go on from a node; false as soon as there are too many. A text that is longer than there are
 * useful nodes has met one of them twice, so there is no end of texts.
 */
function spell(
  graph: Graph,
  useful: ReadonlySet<string>,
  key: string,
  text: string,
  lettersLeft: number,
  texts: string[],
): boolean {
  const node = graph.byKey.get(key);
  if (node === undefined || !useful.has(key)) return true;
  if (lettersLeft === 0) return false;
  if (node.prospect.accepted && texts.push(text) > MOST) return false;
  for (const [number, next] of node.next) {
    if (!useful.has(next)) continue;
    for (const character of charactersOf(graph.exploration.alphabet[number]?.characters ?? [])) {
      if (!spell(graph, useful, next, text + character, lettersLeft - 1, texts)) return false;
    }
  }
  return true;
}

function* charactersOf(ranges: readonly number[]): Generator<string> {
  for (let at = 0; at < ranges.length; at += 2) {
    for (let codePoint = ranges[at] ?? 0; codePoint <= (ranges[at + 1] ?? -1); codePoint++) {
      yield String.fromCodePoint(codePoint);
    }
  }
}
