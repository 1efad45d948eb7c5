import type { Place } from '../description/place.ts';
import type { ChangeFacts, Direction, SchemaChangeName, Side, Verdict } from './change.ts';
import type { SchemaView } from './schema-view.ts';

/** Two schemas of one value, before and after, in one direction. */
export interface SchemaPair {
  readonly before: SchemaView;
  readonly after: SchemaView;
  readonly direction: Direction;
}

/** What else is said of a change of a schema. */
type SchemaChangeFacts = Omit<ChangeFacts, 'name' | 'place' | 'side' | 'verdict'>;

/** What the comparison of one aspect of a pair asks and tells. */
export interface Comparing extends SchemaPair {
  /** What every value that one side may send is: the old schema in requests, the new one in responses. */
  readonly inner: SchemaView;
  /** What the other side has to do with: the new schema in requests, the old one in responses. */
  readonly outer: SchemaView;
  readonly report: (
    name: SchemaChangeName,
    verdict: Verdict,
    at: { readonly place: Place; readonly side: Side },
    facts?: SchemaChangeFacts,
  ) => void;
  /** Notes that parts of the two values are compared as well. */
  readonly compare: (before: SchemaView, after: SchemaView) => void;
  /** Notes that clients may leave out the value of two schemas, so that the default says what a request means. */
  readonly compareOmitted: (before: SchemaView, after: SchemaView) => void;
  /** True where comparing two schemas in a direction gives nothing that breaks or is undecided. */
  readonly isCompatible: (before: SchemaView, after: SchemaView, direction: Direction) => boolean;
}
