/** What a board decided; the empty one before it has. */
export const DECISIONS: Readonly<Record<string, string>> = {
  '': 'not decided yet',
  approved: 'approved',
  conditions: 'approved with conditions',
  changes: 'to be reviewed again after changes',
  rejected: 'rejected',
};

/** The parts of the decision, by what their answers are kept under, with their labels. */
export const DECISION_PARTS = {
  decision: 'Decision',
  conditions: 'Conditions',
  reviewers: 'Reviewed by',
  owner: 'For the API',
  date: 'Date',
  due: 'Conditions due',
  conclusion: 'Conclusion of the review',
} as const;

export type DecisionPart = keyof typeof DECISION_PARTS;
