import type { Vocabulary } from './declared-vocabulary.ts';
import { splitWords, type WordPart, wordParts } from './split-words.ts';

/**
 * The first words that statement 2.1/boolean-names means by "such as is or has_": the forms of be and have, and does. They
 * say only "this is a boolean", and the name without them says the same (isActive, active). Modal verbs are not among them,
 * since they say more: canEdit is a permission and not `edit`, shouldNotify a wish. Nor are verbs in their own right
 * (allowTips, requiresLogin, supportsTips), nor `do` and `did`, which are imperatives (doNotTrack) and acronyms as often.
 */
const booleanPrefixes: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does']);

/**
 * The prefix of a boolean's name in lower case (`isActive`, `is_active`, `IS_ACTIVE`: is), or null. A prefix is a whole first
 * word with another word after it: `issued`, `hash`, `is` and the acronym in `ISOCompliant` have none.
 */
export function booleanPrefix(name: string, prefixes: ReadonlySet<string> = booleanPrefixes): string | null {
  const [first, second] = wordParts(name);
  if (first === undefined || second === undefined) return null;
  const prefix = first.word.replace(/\d+$/, '');
  return prefixes.has(prefix) && !isAcronym(first, name) ? prefix : null;
}

/** The prefix that a boolean's name should not have. A name that the vocabulary lists among its nouns is one word. */
export function needlessBooleanPrefix(name: string, { nouns }: Vocabulary): string | null {
  return nouns.has(splitWords(name).join('-')) ? null : booleanPrefix(name);
}

/**
 * The name without its prefix, in the name's own style: `isActive` → `active`, `has_children` → `children`, `isURLValid` →
 * `urlValid`. Null where there is no prefix, or where what is left could not be a name (`is3DSecure`).
 */
export function nameWithoutPrefix(name: string, prefixes: ReadonlySet<string> = booleanPrefixes): string | null {
  const [first, second] = wordParts(name);
  if (first === undefined || second === undefined || booleanPrefix(name, prefixes) === null) return null;
  const rest = name.slice(second.start + second.spelled.length);
  const start = /^\p{Ll}/u.test(first.spelled) ? second.word : second.spelled;
  return /^\p{L}/u.test(start) && !/\d$/.test(first.word) ? start + rest : null;
}

/** Capitals in a name that has small letters too: `IS` in `ISActive` is not the word is. */
function isAcronym({ spelled }: WordPart, name: string): boolean {
  return spelled.length > 1 && spelled === spelled.toUpperCase() && name !== name.toUpperCase();
}
