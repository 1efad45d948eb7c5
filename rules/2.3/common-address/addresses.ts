import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { byPlace } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { EXTENSIONS } from '../../../model/description/schema-relations.ts';
import { greatest } from '../../../model/lib/lists.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { definitionNames } from '../../../model/schemas/definition-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { fieldsNamed } from '../../../model/schemas/fields.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { addressMember, isAddress } from '../../../model/types/addresses.ts';
import { annotatedRole } from '../../../model/types/annotated-role.ts';

/** The addresses of a description. */
export interface Addresses {
  readonly all: readonly SchemaNode[];
  /** The one that the others are to share; null where there is none. */
  readonly common: SchemaNode | null;
  /**
   * Those that describe an address anew, and share nothing with the common one; each with the one that it is to refer
   * to: of those with a name, the one that resembles it most, of equals the one that is most likely meant to be shared.
   */
  readonly apart: ReadonlyMap<SchemaNode, SchemaNode>;
}

/** The schemas of addresses, and which of them share no component with the common one (statement 2.3/address). */
export function addressesOf(description: Description): Addresses {
  const all = candidates(description).filter(
    (node) => describesValue(node) && node.written?.relation !== 'allOf' && isAddress(node) && describesMembers(node),
  );
  const common = commonOf(all);
  const shared = new Set(common === null ? [] : sharedParts(common));
  const related = new Set(all.filter((node) => node === common || sharedParts(node).some((part) => shared.has(part))));
  const known = new Set(all);
  const apart = all.filter((node) => !related.has(node) && !takesIn(node, known));
  return { all, common, apart: new Map(common === null ? [] : bestMatches(all, apart, common)) };
}

/** An address that is reported itself is never the one to refer to. */
function bestMatches(
  all: readonly SchemaNode[],
  apart: readonly SchemaNode[],
  common: SchemaNode,
): [SchemaNode, SchemaNode][] {
  const reported = new Set(apart);
  const others = all.filter((node) => node !== common && !reported.has(node) && isCalledAddress(node));
  const candidates = [common, ...others.sort(byLikelihood)];
  return apart.map((node) => {
    const likeness = new Map(candidates.map((other) => [other, resemblance(node, other)]));
    const most = greatest(likeness.values());
    return [node, candidates.find((other) => likeness.get(other) === most) ?? common];
  });
}

/** True for a schema of which a name says that it is an address. */
export function isCalledAddress(node: SchemaNode): boolean {
  return definitionNames(node).some((name) => splitWords(name).includes('address'));
}

/** The share of their properties that two objects have in common, by name: 1 where all are the same. */
function resemblance(one: SchemaNode, other: SchemaNode): number {
  const [names, others] = [one, other].map((node) => new Set(effectiveSchema(node).properties.keys()));
  if (names === undefined || others === undefined) return 0;
  const shared = [...names].filter((name) => others.has(name)).length;
  return shared / (names.size + others.size - shared);
}

/**
 * The objects that have a member of an address, by themselves or by what they take in, and those that are annotated.
 */
function candidates(description: Description): SchemaNode[] {
  const fields = fieldsNamed(description, (name) => addressMember(name) !== null);
  const found = new Set(fields.flatMap(({ object }) => object ?? []));
  for (const { usedBy } of found) {
    for (const { relation, holder } of usedBy) {
      if (holder !== null && EXTENSIONS.has(relation)) found.add(holder);
    }
  }
  return description.schemas.filter((node) => found.has(node) || annotatedRole(node) === 'address');
}

/** False for a schema that only refers to an address and adds a text to it. */
function describesMembers(node: SchemaNode): boolean {
  const others = effectiveSchema(node).parts.filter((part) => part !== node && part.written?.relation !== 'allOf');
  return ownMembers(node) > 0 || !others.some(isAddress);
}

function commonOf(all: readonly SchemaNode[]): SchemaNode | null {
  return all.toSorted(byLikelihood)[0] ?? null;
}

/**
 * A named one before others, one that is called address before that, then the most used; of equals the first by place.
 */
function byLikelihood(one: SchemaNode, other: SchemaNode): number {
  return rankOf(other) - rankOf(one) || byPlace(one.place, other.place);
}

const rankOf = memoize((node: SchemaNode): number => {
  const names = definitionNames(node).map((name) => splitWords(name));
  const called = names.some((words) => words.at(-1) === 'address') ? 1000 : 0;
  const exactly = names.some((words) => words.join() === 'address') ? 1_000_000 : 0;
  return exactly + (names.length > 0 ? 10_000 : 0) + called + Math.min(node.usedBy.length, 999);
});

/** Of the schemas that make up an address, those that can be referred to and define members of it. */
function sharedParts(node: SchemaNode): SchemaNode[] {
  return effectiveSchema(node).parts.filter(
    (part) => ownMembers(part) > 0 && (part.written === null || part.written.relation === 'component'),
  );
}

function ownMembers({ value }: SchemaNode): number {
  return Object.keys(asObject(value.properties)).filter((name) => addressMember(name) !== null).length;
}

/** True for an address that extends another one of the list, which is reported instead. */
function takesIn(node: SchemaNode, all: ReadonlySet<SchemaNode>): boolean {
  return effectiveSchema(node).parts.some((part) => part !== node && all.has(part));
}
