/** What a path can be. */
export type PathClass = 'collection' | 'item' | 'singleton' | 'action' | 'search' | 'upload' | 'queue' | 'other';

/** What the classifier makes of a path. */
export interface Verdict {
  readonly class: PathClass;
  /** False where the evidence is missing or conflicts: rules keep silent then. */
  readonly sure: boolean;
  /** One sentence for people. */
  readonly reason: string;
}

/** A verdict that rules may lean on. */
export function sure(pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: true, reason };
}

/** The likeliest class, where the evidence does not suffice. */
export function unsure(pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: false, reason };
}

/** A verdict whose sureness is worked out. */
export function given(certain: boolean, pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: certain, reason };
}
