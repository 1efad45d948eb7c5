import { asString } from '../../description/json.ts';

/** The property that an operation of a JSON Patch document changes. */
export interface PatchedProperty {
  readonly name: string;
  /** True for an item of a list of that name. */
  readonly isItem: boolean;
  /** The name of the object that has it; null for the whole resource. */
  readonly holderName: string | null;
}

/** A step that names nothing: an index, the end of a list, or a filter. */
const NAMELESS = /^(?:-|\d+|@.*)?$/;

/** The property to which the `path` of an operation leads; null where it names none. */
export function patchedProperty(path: unknown): PatchedProperty | null {
  const segments = (asString(path) ?? '').split('/');
  const named = segments.filter((segment) => !NAMELESS.test(segment));
  const name = named.at(-1);
  if (name === undefined) return null;
  return { name, isItem: NAMELESS.test(segments.at(-1) ?? ''), holderName: named.at(-2) ?? null };
}
