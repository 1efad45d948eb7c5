/**
 * Words that give a reason, or say that a body saves a client a request. `since` also tells a time, and `as`, `so`, `due` and
 * `reason` much else, so that these count only with what follows.
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

/** True for a text that says why something is as it is. */
export function givesReason(text: string): boolean {
  return REASON.test(text);
}
