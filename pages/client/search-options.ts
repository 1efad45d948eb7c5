import type { Options, Query } from 'minisearch';
import { stemmer } from 'stemmer';

/** What is searched: the same where the index is made and where it is used. */
export const SEARCH_OPTIONS: Options = {
  fields: ['name', 'says', 'text'],
  tokenize: words,
  processTerm: (term) => [...new Set([term.toLowerCase(), stemmer(term)])],
  searchOptions: {
    boost: { name: 4, says: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    processTerm: (term) => term,
  },
};

/** Every word has to occur, as it is or in another form: paging, paged, page. */
export function queryOf(text: string): Query {
  const either = (word: string): Query => ({
    combineWith: 'OR',
    queries: [...new Set([word.toLowerCase(), stemmer(word)])],
  });
  return { combineWith: 'AND', queries: wordsAsTyped(text).map(either) };
}

/** The words of a text; `maxItems` is one word and two, and `2.2` is one. */
function words(text: string): string[] {
  return wordsAsTyped(text).flatMap((word) => {
    const parts = word.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.length > 1 && /\p{Ll}\p{Lu}/u.test(word) ? [word, ...parts] : [word];
  });
}

function wordsAsTyped(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}
