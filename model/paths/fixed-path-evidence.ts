import type { PathFacts } from './facts.ts';
import type { NameReading } from './segment-names.ts';
import type { SegmentNode } from './tree.ts';
import type { Classifier } from './verdict.ts';

/** What is known about a path that ends in a fixed segment. */
export interface FixedPathEvidence {
  readonly node: SegmentNode;
  readonly facts: PathFacts;
  readonly reading: NameReading;
  /** An identifier follows the segment in some path. */
  readonly isIdentified: boolean;
  /** The segment before it is a parameter, or a name that stands for an identifier. */
  readonly isAfterParameter: boolean;
  /** A verb follows the segment in some path: `credit-report/get`. */
  readonly isBeforeVerb: boolean;
  /** The verb that the name is made of: `confirm` for `confirmation` and `confirmed`; null where it is none. */
  readonly deed: string | null;
  /** POST answers with what GET of the path above answers with: `orders/{orderId}/confirmation` with the order. */
  readonly answersAsAbove: boolean;
}

export type FixedPathClassifier = Classifier<FixedPathEvidence>;
