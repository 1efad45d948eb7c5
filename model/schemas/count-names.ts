import { memoizeText } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';

/** Last words of names of what is counted. */
const COUNTS = new Set(
  'count counts size length limit attempts retries seconds minutes hours days weeks months years items pages rows bytes age'.split(
    ' ',
  ),
);

/** What an offset into a list skips; one of a timezone or a score may be negative. */
const SKIPPED = new Set(
  'page list result results item items record records row rows entry entries byte start'.split(' '),
);

/** First words of the same: `numberOfItems`, `numNodes`, `totalPages`, `maxAge`. */
const COUNTING = new Set(['num', 'total']);

/**
 * True for the name of a number of things, which is never negative: `retryCount`, `numberOfItems`, `pageSize`. What may
 * be an amount of money is none (`total`, `totalAmount`).
 */
export const isCountName: (name: string) => boolean = memoizeText((name) => {
  const words = splitWords(name);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (last === 'offset') return second === '' || SKIPPED.has(words.at(-2) ?? '');
  if (COUNTS.has(last) || (first === 'number' && second === 'of')) return true;
  return COUNTING.has(first) && isCounted(last);
});

/** Plurals that are sums of money as well. */
const SUMS = new Set(
  'amounts costs fees prices taxes charges payments credits savings refunds balances sales earnings'.split(' '),
);

function isCounted(word: string): boolean {
  return /[^s]s$/.test(word) && !SUMS.has(word);
}
