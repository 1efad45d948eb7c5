import type { ReviewVerdict } from '../review.ts';

/** What the page calls a verdict, and the sign that stands for it beside its colour. */
export const VERDICT_WORDS: Readonly<Record<ReviewVerdict, { readonly name: string; readonly sign: string }>> = {
  broken: { name: 'broken', sign: '✕' },
  ask: { name: 'to ask', sign: '?' },
  holds: { name: 'holds', sign: '✓' },
  elsewhere: { name: 'to check elsewhere', sign: '↗' },
  notApplicable: { name: 'does not apply', sign: '–' },
};

const WAYS: Readonly<Record<string, string>> = {
  exchange: 'recorded traffic',
  sequence: 'probing a running service',
  change: 'comparing two versions',
};

/** How a statement is checked beside the description: `recorded traffic or probing a running service`; null where it is not. */
export function otherWays(by: readonly string[]): string | null {
  const ways = by.flatMap((way) => WAYS[way] ?? []);
  return ways.length === 0 ? null : ways.join(' or ');
}

/** `1 finding`, `2 findings`, `29,349 findings`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
}
