import { admits } from '../../../model/text/pattern/admits.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { anchoring } from '../../../model/text/pattern/anchoring.ts';
import { codePointsOf } from '../../../model/text/pattern/characters/code-points.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';

/** The characters that need no percent-encoding anywhere in a URI (RFC 3986, section 2.3), as a character class. */
export const UNRESERVED_CHARACTERS = '[A-Za-z0-9._~-]';

/** Whether an admitted text may contain characters outside a class. */
export type CharactersOutside =
  /** Proven that it may not. */
  | { readonly kind: 'none' }
  /** At least this one, as in this admitted text. */
  | { readonly kind: 'character'; readonly character: string; readonly text: string }
  /** The pattern is not anchored, so that any text may stand beside a match (reported by 2.2/string-pattern). */
  | { readonly kind: 'anything' }
  | { readonly kind: 'unknown' };

/**
 * Looks for an admitted text with a character outside `allowed`, a character class such as UNRESERVED_CHARACTERS
 * (2.8/ascii-ids).
 */
export function charactersOutside(pattern: Pattern, allowed: string): CharactersOutside {
  const { start, end } = anchoring(pattern);
  if (pattern.error !== null) return { kind: 'unknown' };
  if (!start || !end) return { kind: 'anything' };
  const found = findAdmittedText(pattern, 'outside', parsePattern(`^${allowed}*$`));
  if (typeof found === 'string') return { kind: found };
  const allowedCharacter = parsePattern(allowed);
  const character = codePointsOf(found.text)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .find((each) => admits(allowedCharacter, each) === false);
  return character === undefined ? { kind: 'unknown' } : { kind: 'character', character, text: found.text };
}
