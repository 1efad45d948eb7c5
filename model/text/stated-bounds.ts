import { least as smallest } from '../lib/lists.ts';

/** Bounds that a text for people gives; null where it gives none. */
export interface StatedBounds {
  readonly lower: number | null;
  readonly upper: number | null;
}

const NONE: StatedBounds = { lower: null, upper: null };

/** A whole number of such digits, which is not a part of another number, a word or a version. */
const wholeNumber = (digits: string) => String.raw`(?<![\w.,$€£-])[\x60*]*(${digits})[\x60*]*(?![\d%]|[.,]\d)`;
/** With commas between thousands or without. */
const NUMBER = wholeNumber(String.raw`-?\d{1,3}(?:,\d{3})+|-?\d+`);
const CHARACTERS = String.raw`(?:(?:ASCII|alphanumeric|numeric|Unicode|single-byte|UTF-?8) +)*(?:characters?|chars?|letters|digits)\b`;
const ITEMS = String.raw`(?:(?!(?:characters?|chars?|letters|digits|bytes|[KMG]?B|seconds?|minutes|hours|days|weeks|months|years|percent|times|more|less)\b)[a-z<][\w<>\x60-]*)`;
const AT_MOST = String.raw`(?:up to(?: (?:a maximum|a limit) of)?|at most|no (?:more|longer|greater) than|not (?:be )?(?:more|longer|greater) than|(?:not|cannot) exceed|limited to|(?:a )?(?:maximum|max\.?|limit)(?: (?:of|is))?:?)`;
const AT_LEAST = String.raw`(?:at least|no (?:less|fewer|shorter) than|(?:a )?(?:minimum|min\.?)(?: (?:of|is))?:?)`;

type Pattern = readonly [RegExp, (...numbers: number[]) => Partial<StatedBounds>];

const upper = (most: number) => ({ upper: most });
const lower = (least: number) => ({ lower: least });
const both = (least: number, most = least) => ({ lower: least, upper: most });

function pattern(source: string): RegExp {
  return new RegExp(source, 'gi');
}

const OF_TEXT: readonly Pattern[] = [
  [pattern(String.raw`\bmax(?:imum)?[ -]?length(?: is| of)?\s*[:=]?\s*${NUMBER}`), upper],
  [pattern(String.raw`\bmin(?:imum)?[ -]?length(?: is| of)?\s*[:=]?\s*${NUMBER}`), lower],
  [pattern(String.raw`\bfixed length\s*[:=]?\s*${NUMBER}`), both],
  [pattern(String.raw`\b${AT_MOST} ${NUMBER} ${CHARACTERS}`), upper],
  [pattern(String.raw`\b${AT_LEAST} ${NUMBER} ${CHARACTERS}`), lower],
  [pattern(String.raw`\bbetween ${NUMBER} and ${NUMBER} ${CHARACTERS}`), both],
  [pattern(String.raw`\b(?:exactly|must be) ${NUMBER} ${CHARACTERS}`), both],
];

const OF_LIST: readonly Pattern[] = [
  [pattern(String.raw`\b${AT_MOST} ${NUMBER} ${ITEMS}`), upper],
  [pattern(String.raw`\bmax(?:imum)?[ -]?(?:items|length)?\s*[:=]\s*${NUMBER}`), upper],
  [pattern(String.raw`\bbetween ${NUMBER} and ${NUMBER} ${ITEMS}`), both],
];

/** `a positive 32-bit integer`, but not `a positive integer or -1`. */
const integerOf = (sign: string) =>
  String.raw`(?<!\bor |\bor a |non-)\b${sign}(?: \d+[ -]?bit)? (?:integers?|whole numbers?)\b(?! or\b)`;

const OF_NUMBER: readonly Pattern[] = [
  [pattern(String.raw`\b(?:between|range (?:between|from)|ranges? from|from) ${NUMBER} (?:and|to) ${NUMBER}`), both],
  [pattern(String.raw`\bmax(?:imum)?(?: value)?(?: is)?\s*[:=]?\s*${NUMBER}`), upper],
  [pattern(String.raw`\bmin(?:imum)?(?: value)?(?: is)?\s*[:=]?\s*${NUMBER}`), lower],
];

/** What a text says of a sign, where it gives no number. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [pattern(integerOf('(?:strictly )?positive')), 1],
  [pattern(integerOf('(?:non-?negative|unsigned)')), 0],
];

const PATTERNS = { string: OF_TEXT, array: OF_LIST, integer: OF_NUMBER } as const;

/** A number that stands for something else, in a text that bounds the others: `-1 if unknown`, `0 for unlimited`. */
const SPECIAL: readonly RegExp[] = [
  pattern(wholeNumber(String.raw`-\d+`)),
  pattern(
    String.raw`\b(?:value (?:is|of)|set(?:ting)?(?: \w+){0,3} to|use|pass|specify|returns?|is) (?:[\x60*"']*)(0)(?![\d%]|[.,:]\d|-\w)`,
  ),
  pattern(String.raw`(?<![\w.,-])[\x60*"']*(0)[\x60*"']* (?:means|disables|stands for|for|if|when|indicates|=)(?!\w)`),
];

/**
 * The bounds that a description gives in words: of the length of a text (`up to 64 characters`, `max length = 255`), of
 * the items of a list (`a maximum of 50 items`), of a number (`between 1 and 100`, `a positive integer`). A bound that
 * is given twice, differently, is none.
 */
export function statedBounds(text: string, type: keyof typeof PATTERNS): StatedBounds {
  const sign = type === 'integer' ? leastBySign(text) : null;
  if (!/\d/.test(text)) return sign === null ? NONE : { lower: sign, upper: null };
  const found = PATTERNS[type].flatMap(([expression, bounds]) =>
    [...text.matchAll(expression)].map((match) => bounds(...match.slice(1).map(numberOf))),
  );
  const numbers = found.flatMap((one) => one.lower ?? []);
  const least = numbers.length === 0 ? sign : single(numbers);
  const most = single(found.flatMap((one) => one.upper ?? []));
  if (least !== null && most !== null && least > most) return NONE;
  return { lower: least === null || type !== 'integer' ? least : withSpecial(least, text), upper: most };
}

/** The least number of the sign that a text gives to integers; null where it gives none, or several. */
function leastBySign(text: string): number | null {
  return single(SIGNS.flatMap(([expression, least]) => [...text.matchAll(expression)].map(() => least)));
}

/** The least number, or a special one that is less. */
function withSpecial(lowest: number, text: string): number {
  const special = SPECIAL.flatMap((expression) =>
    [...text.matchAll(expression)].map(([, number = '']) => Number(number)),
  );
  return smallest([lowest, ...special]);
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** What all of them are; null where there are none, or several. */
function single(numbers: readonly number[]): number | null {
  const [first, ...others] = new Set(numbers);
  return first === undefined || others.length > 0 ? null : first;
}
