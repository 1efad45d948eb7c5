import type { Place } from '../description/place.ts';
import type { ValueType } from './shape.ts';

/** Where something is no OpenAPI, and what about it. */
export type Fault = {
  /** Where it is wrong. */
  readonly place: Place;
  /** The kind of the object that has the member or lacks it. */
  readonly kind: string;
} & (
  | UnknownMember
  | MissingMembers
  | { readonly fault: 'both'; readonly name: string; readonly other: string }
  | WrongValue
  | { readonly fault: 'wrong name'; readonly name: string; readonly holder: string }
  | {
      readonly fault: 'wrong count';
      readonly name: string;
      readonly type: { readonly least?: number; readonly most?: number };
    }
);

/** A member that objects of the kind do not have. */
export interface UnknownMember {
  readonly fault: 'unknown member';
  readonly name: string;
  /** The member that is likely meant, and is not there; null where none is like it. */
  readonly meant: string | null;
  /** What has to hold the member instead: `schema`, `content`, `components`. */
  readonly belongsIn: string | null;
  /** The first later version of OpenAPI that has the member. */
  readonly since: string | null;
  /** True for a member that other objects of the kind have, with other values beside it. */
  readonly isConditional: boolean;
}

export interface MissingMembers {
  readonly fault: 'missing';
  /** All of them are needed. */
  readonly names: readonly string[];
  /** One of them is needed; empty where that is not so, or one is there. */
  readonly oneOf: readonly string[];
}

export interface WrongValue {
  readonly fault: 'wrong value';
  /** The member that has the value, or holds it in a list or map. */
  readonly name: string;
  /** The key of an entry of a map, or the index of an item; null for the member itself. */
  readonly entry: string | number | null;
  readonly value: unknown;
  readonly type: ValueType;
}
