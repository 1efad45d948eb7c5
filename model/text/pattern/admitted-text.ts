import { admits } from './admits.ts';
import { admittedLanguage, type Language } from './language.ts';
import { Budget, BudgetSpent } from './nfa/nfa-run.ts';
import { Exploration, type Prospect, type Wanted } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

export type YesNoUnknown = 'yes' | 'no' | 'unknown';

/** A text found, or the certainty that there is none, or neither. */
export type TextSearch = { readonly text: string } | 'none' | 'unknown';

const MAX_STEPS = 500_000;
const MAX_PROSPECTS = 20_000;

/** So many texts of an inexact language are put to the pattern itself before giving up. */
const MAX_CANDIDATES = 20;

/**
 * Looks for a shortest text that `pattern` admits and that does, or does not, fit `shape`.
 * 'none' is a proof: no admitted text is of that kind. Every text given is certain to be admitted.
 */
export function findAdmittedText(pattern: Pattern, fits: 'inside' | 'outside', shape: Pattern): TextSearch {
  return findText(pattern, admittedLanguage(pattern), fits, shape);
}

/** As `findAdmittedText`, for any language that contains what the pattern admits or matches. */
export function findText(
  pattern: Pattern,
  language: Language | null,
  fits: 'inside' | 'outside',
  shape: Pattern,
): TextSearch {
  const shapeLanguage = admittedLanguage(shape);
  if (language === null || shapeLanguage?.exact !== true) return 'unknown';
  try {
    return search(pattern, language, { language: language.conditions, fits, shape: shapeLanguage.conditions });
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return 'unknown';
    throw thrown;
  }
}

function search(pattern: Pattern, language: Language, wanted: Wanted): TextSearch {
  let candidates = 0;
  for (const text of shortestTexts(wanted)) {
    if (language.exact || admits(pattern, text) === true) return { text };
    if (++candidates >= MAX_CANDIDATES) return 'unknown';
  }
  return candidates === 0 ? 'none' : 'unknown';
}

/** For each way of being wanted one text, the shortest first, in readable characters. */
function* shortestTexts(wanted: Wanted): Generator<string> {
  const budget = new Budget(MAX_STEPS);
  const exploration = new Exploration(wanted, budget);
  const begin = exploration.begin();
  const reached = new Map<string, string>([[begin.key, '']]);
  const queue: Prospect[] = [begin];
  for (const prospect of queue) {
    const text = reached.get(prospect.key) ?? '';
    if (prospect.accepted) yield text;
    for (const letter of exploration.alphabet) {
      const next = exploration.read(prospect, letter);
      if (reached.has(next.key) || exploration.isHopeless(next)) continue;
      if (reached.size >= MAX_PROSPECTS) throw new BudgetSpent();
      reached.set(next.key, text + String.fromCodePoint(letter.sample));
      queue.push(next);
    }
  }
}
