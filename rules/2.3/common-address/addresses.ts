import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { byPlace } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { EXTENSIONS } from '../../../model/description/schema-relations.ts';
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
  /** Those that describe an address anew, and share nothing with the common one. */
  readonly apart: ReadonlySet<SchemaNode>;
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
  return { all, common, apart: new Set(apart) };
}

/** The objects that have a member of an address, by themselves or by what they take in, and those that are annotated. */
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

/** A named one before others, one that is called address before that, then the most used; of equals the first by place. */
function commonOf(all: readonly SchemaNode[]): SchemaNode | null {
  const rank = (node: SchemaNode): number => {
    const names = definitionNames(node).map((name) => splitWords(name));
    const called = names.some((words) => words.at(-1) === 'address') ? 1000 : 0;
    const exactly = names.some((words) => words.join() === 'address') ? 1_000_000 : 0;
    return exactly + (names.length > 0 ? 10_000 : 0) + called + Math.min(node.usedBy.length, 999);
  };
  const isBetter = (node: SchemaNode, best: SchemaNode) =>
    (rank(node) - rank(best) || byPlace(best.place, node.place)) > 0;
  return all.reduce<SchemaNode | null>((best, node) => (best === null || isBetter(node, best) ? node : best), null);
}

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
