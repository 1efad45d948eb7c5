const INTEGERS = String.raw`(?:integers?|whole numbers?)\b`;

/** What may stand between an article and the noun: `a positive 32-bit integer`. */
const KIND = String.raw`(?:(?:optional|required|positive|negative|non-?negative|non-?zero|signed|unsigned|zero-based|sequential|single|simple|\d+[ -]?bit)[ ,]+)*`;

/** Texts that say of a value that it is a whole number. */
const SAID: readonly RegExp[] = [
  new RegExp(String.raw`^\W*(?:(?:an?|the|this|any) +)?${KIND}${INTEGERS}`, 'i'),
  new RegExp(
    String.raw`\b(?:is|are|be|as|rounded (?:(?:up|down) )?to the (?:nearest|next)) +(?:(?:always|only) +)?(?:an? +)?(?:\w+ly +\w+ed +)?${KIND}${INTEGERS}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:positive|non-?negative|unsigned|signed|\d+-bit) ${INTEGERS}`, 'i'),
];

/** Texts after which it may have a fraction all the same, or be something else. */
const OTHERWISE: readonly RegExp[] = [
  /\b(?:decimals?|fractions?|fractional|floats?|floating|doubles?|real numbers?)\b/i,
  new RegExp(String.raw`(?:\b(?:not|never|non)|n't)[ -]+(?:necessarily |always )?(?:be )?(?:an? )?${INTEGERS}`, 'i'),
  new RegExp(String.raw`\bor (?:an? )?(?:\w+ )?${INTEGERS}|${INTEGERS},? or\b(?! (?:zero|null)\b)`, 'i'),
  /\b(?:integer|whole) (?:part|portion)\b/i,
];

/** What a text for people says of whether a number is whole: for certain, perhaps, or nothing. */
export function wholeNumberIn(text: string): 'certain' | 'perhaps' | null {
  if (!/\b(?:integers?|whole[ -]numbers?)\b/i.test(text)) return null;
  const isSaid = SAID.some((expression) => expression.test(text));
  return isSaid && !OTHERWISE.some((expression) => expression.test(text)) ? 'certain' : 'perhaps';
}
