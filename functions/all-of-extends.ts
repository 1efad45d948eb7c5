import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
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
  judge: ({ value, place, uses }) => {
    const branches = uses.filter(({ relation }) => relation === 'allOf').map((use) => ({ use, branch: branchOf(use) }));
    const wrong = branches.filter(({ branch }) => branch.is === 'other' || branch.is === 'broken');
    const [first] = wrong;
    if (first === undefined) return null;
    const wrapped = onlyBranchType(branches.map(({ branch }) => branch));
    if (wrapped !== null && describesOnly(value)) {
      return {
        message: `allOf only wraps a schema of type ${wrapped}; ${unwrapped(first.use)}`,
        at: below(place, 'allOf'),
      };
    }
    if (branches.every(({ branch }) => branch.is === 'other')) {
      const types = [...new Set(branches.map(({ branch }) => (branch.is === 'other' ? branch.type : '')))];
      const message = `allOf composes ${types.join(' and ')} schemas; it only extends an object, so write one schema instead`;
      return { message, at: below(place, 'allOf') };
    }
    return wrong.map(({ use, branch }) => violation(use, branch));
  },
});

function branchOf({ target }: SchemaUse): Branch {
  if (target === null) return { is: 'broken' };
  const schema = effectiveSchema(target);
  const other = schema.types.find((type) => type !== 'object' && type !== 'null');
  if (schema.types.includes('object')) return { is: 'object' };
  if (other !== undefined) return { is: 'other', type: other };
  return { is: schema.complete ? 'silent' : 'broken' };
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

function unwrapped({ key, holder }: SchemaUse): string {
  const reference = asString(member(member(holder?.value.allOf, key), '$ref'));
  if (reference === null) return 'write its keywords here instead';
  return `refer to ${quote(reference)} directly, and describe it there`;
}

function violation({ place, key }: SchemaUse, branch: Branch): Violation {
  const position = Number(key) + 1;
  if (branch.is === 'broken') {
    return { message: `branch ${position} of allOf refers to nothing; refer to an object schema`, at: place };
  }
  const type = branch.is === 'other' ? branch.type : '';
  return {
    message: `branch ${position} of allOf is of type ${type}; allOf only extends an object, so move it out`,
    at: place,
  };
}
