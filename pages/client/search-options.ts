import type { Options } from 'minisearch';

/** What is searched: the same where the index is made and where it is used. */
export const SEARCH_OPTIONS: Options = {
  fields: ['name', 'says', 'text'],
  tokenize: words,
  searchOptions: {
    boost: { name: 4, says: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/** The words of a text; `maxItems` is one word and two, and `2.2` is one. */
function words(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
  return found.flatMap((word) => {
    const parts = word.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.length > 1 && /\p{Ll}\p{Lu}/u.test(word) ? [word, ...parts] : [word];
  });
}
