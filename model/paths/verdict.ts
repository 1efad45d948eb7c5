/** What a path can be. */
export type PathClass = 'collection' | 'item' | 'singleton' | 'action' | 'search' | 'upload' | 'queue' | 'other';

/** What the evidence says about a path. */
export interface Verdict {
  readonly class: PathClass;
  /** False where evidence is missing or contradicts itself: rules then report nothing that depends on the class. */
  readonly sure: boolean;
  /** One sentence for people. */
  readonly reason: string;
}

/**
 * One way to decide what a path is. Classifiers stand in tables whose order counts: the first with a verdict decides.
 */
export interface Classifier<Evidence> {
  readonly name: string;
  /** What the classifier rests on: a statement of the conventions, or what its evidence means. */
  readonly reason: string;
  /** The verdict on a path; null where the classifier does not apply, and the next one is asked. */
  readonly decide: (evidence: Evidence) => Verdict | null;
}

/** A classifier that applies to every path that the others leave. */
export interface LastClassifier<Evidence> extends Classifier<Evidence> {
  readonly decide: (evidence: Evidence) => Verdict;
}

/** Classifiers in the order in which they are asked, and the one that decides whatever they leave. */
export interface ClassifierTable<Evidence> {
  readonly ordered: readonly Classifier<Evidence>[];
  readonly last: LastClassifier<Evidence>;
}

/** A verdict with the name of the classifier that gave it. */
export interface Decision extends Verdict {
  readonly classifier: string;
}

/** The verdict of the first classifier of a table that has one. */
export function firstDecision<Evidence>({ ordered, last }: ClassifierTable<Evidence>, evidence: Evidence): Decision {
  for (const { name, decide } of ordered) {
    const verdict = decide(evidence);
    if (verdict !== null) return { ...verdict, classifier: name };
  }
  return { ...last.decide(evidence), classifier: last.name };
}

/** A verdict on which rules may rely. */
export function sure(pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: true, reason };
}

/** The likeliest class, where the evidence does not suffice. */
export function unsure(pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: false, reason };
}

/** A sure verdict where the condition holds, and an unsure one where it does not. */
export function sureIf(condition: boolean, pathClass: PathClass, reason: string): Verdict {
  return { class: pathClass, sure: condition, reason };
}
