import type { ReviewVerdict } from '../review.ts';

interface VerdictWords {
  readonly name: string;
  /** Behind a number of statements. */
  readonly many: (number: number) => string;
  /** What stands for it beside its colour. */
  readonly sign: string;
}

/** What the page calls a verdict. */
export const VERDICT_WORDS: Readonly<Record<ReviewVerdict, VerdictWords>> = {
  broken: { name: 'broken', many: () => 'broken', sign: '✕' },
  ask: { name: 'to ask', many: () => 'to ask', sign: '?' },
  holds: { name: 'holds', many: (number) => (number === 1 ? 'holds' : 'hold'), sign: '✓' },
  elsewhere: { name: 'to check elsewhere', many: () => 'to check elsewhere', sign: '↗' },
  notApplicable: {
    name: 'does not apply',
    many: (number) => (number === 1 ? 'does not apply' : 'do not apply'),
    sign: '–',
  },
};

const WAYS: Readonly<Record<string, string>> = {
  exchange: 'recorded traffic',
  sequence: 'probing a running service',
  change: 'comparing two versions',
};

/**
 * How a statement is checked beside the description: `recorded traffic or probing a running service`; null where it is
 * not.
 */
export function otherWays(by: readonly string[]): string | null {
  const ways = by.flatMap((way) => WAYS[way] ?? []);
  return ways.length === 0 ? null : ways.join(' or ');
}

/** `1 finding`, `2 findings`, `29,349 findings`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
}
