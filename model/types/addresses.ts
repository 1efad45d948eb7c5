import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoizeText } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { listedValues } from '../schemas/listed-values.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { annotatedRole } from './annotated-role.ts';
import { describesColumn } from './column-descriptions.ts';
import { joinedWords } from './name-words.ts';

/** The members of a postal address, as words joined by hyphens. */
const MEMBERS: Readonly<Record<string, RegExp>> = {
  street:
    /^(?:address-)?(?:street(?:-(?:name|address|line|line-?[1-3]|number))?|line-?[1-3]|line-(?:one|two))$|^address-?(?:line-?)?[1-3]$|^(?:house|building)-(?:number|or-name)$|^house-number-or-name$|^street-?[1-3]$/,
  city: /^(?:address-)?(?:city|town|city-name|locality|admin-area-?2)$/,
  postalCode: /^(?:address-)?(?:postal-?code|post-?code|zip|zip-?code|postal)$/,
  region:
    /^(?:address-)?(?:state|province|state-or-province|state-province|region|county|admin-area-?1|province-code|state-code)$/,
  country: /^(?:address-)?country(?:-code)?$/,
};

/** Members of places on a map, or of computers, which are no postal addresses. */
const OTHER_PLACE = /^(?:latitude|longitude|lat|lng|lon|ip|ip-address|isp|asn)$/;

/** The member of an address that a name can be: `postalCode` for `zip`; null for other names. */
export const addressMember: (name: string) => string | null = memoizeText((name) => {
  const words = joinedWords(name);
  return Object.keys(MEMBERS).find((member) => MEMBERS[member]?.test(words)) ?? null;
});

/** Words for what came of a comparison with an address that is known. */
const RESULTS =
  /^(?:no[-_ ]?|not[-_ ]?|mis|un|full[-_ ]?|partial[-_ ]?)*(?:match(?:e[sd])?|pass(?:ed)?|fail(?:ed)?|verified|checked|available)$/i;

/** True for a member that says whether a part of an address is right: `street: MATCHED`, or a boolean. */
function isResult({ target }: SchemaUse): boolean {
  if (target === null) return false;
  const types = admittedTypes(target);
  if (types !== null && types.size === 1 && types.has('boolean')) return true;
  return effectiveSchema(target).parts.some((part) =>
    listedValues(part).some(({ value }) => typeof value === 'string' && RESULTS.test(value)),
  );
}

/** True for a member that is about a part of an address, and no such part. */
function isAboutMember(use: SchemaUse): boolean {
  return isResult(use) || (use.target !== null && describesColumn(use.target));
}

/**
 * A postal address (statement 2.3/address): an object with three kinds of members, one of them a street or postal code.
 */
export function isAddress(node: SchemaNode): boolean {
  const role = annotatedRole(node);
  if (role !== null) return role === 'address';
  const { properties } = effectiveSchema(node);
  const parts = [...properties].flatMap(([name, use]) => (isAboutMember(use) ? [] : [name]));
  return areAddressMembers(parts, [...properties.keys()]);
}

/** The same by the names of an object's members alone: of those that are parts of an address, and of all. */
export function areAddressMembers(parts: readonly string[], all: readonly string[] = parts): boolean {
  const kinds = new Set(parts.flatMap((name) => addressMember(name) ?? []));
  if (kinds.size < 3 || !(kinds.has('street') || kinds.has('postalCode'))) return false;
  return kinds.has('street') || !all.some((name) => OTHER_PLACE.test(joinedWords(name)));
}
