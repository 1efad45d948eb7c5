/**
 * What a finding is called in addresses and answers: its rule and its place in a form that outlives edits elsewhere. Findings of a rule
 * at one place share a name.
 */
export function findingName(rule: string, place: string, file: string, rootFile: string): string {
  return `${rule} ${file === rootFile ? '' : file}#${place}`;
}

/** The rule in the name of a finding. */
export function ruleInName(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}
