import { memoize } from '../../lib/memoize.ts';
import { admits } from './admits.ts';
import { anchoring } from './anchoring.ts';
import type { CharacterSet } from './characters/character-set.ts';
import { admittedLanguage, type Language } from './language.ts';
import { Budget, BudgetSpent, withinBudget } from './nfa/budget.ts';
import type { Minterm } from './nfa/minterms.ts';
import { ProductAutomaton } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

const MAX_STEPS = 500_000;

/** Enough for any set of texts worth listing. */
const MAX_STATES = 20_000;

const MAX_TEXTS = 1_000;

/** A text that is longer is not worth listing. */
const MAX_LENGTH = 1_000;

/**
 * All texts that the pattern admits, sorted by UTF-16 code units, when there are at most `limit` (never more than
 * 1,000); null when there are more or when that is unknown. `^(ASC|DESC)$` gives ASC and DESC.
 */
export function allAdmittedTexts(pattern: Pattern, limit = MAX_TEXTS): readonly string[] | null {
  const all = allTexts(pattern);
  return all === null || all.length > limit ? null : all;
}

const allTexts: (pattern: Pattern) => readonly string[] | null = memoize((pattern) => {
  const { start, end } = anchoring(pattern);
  const language = start && end ? admittedLanguage(pattern) : null;
  if (language === null) return null;
  const texts = withinBudget(() => textsOf(language), null);
  return language.exact || texts === null ? texts : confirmed(pattern, texts);
});

/** An inexact language holds all admitted texts and perhaps more: the pattern itself decides on each. */
function confirmed(pattern: Pattern, texts: readonly string[]): string[] | null {
  const answers = texts.map((text) => admits(pattern, text));
  return answers.includes('unknown') ? null : texts.filter((_, index) => answers[index] === true);
}

function textsOf({ constraints }: Language): string[] | null {
  const automaton = new ProductAutomaton({ language: constraints, fits: 'inside', shape: [] }, new Budget(MAX_STEPS));
  return new TextLister(exploreAll(automaton)).list();
}

/** A state of the product automaton with the states that follow, by the minterm that leads to them. */
interface Node {
  readonly accepting: boolean;
  readonly next: Map<Minterm, Node>;
}

/** All states of the automaton, the start first. */
function exploreAll(automaton: ProductAutomaton): readonly Node[] {
  const start = automaton.start();
  const reached = [{ state: start, node: newNode(start.accepting) }];
  const nodes = new Map(reached.map(({ state, node }) => [state.key, node]));
  for (const { state, node } of reached) {
    for (const minterm of automaton.minterms) {
      const next = automaton.next(state, minterm);
      if (automaton.isDead(next)) continue;
      let target = nodes.get(next.key);
      if (target === undefined) {
        if (nodes.size >= MAX_STATES) throw new BudgetSpent();
        target = newNode(next.accepting);
        nodes.set(next.key, target);
        reached.push({ state: next, node: target });
      }
      node.next.set(minterm, target);
    }
  }
  return [...nodes.values()];
}

function newNode(accepting: boolean): Node {
  return { accepting, next: new Map() };
}

/** Spells out the texts that lead to accepting nodes. */
class TextLister {
  private readonly start: Node | undefined;
  private readonly productive: ReadonlySet<Node>;
  private readonly texts: string[] = [];

  constructor(nodes: readonly Node[]) {
    this.start = nodes[0];
    this.productive = productiveNodes(nodes);
  }

  /** Null when there are too many texts. */
  list(): string[] | null {
    if (this.start === undefined) return [];
    const complete = this.spell(this.start, '', Math.min(this.productive.size, MAX_LENGTH));
    return complete ? this.texts.sort() : null;
  }

  /**
   * False as soon as there are too many texts. A text longer than there are productive nodes has met one of them twice,
   * so that the language is infinite.
   */
  private spell(node: Node, text: string, charactersLeft: number): boolean {
    if (!this.productive.has(node)) return true;
    if (charactersLeft === 0) return false;
    if (node.accepting && this.texts.push(text) > MAX_TEXTS) return false;
    for (const [{ characters }, next] of node.next) {
      if (!this.productive.has(next)) continue;
      for (const character of charactersOf(characters)) {
        if (!this.spell(next, text + character, charactersLeft - 1)) return false;
      }
    }
    return true;
  }
}

/** The nodes that lead to an accepting one. */
function productiveNodes(nodes: readonly Node[]): ReadonlySet<Node> {
  const previous = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) {
    for (const next of new Set(node.next.values())) previous.get(next)?.push(node);
  }
  const productive = new Set(nodes.filter(({ accepting }) => accepting));
  for (const node of productive) for (const before of previous.get(node) ?? []) productive.add(before);
  return productive;
}

function* charactersOf(set: CharacterSet): Generator<string> {
  for (let at = 0; at < set.length; at += 2) {
    for (let codePoint = set[at] ?? 0; codePoint <= (set[at + 1] ?? -1); codePoint++) {
      yield String.fromCodePoint(codePoint);
    }
  }
}
