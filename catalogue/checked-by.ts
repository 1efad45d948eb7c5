/** How a statement can be decided, as spec/load-statements.ts knows it. */
export type CheckedBy = 'document' | 'review' | 'exchange' | 'sequence' | 'change' | 'none';

interface Way {
  /** After "by": by document. */
  readonly name: string;
  readonly explained: string;
}

/** The ways in the order in which the catalogue tells of them. */
export const WAYS: Readonly<Record<CheckedBy, Way>> = {
  document: { name: 'document', explained: 'A rule decides it from the description.' },
  review: { name: 'review', explained: 'A rule can only guess; it asks the reviewer a question.' },
  exchange: { name: 'traffic', explained: 'It shows in one recorded request with its response.' },
  sequence: { name: 'probing', explained: 'It takes several requests to a running service.' },
  change: { name: 'comparing versions', explained: 'It shows between two versions of a description.' },
  none: { name: 'nobody', explained: 'It binds clients or what is inside; only a reviewer can ask.' },
};

export const WAY_KEYS = Object.keys(WAYS) as CheckedBy[];
