/**
 * Words that give a reason, or say that a body saves a client a request. `since` may also mean a time, and `as`, `so`, `due` and
 * `reason` have other meanings, so these count only with the words that follow.
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
  'since(?! (?:(?:the|its?|their|this|that) )?(?:last|latest|previous|first|beginning|start|creation|then|when|was|version|v?\\d)| they were)',
  '(?:sav|spar)(?:es?|ing) (?:(?:the|each|every|a) )?\\w+ (?:an?|another|one|from)',
  '(?:sav|spar|avoid)(?:es?|s|ing)? (?:an? |the |any )?(?:second|further|additional|extra|another|subsequent|separate|round)',
];
const REASON = new RegExp(`\\b(?:${REASONS.join('|').replaceAll(' ', '\\s+')})(?!\\w)`, 'i');

/** True for a description that gives a reason (4.2/put-no-content and others ask for one). */
export function givesReason(text: string): boolean {
  return REASON.test(text);
}
