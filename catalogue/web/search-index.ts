import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '../../pages/client/search-options.ts';
import type { Catalogue, RuleEntry } from '../catalogue.ts';

/** The search index of the start page, by the ids of its entries: statements, and rules that decide none. */
export function searchIndex({ statements, rules }: Catalogue): unknown {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll([
    ...statements.map(({ id, says, note, question, rules: own }) => ({
      id,
      name: [id, ...own.map((rule) => rule.id)].join(' '),
      says,
      text: [note, question, ...own.map(textOf)].join(' '),
    })),
    ...rules
      .filter(({ statements: decided }) => decided.length === 0)
      .map((rule) => ({ id: rule.id, name: `${rule.id} ${rule.section}`, says: rule.summary, text: rule.why })),
  ]);
  return index.toJSON();
}

function textOf({ summary, why }: RuleEntry): string {
  return `${summary} ${why}`;
}
