import { oneLine } from './visible-text.ts';

/**
 * A text on one line that Markdown shows as it stands. Code hosts look for names, numbers and addresses in what
 * Markdown has become, where no escape is left; so a space without width stands in those, as other bots write them:
 * `@team`, `#1`, `!1` and `GH-1`, which would tell people or show up at other issues, and `https://…`, `www.…` and
 * addresses of mail, which would become links.
 */
export function inMarkdown(text: string): string {
  return oneLine(text)
    .replaceAll(PLAIN, `$&${APART}`)
    .replaceAll(/[\\`*_[\]|~#$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(APART, '&#8203;');
}

/** A space without width. No text has it any more when it is put in. */
const APART = '\u200b';

/** What a space goes behind. */
const PLAIN = /@|[#!](?=\d)|(?<![a-z\d])GH-(?=\d)|:(?=\/\/)|(?<![a-z\d])www(?=\.)/gi;

/**
 * The same as a cell of a table or an item that shows what it is: code, in which Markdown and code hosts look for
 * nothing.
 */
export function codeInMarkdown(text: string): string {
  const shown = oneLine(text).replaceAll('|', '\\|');
  const fence = fenceAround(shown, 1);
  const blank = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${blank}${shown}${blank}${fence}`;
}

/** As many backticks as end no code in a text, and at least some. */
export function fenceAround(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, ticks) => Math.max(most, ticks.length), least - 1);
  return '`'.repeat(longest + 1);
}

/** Markdown that leads to an address; without one, or where it may not lead there, the Markdown alone. */
export function linked(markdown: string, address: string | null): string {
  if (address === null || !isLink(address)) return markdown;
  return `[${markdown}](<${address.replaceAll(/[<>|\\]/g, encodeURIComponent)}>)`;
}

/** True for an address that a page may lead to: a ruleset may say anything, and `javascript:…` would run. */
export function isLink(address: string): boolean {
  return /^https?:\/\/[^\s\p{C}]+$/iu.test(address);
}
