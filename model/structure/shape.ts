/** What a value has to be. */
export type ValueType =
  /** `count`: an integer from 0 on. */
  | 'anything'
  | 'text'
  | 'boolean'
  | 'number'
  | 'positive number'
  | 'integer'
  | 'count'
  /** An object of a kind: `operation`, `schema` … */
  | { readonly kind: string }
  | { readonly list: ValueType; readonly least?: number }
  /** An object whose keys are names; those of `components` have a `pattern`. */
  | {
      readonly map: ValueType;
      readonly pattern?: string;
      readonly notNamed?: readonly string[];
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly values: readonly unknown[] }
  | { readonly either: readonly ValueType[] };

/** What an object of one kind has, besides extensions (`x-`). */
export interface Shape {
  readonly members: Readonly<Record<string, ValueType>>;
  readonly required?: readonly string[];
  /** Exactly one of them is there. */
  readonly oneOf?: readonly string[];
  /** Pairs of which at most one is there. */
  readonly exclusive?: readonly (readonly [string, string])[];
  /** What holds in addition where a member has one of some values. */
  readonly when?: readonly { readonly member: string; readonly values: readonly unknown[]; readonly then: Shape }[];
  /** What holds in addition beside a member. */
  readonly beside?: Readonly<Record<string, Shape>>;
  /** Members whose names have a pattern: paths, status codes. */
  readonly named?: readonly { readonly pattern: string; readonly type: ValueType }[];
  /** The type of all other members; left out, there are none. */
  readonly rest?: ValueType;
  /** Fewest members. */
  readonly least?: number;
}

/** The versions of OpenAPI whose structure is known. */
export type StructureVersion = '3.0' | '3.1' | '3.2';
