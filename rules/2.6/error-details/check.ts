import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, plain } from '../../../framework/messages.ts';
import { missingMembers, wrongMember } from '../../../functions/messages/object-members.ts';
import { asArray, has, isObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { type ErrorDetails, errorDetails } from '../../../model/errors/error-details.ts';
import { shownDetails } from '../../../model/errors/error-examples.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import type { ExampleValue } from '../../../model/schemas/example-values.ts';
import { mistypedPropertiesIn, type PropertyTypes } from '../../../model/schemas/mistyped-properties.ts';
import { type ObjectAlternative, objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { admittedTypes, TYPES } from '../../../model/schemas/schema-types.ts';

export interface ErrorDetailsOptions {
  /** Properties that every item defines, with their types. */
  readonly defined: PropertyTypes;
  /** Properties that no item has to carry. */
  readonly optional: readonly string[];
}

/** The schema of items, or the array that has none; or an item in an example. */
interface Subject {
  readonly place: Place;
  readonly item: SchemaNode | ExampleValue | null;
  /** For each array in which the schema comes first, the schemas that hold for the same items: it answers for them all. */
  readonly beside: readonly (readonly SchemaNode[])[];
}

/** The items of an error object's details are objects that say which field, what and where. */
export default defineFunction<Subject, ErrorDetailsOptions>({
  name: 'errorDetails',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['defined', 'optional'],
    properties: {
      defined: { type: 'object', additionalProperties: { enum: [...TYPES] } },
      optional: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description) => {
    const arrays = errorDetails(description);
    const bare = arrays.filter(({ items, broken }) => items.length === 0 && !broken).map(({ place }) => place);
    return [
      ...[...new Set(bare)].map((place) => ({ place, item: null, beside: [] })),
      ...[...groupsByItem(arrays)].map(([item, beside]) => ({ place: item.place, item, beside })),
      ...shownDetails(description).map((item) => ({ place: item.place, item, beside: [] })),
    ];
  },
  judge: ({ item, beside }, options) => {
    if (item !== null) return 'uses' in item ? itemFaults(item, beside, options) : shownFault(item, options);
    return { message: `details does not say what its items are; make them objects with ${namesOf(options)}` };
  },
});

function groupsByItem(arrays: readonly ErrorDetails[]): ReadonlyMap<SchemaNode, (readonly SchemaNode[])[]> {
  const groups = new Map<SchemaNode, (readonly SchemaNode[])[]>();
  for (const { items } of arrays) {
    for (const item of items) if (!groups.has(item)) groups.set(item, []);
    const [first, ...others] = items;
    if (first !== undefined) groups.get(first)?.push(others);
  }
  return groups;
}

function namesOf({ defined }: ErrorDetailsOptions): string {
  return listed(Object.keys(defined));
}

function itemFaults(item: SchemaNode, beside: Subject['beside'], options: ErrorDetailsOptions): Violation[] {
  const shapes = objectAlternatives(item);
  if (shapes.length > 0) return shapes.flatMap((shape) => shapeFaults(shape, beside, options));
  const types = admittedTypes(item);
  if (types === null && sameValueSchemas(item).some(hasBrokenReference)) return [];
  const isObjectBeside = beside.every((others) => others.some((other) => objectAlternatives(other).length > 0));
  if (types === null && isObjectBeside) return [];
  const fact = types === null ? 'may be anything' : `are of type ${listed([...types], 'or')}`;
  return [{ message: `the items of details ${fact}; make them objects with ${namesOf(options)}`, at: item.place }];
}

function shapeFaults(
  shape: ObjectAlternative,
  beside: Subject['beside'],
  { defined, optional }: ErrorDetailsOptions,
): Violation[] {
  const { schema, parts, properties, complete } = shape;
  const missing = complete ? missingNames(shape, beside, Object.keys(defined)) : [];
  const absent =
    missing.length === 0
      ? []
      : [{ message: missingMembers('an item of details', missing, defined, properties), at: schema.place }];
  const wrong = mistypedPropertiesIn(parts, defined).map((member) => ({
    message: wrongMember('an item of details', member, defined),
    at: member.place,
  }));
  return [...absent, ...wrong, ...requiredFaults(shape, optional)];
}

/** What the items of any of the arrays lack in all that holds for them. */
function missingNames(
  { properties }: ObjectAlternative,
  beside: Subject['beside'],
  wanted: readonly string[],
): string[] {
  const lacks = wanted.filter((name) => !properties.has(name));
  return lacks.filter((name) => beside.some((others) => !others.some((other) => mayDefine(other, name))));
}

function mayDefine(item: SchemaNode, name: string): boolean {
  return objectAlternatives(item).some(({ properties, complete }) => !complete || properties.has(name));
}

/** What the schema of an item does not require, its examples may leave out. */
function shownFault({ value, schemas }: ExampleValue, { defined }: ErrorDetailsOptions): Violation | null {
  if (!isObject(value)) return null;
  const required = new Set(schemas.flatMap((schema) => [...effectiveSchema(schema).required]));
  const missing = Object.keys(defined).filter(
    (name) => !has(value, name) && (schemas.length === 0 || required.has(name)),
  );
  if (missing.length === 0) return null;
  return { message: `this item of details has ${lacking(missing)}; show ${missing.length > 1 ? 'them' : 'it'}` };
}

function requiredFaults({ parts }: ObjectAlternative, optional: readonly string[]): Violation[] {
  return parts.flatMap(({ value, place }) =>
    asArray(value.required).flatMap((name, index): Violation[] =>
      typeof name === 'string' && optional.includes(name)
        ? [
            {
              message: `${plain(name)} is required of an item of details, where it is optional; take it out of required`,
              at: below(place, 'required', index),
            },
          ]
        : [],
    ),
  );
}
