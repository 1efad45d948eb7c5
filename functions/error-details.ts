import { defineFunction, type Violation } from '../framework/define-function.ts';
import { missingMembers, wrongMember } from '../framework/member-messages.ts';
import { listed, plain } from '../framework/messages.ts';
import { admittedTypes } from '../model/admitted-types.ts';
import { errorDetails } from '../model/error-details.ts';
import { describersWithin, lacksPart } from '../model/families.ts';
import { asArray } from '../model/json.ts';
import { type MemberTypes, wrongMembers } from '../model/members.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { type ObjectShape, objectShapes } from '../model/object-shapes.ts';
import { below, type Place } from '../model/place.ts';
import { TYPES } from '../model/schema-types.ts';

export interface ErrorDetailsOptions {
  /** Properties that every item defines, with their types. */
  readonly defined: MemberTypes;
  /** Properties that no item has to carry. */
  readonly optional: readonly string[];
}

/** The schema of items, or the array that has none. */
interface Subject {
  readonly place: Place;
  readonly item: SchemaNode | null;
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
    const items = new Set(arrays.flatMap((array) => array.items));
    return [
      ...arrays
        .filter(({ items, broken }) => items.length === 0 && !broken)
        .map(({ place }) => ({ place, item: null })),
      ...[...items].map((item) => ({ place: item.place, item })),
    ];
  },
  judge: ({ item }, options) => {
    if (item !== null) return itemFaults(item, options);
    return { message: `details does not say what its items are; make them objects with ${namesOf(options)}` };
  },
});

function namesOf({ defined }: ErrorDetailsOptions): string {
  return listed(Object.keys(defined));
}

function itemFaults(item: SchemaNode, options: ErrorDetailsOptions): Violation[] {
  const shapes = objectShapes(item);
  if (shapes.length > 0) return shapes.flatMap((shape) => shapeFaults(shape, options));
  const types = admittedTypes(item);
  if (types === null && describersWithin(item).some(lacksPart)) return [];
  const fact = types === null ? 'may be anything' : `are of type ${listed([...types], 'or')}`;
  return [{ message: `the items of details ${fact}; make them objects with ${namesOf(options)}`, at: item.place }];
}

function shapeFaults(shape: ObjectShape, { defined, optional }: ErrorDetailsOptions): Violation[] {
  const { schema, properties, complete } = shape;
  const missing = complete ? Object.keys(defined).filter((name) => !properties.has(name)) : [];
  const absent =
    missing.length === 0
      ? []
      : [{ message: missingMembers('an item of details', missing, defined, properties), at: schema.place }];
  const wrong = wrongMembers(properties, defined).map((member) => ({
    message: wrongMember('an item of details', member, defined),
    at: member.place,
  }));
  return [...absent, ...wrong, ...requiredFaults(shape, optional)];
}

function requiredFaults({ parts }: ObjectShape, optional: readonly string[]): Violation[] {
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
