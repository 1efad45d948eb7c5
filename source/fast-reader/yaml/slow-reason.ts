/** What begins with a sign, where the fast reader gives up at one. */
const BY_SIGN: Readonly<Record<string, string>> = {
  '&': 'an anchor',
  '*': 'an alias',
  '!': 'a tag',
  '?': 'an explicit key',
  '\t': 'a tab',
  '%': 'a directive',
};

/** Why a text has to be read in the slow way, for statistics: what stands where the fast reader gave up. */
export function slowReason(text: string, at: number): string {
  if (text.startsWith('<<', at)) return 'a merge key';
  return BY_SIGN[text.charAt(at)] ?? 'an unusual form';
}
