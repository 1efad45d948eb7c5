import type { Place } from '../description/place.ts';

/**
 * Who sends what a schema describes: the client (`request`), or the service (`response`, also what it sends to webhooks
 * and callbacks).
 */
export type Direction = 'request' | 'response';

/**
 * `breaks`: a client that relied on the old description fails. `undecided`: it may. `harmless`: it does not, though
 * something that should be stable was changed. `fine`: something new or deprecated, for a list of changes.
 */
export type Verdict = 'breaks' | 'undecided' | 'harmless' | 'fine';

/** The description in which the place of a change is: in the old one where something is gone. */
export type Side = 'before' | 'after';

/** What changed in the schema of a value, whoever sends it. */
export type SchemaChangeName =
  | 'type-changed'
  | 'null-changed'
  | 'enum-changed'
  | 'enum-dropped'
  | 'enum-added'
  | 'const-changed'
  | 'format-changed'
  | 'pattern-changed'
  | 'bound-changed'
  | 'bound-added'
  | 'bound-dropped'
  | 'multiple-of-changed'
  | 'unique-items-changed'
  | 'default-changed'
  | 'default-dropped'
  | 'property-removed'
  | 'property-added'
  | 'property-required'
  | 'property-optional'
  | 'property-read-only'
  | 'property-write-only'
  | 'object-closed'
  | 'map-values-changed'
  | 'property-names-changed'
  | 'dependency-changed'
  | 'item-changed'
  | 'alternative-added'
  | 'alternative-removed'
  | 'alternatives-changed'
  | 'discriminator-changed'
  | 'discriminator-value-removed'
  | 'discriminator-value-added'
  | 'property-new'
  | 'property-deprecated'
  | 'condition-changed';

/** What changed in an operation beside the schemas. */
type InterfaceChangeName =
  | 'path-removed'
  | 'path-moved'
  | 'operation-removed'
  | 'webhook-removed'
  | 'callback-removed'
  | 'callback-moved'
  | 'major-version-removed'
  | 'major-version-changed'
  | 'major-version-ended'
  | 'parameter-removed'
  | 'parameter-required'
  | 'parameter-added'
  | 'parameter-serialization-changed'
  | 'body-removed'
  | 'body-required'
  | 'body-optional'
  | 'body-added'
  | 'media-type-removed'
  | 'encoding-changed'
  | 'schema-added'
  | 'schema-removed'
  | 'status-removed'
  | 'success-status-added'
  | 'header-removed'
  | 'header-optional'
  | 'header-required'
  | 'security-tightened'
  | 'path-new'
  | 'operation-new'
  | 'operation-deprecated'
  | 'webhook-new'
  | 'parameter-new'
  | 'parameter-deprecated'
  | 'status-new'
  | 'media-type-new'
  | 'header-new';

export type ChangeName = SchemaChangeName | InterfaceChangeName;

/** What is said of a change, whatever it is of. */
export interface ChangeFacts {
  readonly name: ChangeName;
  /** Where it shows: in the new description, or in the old one for what is gone. */
  readonly place: Place;
  readonly side: Side;
  /** Where it stands in several places, all of these, its own first. */
  readonly places?: readonly Place[];
  readonly verdict: Verdict;
  /** What it is about, as a message names it: a property, parameter, path or status. */
  readonly subject?: string;
  /** The keyword that changed. */
  readonly keyword?: string;
  /** The value before; undefined where there was none. */
  readonly before?: unknown;
  /** The value now; undefined where there is none. */
  readonly after?: unknown;
  /** A value that was admitted and is not any more, or that may come now. */
  readonly example?: unknown;
  /** Of a major version that became another one in place: what changed between the two. */
  readonly below?: readonly Change[];
  /**
   * Where nothing of a definition changed but who refers to it: the definitions that were and are referred to; null for
   * one without a name.
   */
  readonly exchanged?: { readonly before: string | null; readonly after: string | null };
}

/** A place of an operation that a change reaches: its body, a response, a parameter. */
export interface ChangedUse {
  /** As `GET /orders`. */
  readonly operation: string;
  /** As `response 200` or `query parameter limit`; empty for the operation itself. */
  readonly part: string;
  /** Where the operation has that part in the new version: written out, or as a reference. */
  readonly at?: Place;
}

/** A change with all its uses: one cause. */
export interface Change extends ChangeFacts {
  /** The direction in which it has its verdict; null where none matters. */
  readonly direction: Direction | null;
  /** All directions in which it has this verdict. */
  readonly directions: readonly Direction[];
  /** Where it stands for several entries of one list: what these are. */
  readonly subjects?: readonly string[];
  readonly uses: readonly ChangedUse[];
}
