/** What the service does wrong when it is told to, with the statements that this breaks. */
export const FAULTS = {
  'past-the-end-is-404': ['4.4/page'],
  'page-zero-is-first': ['4.4/page'],
  'fields-drop-id': ['4.3/fields'],
  'sort-knows-no-descending': ['4.3/sort'],
  'filter-ignores-negation': ['4.3/operator-semantics'],
  'like-takes-no-star': ['4.3/operator-semantics'],
  'prev-leads-to-first': ['4.4/navigation-links'],
  'copies-of-all-books': ['2.8/id-scoped'],
  'second-delete-is-404': ['4.2/delete-no-content'],
  'key-makes-twice': ['4.5/responses'],
  'if-match-is-ignored': ['4.6/if-match'],
  'patch-adds-first': ['4.6/operations'],
  'null-is-taken': ['2.1/no-null'],
  'all-books-are-listed': ['5/authorized-only'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Fault = keyof typeof FAULTS;
