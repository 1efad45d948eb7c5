import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { OpenApiVersion } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { asString, member } from '../model/json.ts';
import type { SchemaNode, SchemaUse } from '../model/nodes.ts';
import { below } from '../model/place.ts';

/** What a branch of an `allOf` is: `silent` when it says nothing that rules an object in or out. */
type Branch = { readonly is: 'object' | 'silent' | 'broken' } | { readonly is: 'other'; readonly type: string };

/** `allOf` only extends an object: every branch is one, or adds to one. */
export default defineFunction<SchemaNode>({
  name: 'allOfExtends',
  options: null,
  subjects: ({ schemas }) => schemas.filter(({ value }) => Array.isArray(value.allOf)),
  judge: (node, _options, { version }) => {
    const { value, place, uses } = node;
    const branches = uses.filter(({ relation }) => relation === 'allOf').map((use) => ({ use, branch: branchOf(use) }));
    const wrapped = onlyBranchType(branches.map(({ branch }) => branch));
    if (wrapped !== null && describesOnly(value)) {
      const remedy = unwrapped(branches[0]?.use, version);
      return { message: `allOf only wraps a schema of type ${wrapped}; ${remedy}`, at: below(place, 'allOf') };
    }
    const whole = ofType(node);
    const types = new Set([...branches.map(({ branch }) => branch), whole].flatMap(typeOf));
    const extendsNothing = branches.every(({ branch }) => branch.is === 'other' || branch.is === 'silent');
    if (types.size > 0 && extendsNothing && whole.is !== 'object') {
      const message = `allOf composes ${[...types].join(' and ')} schemas; it only extends an object, so write one schema instead`;
      return { message, at: below(place, 'allOf') };
    }
    return branches.flatMap(({ use, branch }) => violation(use, branch) ?? []);
  },
});

/** A reference that leads nowhere further down is told where it is written. */
function branchOf({ target }: SchemaUse): Branch {
  if (target === null || target.uses.some((use) => use.relation === 'reference' && use.target === null)) {
    return { is: 'broken' };
  }
  return ofType(target);
}

function ofType(node: SchemaNode): Branch {
  const { types } = effectiveSchema(node);
  const other = types.find((type) => type !== 'object' && type !== 'null');
  if (types.includes('object')) return { is: 'object' };
  return other === undefined ? { is: 'silent' } : { is: 'other', type: other };
}

function typeOf(branch: Branch): string[] {
  return branch.is === 'other' ? [branch.type] : [];
}

function onlyBranchType(branches: readonly Branch[]): string | null {
  const [only, ...others] = branches;
  return only?.is === 'other' && others.length === 0 ? only.type : null;
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
  if (reference === null) return 'write its keywords here instead';
  const elsewhere = version === '3.0' ? 'and describe it there' : 'with the description beside it';
  return `refer to ${quote(reference)} directly, ${elsewhere}`;
}

function violation({ place, key }: SchemaUse, branch: Branch): Violation | null {
  const position = Number(key) + 1;
  if (branch.is === 'broken') {
    return { message: `branch ${position} of allOf refers to nothing; refer to an object schema`, at: place };
  }
  if (branch.is !== 'other') return null;
  return {
    message: `branch ${position} of allOf is of type ${branch.type}; allOf only extends an object, so move it out`,
    at: place,
  };
}
