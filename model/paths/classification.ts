import type { PathUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import type { PathFacts } from './facts.ts';
import type { PathSegment, PathTemplate } from './template.ts';
import type { Decision } from './verdict.ts';
import type { PathVersion } from './version.ts';

/** What a fixed segment is, wherever it occurs after the same prefix. */
export type SegmentMeaning = 'collection' | 'singleton' | 'action' | 'search' | 'actions-index' | 'queue' | 'unknown';

/** A segment of the part of a path after version and namespace. Paths that share the prefix share the object. */
export interface ResourceSegment {
  readonly segment: PathSegment;
  /** Null for parameters and for segments that mix a parameter with other text. */
  readonly meaning: SegmentMeaning | null;
  /** False where evidence is missing or contradicts itself; the meaning is then the likeliest one. */
  readonly sure: boolean;
  /** One sentence for people. */
  readonly reason: string;
  /** The key up to and with this segment, as it is written at the place. */
  readonly prefix: string;
  /**
   * The shortest path key that has the prefix, of several the first by text: where a finding about the segment stands.
   */
  readonly place: Place;
}

/** What a path is, and how it relates to the others. */
export interface PathClassification extends Decision {
  readonly use: PathUse;
  readonly template: PathTemplate;
  readonly facts: PathFacts;
  /** Under the first server that holds for the path. */
  readonly version: PathVersion | null;
  /** Under the first server that holds for the path. */
  readonly namespace: PathSegment | null;
  /** The path after version and namespace. */
  readonly segments: readonly ResourceSegment[];
  /**
   * Number of levels of sub-resources: 0 for `orders` and `orders/{id}`, 1 for `orders/{id}/items`. Actions do not
   * count.
   */
  readonly level: number;
  /** A collection below another resource. */
  readonly isSubCollection: boolean;
  readonly endsInAction: boolean;
  /**
   * The longest path that this one starts with, null where there is none; of two that differ in parameter names only,
   * the first by text.
   */
  readonly parent: PathClassification | null;
  /** The paths whose parent this is. */
  readonly children: readonly PathClassification[];
  /** The path before the identifier of an item; null for other classes, and where the description has no such path. */
  readonly itemOf: PathClassification | null;
}
