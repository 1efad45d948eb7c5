import { admits } from './admits.ts';
import { admittedLanguage, type Language } from './language.ts';
import { Budget, BudgetSpent, withinBudget } from './nfa/budget.ts';
import { ProductAutomaton, type ProductState, type SoughtTexts } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

export type YesNoUnknown = 'yes' | 'no' | 'unknown';

/** A text; or 'none', a proof that there is no such text. */
export type TextSearch = { readonly text: string } | 'none' | 'unknown';

const MAX_STEPS = 500_000;
const MAX_STATES = 20_000;

/** So many texts of an inexact language are put to the pattern itself before giving up. */
const MAX_CANDIDATES = 20;

/**
 * A shortest text that `pattern` admits and that the pattern `shape` admits as well ('inside'), or does not
 * ('outside'). 'none' is a proof that there is none. Every text returned is certain to be admitted by `pattern`.
 */
export function findAdmittedText(pattern: Pattern, fits: 'inside' | 'outside', shape: Pattern): TextSearch {
  return findText(pattern, admittedLanguage(pattern), fits, shape);
}

/** As `findAdmittedText`, in a language that holds at least what the pattern admits, or matches as a whole. */
export function findText(
  pattern: Pattern,
  language: Language | null,
  fits: 'inside' | 'outside',
  shape: Pattern,
): TextSearch {
  return findTextIn(language, (text) => admits(pattern, text), fits, shape);
}

/** The same; `isAdmitted` decides on texts of a language that is not exact. */
export function findTextIn(
  language: Language | null,
  isAdmitted: (text: string) => boolean | 'unknown',
  fits: 'inside' | 'outside',
  shape: Pattern,
): TextSearch {
  const shapeLanguage = admittedLanguage(shape);
  if (language === null || shapeLanguage?.exact !== true) return 'unknown';
  const sought = { language: language.constraints, fits, shape: shapeLanguage.constraints };
  return withinBudget(() => firstAdmitted(language, isAdmitted, sought), 'unknown');
}

function firstAdmitted(
  language: Language,
  isAdmitted: (text: string) => boolean | 'unknown',
  sought: SoughtTexts,
): TextSearch {
  let candidates = 0;
  for (const text of shortestTexts(sought)) {
    if (language.exact || isAdmitted(text) === true) return { text };
    if (++candidates >= MAX_CANDIDATES) return 'unknown';
  }
  return candidates === 0 ? 'none' : 'unknown';
}

/** One text for each accepting state, the shortest first, in readable characters: breadth first. */
function* shortestTexts(sought: SoughtTexts): Generator<string> {
  const automaton = new ProductAutomaton(sought, new Budget(MAX_STEPS));
  const start = automaton.start();
  const texts = new Map<string, string>([[start.key, '']]);
  const queue: ProductState[] = [start];
  for (const state of queue) {
    const text = texts.get(state.key) ?? '';
    if (state.accepting) yield text;
    for (const minterm of automaton.minterms) {
      const next = automaton.next(state, minterm);
      if (texts.has(next.key) || automaton.isDead(next)) continue;
      if (texts.size >= MAX_STATES) throw new BudgetSpent();
      texts.set(next.key, text + String.fromCodePoint(minterm.sample));
      queue.push(next);
    }
  }
}
