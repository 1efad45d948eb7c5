import type { Vocabulary } from './declared-vocabulary.ts';
import { splitWords, type WordPart, wordParts } from './split-words.ts';

/**
 * The prefixes that statement 2.1/boolean-names means by "such as is or has_": the forms of be and have, and does. They
 * say only that the value is a boolean; the name without them means the same (isActive, active). Modal verbs are not
 * among them, since they mean more (canEdit, shouldNotify); nor are other verbs (allowTips, requiresLogin), nor `do`
 * and `did`, which are as often imperatives (doNotTrack) and acronyms.
 */
const PREFIXES: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does']);

/**
 * The prefix of a boolean's name in lower case (`isActive`, `is_active`, `IS_ACTIVE`: is), or null. A prefix is a whole
 * first word with another word after it: `issued`, `hash`, `is` and the acronym in `ISOCompliant` have none.
 */
export function booleanPrefix(name: string): string | null {
  const [first, second] = wordParts(name);
  if (first === undefined || second === undefined) return null;
  const prefix = first.word.replace(/\d+$/, '');
  return PREFIXES.has(prefix) && !isAcronym(first, name) ? prefix : null;
}

/**
 * The prefix that a boolean's name should not have, or null. A name that the vocabulary declares as a noun has none.
 */
export function needlessBooleanPrefix(name: string, { nouns }: Vocabulary): string | null {
  return nouns.has(splitWords(name).join('-')) ? null : booleanPrefix(name);
}

/**
 * The name without its prefix, in the name's own style: `isActive` → `active`, `has_children` → `children`,
 * `isURLValid` → `urlValid`. Null where there is no prefix, or where what is left could not be a name (`is3DSecure`).
 */
export function nameWithoutPrefix(name: string): string | null {
  const [first, second] = wordParts(name);
  if (first === undefined || second === undefined || booleanPrefix(name) === null) return null;
  const rest = name.slice(second.start + second.spelled.length);
  const start = /^\p{Ll}/u.test(first.spelled) ? second.word : second.spelled;
  return /^\p{L}/u.test(start) && !/\d$/.test(first.word) ? start + rest : null;
}

/** True for capitals in a name that has small letters as well: `IS` in `ISActive` is not the word is. */
function isAcronym({ spelled }: WordPart, name: string): boolean {
  return spelled.length > 1 && spelled === spelled.toUpperCase() && name !== name.toUpperCase();
}
