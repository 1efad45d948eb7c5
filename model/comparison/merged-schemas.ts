import { has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { EXTENSIONS } from '../description/schema-relations.ts';
import { keepsBound } from '../schemas/keeps-bound.ts';
import { isNullUse } from '../schemas/only-alternative.ts';
import type { SchemaType } from '../schemas/schema-types.ts';
import { type ListedValues, ownLists } from './listed-values.ts';

/** An `anyOf` or `oneOf` with several members, without a member that only admits null. */
export interface WrittenAlternatives {
  readonly place: Place;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly uses: readonly SchemaUse[];
}

/** More parts than anyone writes by hand. */
const MOST_PARTS = 200;

/** What several schemas say of one value. */
export interface Merged {
  readonly parts: readonly SchemaNode[];
  readonly groups: readonly WrittenAlternatives[];
  /** What alternatives that are constants list together. */
  readonly constants: readonly ListedValues[];
  /** The alternative that admits only null; null where there is none. */
  readonly nullAt: Place | null;
  readonly isComplete: boolean;
  /** The one type that is looked at; all without one. */
  readonly only?: SchemaType | null;
  /** Values that never come, whatever the schemas say. */
  readonly absent?: Absent | null;
}

/** Null; of what is a segment of a path, the empty text as well. */
export type Absent = 'null' | 'null and empty';

/** Follows `allOf`, references, and alternatives of which there is only one beside null. */
export function merge(schemas: readonly SchemaNode[]): Merged {
  const parts = new Set(schemas);
  const groups: WrittenAlternatives[] = [];
  const constants: ListedValues[] = [];
  let nullAt: Place | null = null;
  let isComplete = true;
  const add = (use: SchemaUse) => {
    if (use.target === null || parts.size > MOST_PARTS) isComplete = false;
    else parts.add(use.target);
  };
  for (const part of parts) {
    for (const use of part.uses) if (EXTENSIONS.has(use.relation)) add(use);
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const members = part.uses.filter(({ relation }) => relation === keyword);
      if (members.length === 0) continue;
      // Values of a discriminator lead to alternatives as they are written.
      const isNamed = has(part.value, 'discriminator');
      const all = isNamed ? members : members.flatMap((use) => flattened(use, keyword));
      const others = all.filter((use) => !isNullUse(use));
      nullAt ??= all.find(isNullUse)?.place ?? null;
      const [only] = others;
      if (only !== undefined && others.length === 1) add(only);
      else if (others.length > 1 && others.every(isConstant)) constants.push(constantsOf(part, keyword, others));
      else if (others.length > 1) groups.push({ place: below(part.place, keyword), keyword, uses: others });
    }
  }
  return { parts: [...parts], groups, constants, nullAt, isComplete };
}

/** Alternatives in alternatives that are looked into: one may hold itself. */
const MOST_NESTED = 8;

/**
 * An alternative, or those in its place where it only has alternatives of the same keyword: values that are listed one
 * by one stay together.
 */
function flattened(use: SchemaUse, keyword: 'anyOf' | 'oneOf', nested = 0): readonly SchemaUse[] {
  const target = referredTo(use.target);
  if (target === null || nested > MOST_NESTED) return [use];
  if (!has(target.value, keyword) || !saysOnly(target, keyword)) return [use];
  const members = target.uses.filter(({ relation }) => relation === keyword);
  if (members.length < 2 || members.every(isConstant)) return [use];
  return members.flatMap((member) => flattened(member, keyword, nested + 1));
}

/** What a reference leads to, where nothing stands beside it but titles. */
function referredTo(schema: SchemaNode | null): SchemaNode | null {
  const [only, ...others] = schema?.uses ?? [];
  if (schema === null || only === undefined || others.length > 0 || !has(schema.value, '$ref')) return schema;
  return saysOnly(schema, '$ref') ? only.target : schema;
}

/** Keywords that say nothing of values. */
const TITLES: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  '$comment',
]);

/** True for a schema that says nothing of values but by one keyword, nor refers to another one. */
function saysOnly({ value }: SchemaNode, keyword: string): boolean {
  return Object.keys(value).every((key) => key === keyword || TITLES.has(key) || key.startsWith('x-'));
}

/** Keywords beside a constant that say nothing of the value, or its type, which it has anyway. */
const BESIDE_CONSTANTS: ReadonlySet<string> = new Set(['const', 'enum', 'type', 'title', 'description', 'deprecated']);

/**
 * True for an alternative that only lists values, as a way to describe each. Bounds that all of them keep say nothing
 * more.
 */
function isConstant({ target }: SchemaUse): boolean {
  if (target === null || !(has(target.value, 'const') || Array.isArray(target.value.enum))) return false;
  const listed = ownLists(target).flatMap(({ values }) => values);
  return Object.entries(target.value).every(
    ([key, given]) =>
      BESIDE_CONSTANTS.has(key) || key.startsWith('x-') || listed.every((value) => keepsBound(key, value, given)),
  );
}

function constantsOf({ place }: SchemaNode, keyword: 'anyOf' | 'oneOf', uses: readonly SchemaUse[]): ListedValues {
  const values = uses.flatMap(({ target }) => (target === null ? [] : ownLists(target).flatMap((list) => list.values)));
  return { values, keyword: 'enum', place: below(place, keyword) };
}
