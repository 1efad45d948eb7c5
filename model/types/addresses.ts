import type { SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { annotatedRole } from './annotated-role.ts';
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

/** Members by which a place on a map, or of a computer, is told from an address. */
const OTHER_PLACE = /^(?:latitude|longitude|lat|lng|lon|ip|ip-address|isp|asn)$/;

/** Which members of an address a name can be; null when none. */
export function addressMember(name: string): string | null {
  const words = joinedWords(name);
  return Object.keys(MEMBERS).find((member) => MEMBERS[member]?.test(words)) ?? null;
}

/** An address (statement 2.3/address): an object with at least three kinds of members, a street or postal code among them. */
export function isAddress(node: SchemaNode): boolean {
  const role = annotatedRole(node);
  if (role !== null) return role === 'address';
  const names = [...effectiveSchema(node).properties.keys()];
  const kinds = new Set(names.flatMap((name) => addressMember(name) ?? []));
  if (kinds.size < 3 || !(kinds.has('street') || kinds.has('postalCode'))) return false;
  return kinds.has('street') || !names.some((name) => OTHER_PLACE.test(joinedWords(name)));
}
