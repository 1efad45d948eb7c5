/**
 * What rules judge beside descriptions: one request with its response, a sequence of requests, the change between two
 * versions.
 */
export const FURTHER_KINDS = ['exchange', 'sequence', 'change'] as const;
export type FurtherKind = (typeof FURTHER_KINDS)[number];

/** By the id of the rule. */
export type FurtherChecks = Readonly<Record<string, readonly FurtherKind[]>>;

let furtherChecks: FurtherChecks = {};

/** Makes known what rules judge beside descriptions, for those who load none of these checks. */
export function registerFurtherChecks(checks: FurtherChecks): void {
  furtherChecks = checks;
}

/** What one of Lintel's rules judges beside descriptions; nothing for any other id. */
export function furtherKindsOf(id: string): readonly FurtherKind[] {
  return Object.hasOwn(furtherChecks, id) ? (furtherChecks[id] ?? []) : [];
}
