/** How a statement can be decided; the head of statements.yaml explains each. */
export const CHECKED_BY = ['document', 'review', 'exchange', 'sequence', 'change', 'none'] as const;

/** The severities of statements and rules. */
export const STATEMENT_SEVERITIES = ['error', 'warn', 'hint'] as const;

export type CheckedBy = (typeof CHECKED_BY)[number];
export type Severity = (typeof STATEMENT_SEVERITIES)[number];

/** One numbered statement of the conventions. */
export interface Statement {
  /** Section number and slug: `2.2/array-max-items`. */
  readonly id: string;
  readonly says: string;
  readonly by: readonly CheckedBy[];
  readonly severity: Severity;
  /** How the statement is read where the text is open, its exceptions, and traps. */
  readonly note?: string;
  /** What a reviewer asks, where no rule reports. */
  readonly question?: string;
}
