import { countEach } from '../model/lib/count-each.ts';

/** What a finding has to be named by. */
interface NamedFinding {
  readonly rule: string;
  readonly message: string;
  /** Its place in a form that outlives edits elsewhere. */
  readonly place: string;
  readonly file: string;
}

/**
 * What findings are called in addresses and answers: by rule and place. Several of one rule at one place are told apart
 * by what they say, so that none takes the name of another one that is mended.
 */
export function findingNames(findings: readonly NamedFinding[], rootFile: string): string[] {
  const names = findings.map(({ rule, place, file }) => `${rule} ${file === rootFile ? '' : file}#${place}`);
  const counts = countEach(names);
  return names.map((name, index) => {
    const isAlone = counts.get(name) === 1;
    return isAlone ? name : `${name}~${checksum(findings[index]?.message ?? '')}`;
  });
}

/** A short text that hardly any other text has (FNV-1a, 32 bits). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The rule in the name of a finding. */
export function ruleInName(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}
