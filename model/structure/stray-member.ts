import { has, type JsonObject } from '../description/json.ts';
import type { UnknownMember } from './fault.ts';
import { nearestMember } from './nearest-member.ts';
import type { StructureVersion } from './shape.ts';
import { type KnownShape, type Structure, structureOf } from './shapes.ts';

/** What else may hold a member: a member of the object, and the kind of what that has. */
const HOLDERS: readonly { readonly holder: string; readonly kind: string }[] = [
  { holder: 'schema', kind: 'schema' },
  { holder: 'content', kind: 'media-type' },
  { holder: 'components', kind: 'components' },
];

const VERSIONS: readonly StructureVersion[] = ['3.0', '3.1', '3.2'];

/** What is known of a member that is not one of its object. */
export function strayMember(
  structure: Structure,
  kind: string,
  shape: KnownShape,
  name: string,
  value: JsonObject,
): UnknownMember {
  const later = VERSIONS.slice(VERSIONS.indexOf(structure.version) + 1);
  const isConditional = shape.elsewhere?.has(name) ?? false;
  const isNewer = (version: StructureVersion) => !isConditional && structureOf(version).knows(kind, name);
  const since = later.find(isNewer) ?? null;
  const holder = HOLDERS.find((one) => Object.hasOwn(shape.members, one.holder) && structure.knows(one.kind, name));
  const belongsIn = isConditional || since !== null ? null : (holder?.holder ?? null);
  const free = [...Object.keys(shape.members), '$ref'].filter((one) => !has(value, one));
  const meant = isConditional || since !== null || belongsIn !== null ? null : nearestMember(name, free);
  return { fault: 'unknown member', name, meant, belongsIn, since, isConditional };
}
