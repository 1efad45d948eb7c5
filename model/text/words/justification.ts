/**
 * Words that give a reason, or say that a body saves a client a request. `since` gives a reason before a statement
 * about what is, and a time elsewhere; `as`, `so`, `due` and `reason` have other meanings, too. So these count only
 * with the words that follow.
 */
const REASONS = [
  'because',
  'justif(?:y|ies|ied|ication)',
  'therefore|hence|thus',
  'for (?:this|that|the following) reasons?',
  'reasons?\\W{0,3}:',
  '(?:due|owing) to',
  'so (?:that|the|they|it|you|no|clients?|callers?|users?)',
  'as (?:the )?(?:server|service|system|backend|API)',
  'as it (?:may|can|might|will|carries|contains|has|holds)',
  'as (?:\\w+ ){1,3}(?:is|are|may be|can be|will be) (?:re-?)?(?:computed|calculated|generated|assigned|derived)',
  `(?<!\\b(?:changed|modified|updated|created|added|available|elapsed|passed|ever|time) )since(?! (?:(?:the|its?|their|this|that|a|an) )?(?:last|latest|previous|first|beginning|start|creation|given|same|then|when|version|v?\\d)) (?:\\w+ ){1,6}?(?:is|are|has|have|may|can|cannot|might|must|will|needs?|depends?|does|do|computes?|calculates?|assigns?|generates?|fills?|adds?|sets?|changes|normali[sz]es?|returns?)`,
  '(?:sav|spar)(?:es?|ing) (?:(?:the|each|every|a) )?\\w+ (?:an?|another|one|from)',
  '(?:sav|spar|avoid)(?:es?|s|ing)? (?:an? |the |any )?(?:second|further|additional|extra|another|subsequent|separate|round)',
];
const REASON = new RegExp(`\\b(?:${REASONS.join('|').replaceAll(' ', '\\s+')})(?!\\w)`, 'i');

/** True for a description that gives a reason (4.2/put-no-content and others ask for one). */
export function givesReason(text: string): boolean {
  return REASON.test(text);
}
