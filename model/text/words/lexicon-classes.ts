/**
 * The classes of words in the lexicon, by the senses that WordNet counts in English texts:
 * - `noun`: only or nearly only a noun (payment, history)
 * - `rarelyNoun`: mostly an adjective or adverb, sometimes a noun (current, minimum)
 * - `nounOrVerb`: both, and common as a noun (order, transfer, balance)
 * - `verbOrNoun`: both in dictionaries, but mostly a verb or adjective (use, permit, close)
 * - `verb`: only or nearly only a verb (cancel, authorize)
 */
export const lexiconClasses = ['noun', 'rarelyNoun', 'nounOrVerb', 'verbOrNoun', 'verb'] as const;

/** One of {@link lexiconClasses}. */
export type LexiconClass = (typeof lexiconClasses)[number];
