/**
 * What a description, a file's name or an exception says, made safe to be shown as text.
 *
 * What acts on a terminal or hides something is shown as its escape, `\u202e`: controls, lone surrogates, marks that
 * turn the direction of text (Unicode 17, UAX #9; CVE-2021-42574), and code points that show nothing by default (UAX
 * #44, Default_Ignorable_Code_Point).
 */

/** What is shown as its escape. Tabs and line breaks are for `oneLine`. */
const HIDDEN =
  /[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}(?<!\r(?=\n))/gu;

/**
 * Code points that show nothing and are needed where they stand: joiners in emoji and in scripts that join letters (UAX
 * #31, 2.3), and selectors of the form of an emoji or an ideograph.
 */
const NEEDED = new RegExp(
  [
    String.raw`(?<=[\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}])[\u200c\u200d](?=[\p{L}\p{M}])`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
    String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\p{Script=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'gu',
);

/** The few parts of most texts that need a second look, found quickly. */
const BEYOND_ASCII = /[^\t\n -~]+/g;

/** A text with an escape for what acts or hides; tabs and line breaks stay. */
export function visible(text: string): string {
  return withoutHidden(text, escaped);
}

/** Most texts: ASCII, Latin letters, dashes and quotation marks, with single spaces between words. */
const ONE_PLAIN_LINE =
  /^(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]+(?: (?=[!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027])|$))*$/;

/** A text on one line with an escape for what acts or hides. */
export function oneLine(text: string): string {
  if (ONE_PLAIN_LINE.test(text)) return text;
  return visible(
    text.replaceAll(/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g, ' '),
  ).trim();
}

/** The same with another mark for what acts or hides. */
export function withoutHidden(text: string, markOf: (character: string) => string): string {
  if (!hidesAnything(text)) return text;
  const needed = new Set(Array.from(text.matchAll(NEEDED), ({ index }) => index));
  return text.replaceAll(HIDDEN, (character, index: number) => (needed.has(index) ? character : markOf(character)));
}

function hidesAnything(text: string): boolean {
  for (const [run] of text.matchAll(BEYOND_ASCII)) if (run.search(HIDDEN) !== -1) return true;
  return false;
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/**
 * What begins a command to an agent that reads a log: `##[…]` and `##vso[…]` (Azure, GitHub's old form),
 * `##teamcity[…]`.
 */
const AGENT_COMMAND = /##(?=[a-z]*\[)/gi;

/** What begins a command to GitHub's runner, which passes over blanks before it. */
const RUNNER_COMMAND = /^([^\S\n]*):(?=:)/gm;

/**
 * Lines that no CI system takes for commands: what would begin one is shown by an escape.
 *
 * @param isAtLineStart False for a text that goes on with a line.
 */
export function withoutCommands(text: string, isAtLineStart = true): string {
  if (!text.includes('##') && !text.includes('::')) return text;
  // One unit in front stands for what the line has already.
  if (!isAtLineStart) return withoutCommands(`.${text}`).slice(1);
  return text.replaceAll(AGENT_COMMAND, '\\u0023#').replaceAll(RUNNER_COMMAND, '$1\\u003a');
}
