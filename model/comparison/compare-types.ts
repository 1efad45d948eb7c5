import type { Place } from '../description/place.ts';
import { ownTypes, type SchemaType } from '../schemas/schema-types.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** Compares the types of values; 'other' where what is left has nothing in common. */
export function compareTypes({ before, after, inner, outer, report }: Comparing): 'same' | 'other' {
  // Nobody knows what a word means that is no type, nor relied on values that there could not be.
  if ([before, after].some(hasUnknownType) || (isImpossible(before) && !isImpossible(after))) return 'other';
  if (isImpossible(after) && !isImpossible(before)) {
    const place = contradictionIn(after, before) ?? after.place;
    report('type-changed', 'breaks', { place, side: 'after' }, { keyword: 'type', before: shown(before), after: [] });
    return 'other';
  }
  const missing = isNullMissing(inner, outer)
    ? ['null']
    : missingTypes(inner.types ?? typesOfMembers(inner), outer.types).filter(
        (type) => !(type === 'number' && outer.types?.has('integer') === true && hasOnlyIntegers(inner)),
      );
  if (missing.length === 0) return 'same';
  const facts = { keyword: 'type', before: shown(before), after: shown(after) };
  const name = missing.every((type) => type === 'null') ? 'null-changed' : 'type-changed';
  report(name, 'breaks', typePlace(before, after, name), facts);
  // Where values were or are of any type, nothing else was or is said of them.
  if (inner.types === null && name === 'type-changed') return 'other';
  return name === 'null-changed' || inCommon(inner.types, outer.types) ? 'same' : 'other';
}

/** True where one of two schemas of which alternatives say the types admits null beside them. */
function isNullMissing(inner: SchemaView, outer: SchemaView): boolean {
  return outer.types === null && inner.admitsNullBeside && typesOfMembers(outer)?.has('null') === false;
}

/** True where all numbers of a schema are integers, whatever it says of the type. */
function hasOnlyIntegers(view: SchemaView): boolean {
  const numbers = view.listed?.values.filter((value) => typeof value === 'number');
  return (
    numbers?.every((value) => Number.isInteger(value)) ??
    view.all('multipleOf').some(({ value }) => Number.isInteger(value))
  );
}

/** True where parts of `allOf` have no type in common, so that no value is admitted. */
function isImpossible({ types }: SchemaView): boolean {
  return types?.size === 0;
}

/** True where some part names a type that there is not. */
function hasUnknownType(view: SchemaView): boolean {
  return view.all('type').some(({ value }) => ownTypes({ type: value }).length === 0);
}

/** The type that values did not have before. */
function contradictionIn(after: SchemaView, { types }: SchemaView): Place | null {
  const isNew = (value: unknown) => ![...(types ?? [])].some((type) => type === value);
  return after.all('type').find(({ value }) => isNew(value))?.place ?? null;
}

/** Alternatives in alternatives that are looked into: one may hold itself. */
const MOST_NESTED = 8;

/** The types of all alternatives of a schema that names none itself, and of null beside them; null for any. */
function typesOfMembers(view: SchemaView, nested = 0): ReadonlySet<SchemaType> | null {
  const [group] = view.groups;
  if (group === undefined || nested > MOST_NESTED) return null;
  const types = group.members.map((member) => member.types ?? typesOfMembers(member, nested + 1));
  const beside: SchemaType[] = view.admitsNullBeside ? ['null'] : [];
  return types.every((one) => one !== null) ? new Set([...types.flatMap((one) => [...one]), ...beside]) : null;
}

/** The types that values of one schema have and those of the other do not. Null stands for all types. */
function missingTypes(inner: ReadonlySet<SchemaType> | null, outer: ReadonlySet<SchemaType> | null): SchemaType[] {
  if (outer === null) return [];
  if (inner === null) return outer.size >= 6 ? [] : ['object'];
  return [...inner].filter((type) => !outer.has(type) && !(type === 'integer' && outer.has('number')));
}

function inCommon(inner: ReadonlySet<SchemaType> | null, outer: ReadonlySet<SchemaType> | null): boolean {
  if (inner === null || outer === null) return true;
  return [...inner].some((type) => type !== 'null' && (outer.has(type) || (type === 'integer' && outer.has('number'))));
}

function shown({ types }: SchemaView): unknown {
  if (types === null) return undefined;
  const all = [...types];
  return all.length === 1 ? all[0] : all;
}

/**
 * Where an alternative that admits only null came or went; else where the type is written now; where none is, where it
 * was.
 */
function typePlace(before: SchemaView, after: SchemaView, name: 'null-changed' | 'type-changed') {
  if (name === 'null-changed' && after.nullAt !== null) return { place: after.nullAt, side: 'after' as const };
  if (name === 'null-changed' && before.nullAt !== null) return { place: before.nullAt, side: 'before' as const };
  const keywords = name === 'null-changed' ? ['nullable', 'type'] : ['type'];
  for (const keyword of keywords) {
    const now = after.first(keyword);
    if (now !== null) return { place: now.place, side: 'after' as const };
  }
  const then = name === 'null-changed' ? null : before.first('type');
  if (then !== null && after.types === null) return { place: then.place, side: 'before' as const };
  return { place: after.place, side: 'after' as const };
}
