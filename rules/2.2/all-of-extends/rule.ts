import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { asObject, asString, member } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { OpenApiVersion } from '../../../model/description/openapi-version.ts';
import { below } from '../../../model/description/place.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { composedTypes, ownTypes, type SchemaType } from '../../../model/schemas/schema-types.ts';

/**
 * What a branch of an `allOf` is: `silent` when it says nothing that rules an object in or out, `mixed` when it admits
 * more.
 */
type Branch =
  | { readonly is: 'object' | 'silent' | 'broken' }
  | { readonly is: 'other' | 'mixed'; readonly type: string };

/** `allOf` only extends an object: every branch is one, or adds to one. */
export default defineRule({
  id: 'all-of-extends',
  statements: ['2.2/all-of-extends'],
  severity: 'error',
  summary: 'allOf is used only to extend an object.',
  why: 'Extension maps to inheritance or embedding in every language; an allOf of anything else maps to nothing.',
  subjects: ({ schemas }) => schemas.filter(({ value }) => Array.isArray(value.allOf)),
  judge: (node, { version }) => {
    const { value, place, uses } = node;
    const branches = uses.filter(({ relation }) => relation === 'allOf').map((use) => ({ use, branch: branchOf(use) }));
    const wrapped = onlyBranchType(branches.map(({ branch }) => branch));
    if (wrapped !== null && describesOnly(value)) {
      const remedy = unwrapped(branches[0]?.use, version);
      return { message: `allOf holds only one schema, of type ${wrapped}; ${remedy}`, at: below(place, 'allOf') };
    }
    const whole = ofType(node);
    const types = new Set([...branches.map(({ branch }) => branch), whole].flatMap(typeOf));
    const extendsNothing = branches.every(({ branch }) => branch.is !== 'object' && branch.is !== 'broken');
    if (types.size > 0 && extendsNothing && whole.is !== 'object') {
      const message = `allOf joins schemas of type ${[...types].join(' and ')}, and no object; write their keywords in one schema, without allOf`;
      return { message, at: below(place, 'allOf') };
    }
    return branches.flatMap(({ use, branch }) => violation(use, branch) ?? []);
  },
});

/** `broken` for an unresolved reference. One further down is reported where it is written. */
function branchOf({ target }: SchemaUse): Branch {
  if (target === null || target.uses.some((use) => use.relation === 'reference' && use.target === null)) {
    return { is: 'broken' };
  }
  return ofType(target);
}

/** A list of types leaves an object where another part admits nothing else. Null is ignored: no-null reports it. */
function ofType(node: SchemaNode): Branch {
  const types = composedTypes(node);
  const { parts } = effectiveSchema(node);
  const known = types.filter((type) => type !== 'null');
  if (!known.includes('object')) return known[0] === undefined ? { is: 'silent' } : { is: 'other', type: known[0] };
  const isObject = known.length === 1 || parts.some(({ value }) => onlyObject(ownTypes(value)));
  return isObject ? { is: 'object' } : { is: 'mixed', type: listed(known, 'or') };
}

function onlyObject(types: readonly SchemaType[]): boolean {
  return types.includes('object') && types.every((type) => type === 'object' || type === 'null');
}

function typeOf(branch: Branch): string[] {
  return 'type' in branch ? [branch.type] : [];
}

function onlyBranchType(branches: readonly Branch[]): string | null {
  const [only, ...others] = branches;
  return only !== undefined && 'type' in only && others.length === 0 ? only.type : null;
}

const ANNOTATIONS = new Set([
  ...[
    'allOf',
    'description',
    'title',
    'example',
    'examples',
    'default',
    'deprecated',
    'nullable',
    'readOnly',
    'writeOnly',
  ],
  ...['externalDocs', '$comment', 'xml'],
]);

function describesOnly(schema: SchemaNode['value']): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword) || keyword.startsWith('x-'));
}

/** OpenAPI 3.0 ignores what stands beside a `$ref`. */
function unwrapped(use: SchemaUse | undefined, version: OpenApiVersion | null): string {
  const reference = asString(member(member(use?.holder?.value.allOf, use?.key ?? 0), '$ref'));
  if (reference === null) return 'write its keywords in place of allOf';
  // A key with a dollar sign, as it is written.
  const written = `write $ref: ${quote(reference)} in place of allOf`;
  const others = Object.keys(asObject(use?.holder?.value)).filter((keyword) => keyword !== 'allOf');
  if (others.length === 0) return written;
  const rest = others.includes('description') ? 'the description' : listed(others);
  return version === '3.0' ? `${written}, and move ${rest} to what it refers to` : `${written}, beside ${rest}`;
}

/** `the 2nd` */
function nth(position: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][position % 100 > 10 && position % 100 < 14 ? 0 : position % 10] ?? 'th';
  return `the ${position}${ending}`;
}

function violation({ place, key }: SchemaUse, branch: Branch): Violation | null {
  const position = Number(key) + 1;
  if (branch.is === 'broken') {
    return { message: `${nth(position)} schema of allOf refers to nothing; refer to an object schema`, at: place };
  }
  if (!('type' in branch)) return null;
  const remedy =
    branch.is === 'mixed'
      ? 'write type: object there, since allOf extends an object'
      : 'take it out, or make it the type of a property, since allOf extends an object';
  return { message: `${nth(position)} schema of allOf is of type ${branch.type}; ${remedy}`, at: place };
}
