import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import { asArray, has } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, byPlace, type Place } from '../model/description/place.ts';
import { isConstant } from '../model/schemas/constant-sets.ts';
import { admitsOnly, admittedTypes, type SchemaType } from '../model/schemas/schema-types.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['keywords'],
  properties: {
    keywords: {
      description: 'Keywords that no schema may have, each with what to write instead.',
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: 'string' },
    },
    alternatives: {
      description:
        'What to write instead of a keyword whose alternatives are all scalars, where there is one alternative to null only, or where the alternatives differ only in which properties are required. A discriminator and alternatives that are null go with the keyword.',
      type: 'object',
      additionalProperties: false,
      required: ['scalar', 'single', 'required'],
      properties: {
        scalar: { type: 'string' },
        constants: {
          description: 'Where all are strings of one value each; `scalar` where this is left out.',
          type: 'string',
        },
        single: { type: 'string' },
        required: { type: 'string' },
      },
    },
    together: {
      description: 'Those of the keywords that belong together, so that only the first one found is reported.',
      type: 'array',
      items: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

type ForbiddenKeywordsOptions = OptionsOf<typeof OPTIONS>;

/** No schema uses certain keywords of JSON Schema. */
export default defineFunction({
  name: 'forbiddenKeywords',
  options: OPTIONS,
  subjects: ({ schemas }) => schemas,
  judge: (node, { keywords, alternatives, together = [] }) => {
    const { value, place } = node;
    const found = Object.keys(keywords).filter((keyword) => has(value, keyword));
    if (found.length === 0) return null;
    const first = found.find((keyword) => together.includes(keyword));
    const reported = found.filter((keyword) => keyword === first || !together.includes(keyword));
    return reported.map((keyword) => {
      const nulls = alternatives === undefined ? [] : nullBranches(node, keyword);
      const remedy = simplerRemedy(node, keyword, alternatives) ?? keywords[keyword];
      const at = below(place, keyword);
      const others = alternatives === undefined ? [] : [...discriminators(node), ...nulls.flatMap(placesOfNull)];
      return {
        message: `this schema uses ${keyword}; ${remedy}${nulls.length === 0 ? '' : ', and leave null out'}`,
        at,
        ...(others.length > 0 && { places: [at, ...others] }),
      };
    });
  },
});

/** The alternatives that admit nothing but null, where they are written here. */
function nullBranches({ uses }: SchemaNode, keyword: string): SchemaNode[] {
  return uses.flatMap(({ relation, target, place }) => {
    const isHere = relation === keyword && target !== null && byPlace(target.place, place) === 0;
    return isHere && admitsOnly(target, 'null') ? [target] : [];
  });
}

/** Where a schema says that it admits null. */
function placesOfNull({ value, place }: SchemaNode): Place[] {
  const { type } = value;
  return [
    ...(has(value, 'type') ? [Array.isArray(type) ? below(place, 'type', 0) : below(place, 'type')] : []),
    ...(has(value, 'enum') ? [below(place, 'enum', 0)] : []),
    ...(has(value, 'const') ? [below(place, 'const')] : []),
  ];
}

function discriminators({ value, place }: SchemaNode): Place[] {
  return has(value, 'discriminator') ? [below(place, 'discriminator')] : [];
}

const COMPOUND: readonly SchemaType[] = ['object', 'array'];

/** Where the alternatives are known, and none of them needs a property of its own. */
function simplerRemedy(
  { value, uses }: SchemaNode,
  keyword: string,
  alternatives: ForbiddenKeywordsOptions['alternatives'],
): string | null {
  if (alternatives === undefined) return null;
  const branches = uses.filter(({ relation }) => relation === keyword).map(({ target }) => target);
  if (branches.length < asArray(value[keyword]).length) return null;
  const others = branches.filter((branch) => branch === null || !admitsOnly(branch, 'null'));
  if (others.length > 0 && others.every((branch) => branch !== null && onlyRequires(branch)))
    return alternatives.required;
  if (others.length === 1) return alternatives.single;
  if (
    alternatives.constants !== undefined &&
    others.length > 0 &&
    others.every((one) => one !== null && isConstant(one))
  )
    return alternatives.constants;
  const types = others.map((branch) => (branch === null ? null : admittedTypes(branch)));
  const areScalars = types.every((one) => one !== null && !COMPOUND.some((type) => one.has(type)));
  return areScalars && types.length > 0 ? alternatives.scalar : null;
}

/** True for `{required: [email]}`, which describes no properties of its own. */
function onlyRequires({ value }: SchemaNode): boolean {
  return has(value, 'required') && Object.keys(value).every((key) => BESIDE_REQUIRED.has(key));
}

const BESIDE_REQUIRED = new Set(['required', 'title', 'description']);
