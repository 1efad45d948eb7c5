import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { missingMembers, wrongMember } from '../../../functions/messages/object-members.ts';
import { asArray, has, isObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { type ErrorDetails, errorDetails } from '../../../model/errors/error-details.ts';
import { shownDetails } from '../../../model/errors/error-examples.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import type { ExampleValue } from '../../../model/schemas/example-values.ts';
import { mistypedPropertiesIn } from '../../../model/schemas/mistyped-properties.ts';
import { type ObjectAlternative, objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { DETAIL_MEMBERS as MEMBERS } from '../../../model/types/prescribed-members.ts';

const MEMBER_NAMES = Object.keys(MEMBERS);

/** The schema of items. */
interface ItemSchema {
  readonly place: Place;
  readonly schema: SchemaNode;
  /** For each array in which the schema comes first, the other schemas that hold for the same items. */
  readonly beside: readonly (readonly SchemaNode[])[];
}

/** An item in an example. */
interface ShownItem {
  readonly place: Place;
  readonly shown: ExampleValue;
}

/** The items of an error object's details are objects that say which field, what and where. */
export default defineRule({
  id: 'error-details',
  statements: ['2.6/error-details'],
  severity: 'error',
  summary: 'The items of details define field, issue and location as strings; value is not required.',
  why: 'A client marks the wrong field of a form by field and location, and explains it by issue.',
  group: 'wantsNoNumber',
  subjects: (description) => {
    const arrays = errorDetails(description);
    const bare = arrays.filter(({ items, broken }) => items.length === 0 && !broken).map(({ place }) => place);
    return [
      ...[...new Set(bare)].map((place) => ({ place })),
      ...itemSchemas(arrays),
      ...shownDetails(description).map((shown): ShownItem => ({ place: shown.place, shown })),
    ];
  },
  judge: (subject) => {
    if ('schema' in subject) return schemaFaults(subject);
    if ('shown' in subject) return shownFault(subject.shown);
    return { message: `details does not say what its items are; make them objects with ${listed(MEMBER_NAMES)}` };
  },
});

function itemSchemas(arrays: readonly ErrorDetails[]): ItemSchema[] {
  const beside = new Map<SchemaNode, (readonly SchemaNode[])[]>();
  for (const { items } of arrays) {
    for (const item of items) if (!beside.has(item)) beside.set(item, []);
    const [first, ...others] = items;
    if (first !== undefined) beside.get(first)?.push(others);
  }
  return [...beside].map(([schema, others]) => ({ place: schema.place, schema, beside: others }));
}

function schemaFaults({ schema, beside }: ItemSchema): Violation[] {
  const shapes = objectAlternatives(schema);
  if (shapes.length > 0) return shapes.flatMap((shape) => shapeFaults(shape, beside));
  const types = admittedTypes(schema);
  if (types === null && sameValueSchemas(schema).some(hasBrokenReference)) return [];
  const isObjectBeside = beside.every((others) => others.some((other) => objectAlternatives(other).length > 0));
  if (types === null && isObjectBeside) return [];
  const fact = types === null ? 'may be anything' : `are of type ${listed([...types], 'or')}`;
  return [
    { message: `the items of details ${fact}; make them objects with ${listed(MEMBER_NAMES)}`, at: schema.place },
  ];
}

function shapeFaults(shape: ObjectAlternative, beside: ItemSchema['beside']): Violation[] {
  const { schema, parts, properties, complete } = shape;
  const missing = complete ? missingNames(shape, beside) : [];
  const absent =
    missing.length === 0
      ? []
      : [{ message: missingMembers('an item of details', missing, MEMBERS, properties), at: schema.place }];
  const wrong = mistypedPropertiesIn(parts, MEMBERS).map((member) => ({
    message: wrongMember('an item of details', member, MEMBERS),
    at: member.place,
    covers: member.moot,
  }));
  return [...absent, ...wrong, ...requiredValue(shape)];
}

/** What the items of any of the arrays lack in all that holds for them. */
function missingNames({ properties }: ObjectAlternative, beside: ItemSchema['beside']): string[] {
  const absent = MEMBER_NAMES.filter((name) => !properties.has(name));
  return absent.filter((name) => beside.some((others) => !others.some((other) => mayDefine(other, name))));
}

function mayDefine(item: SchemaNode, name: string): boolean {
  return objectAlternatives(item).some(({ properties, complete }) => !complete || properties.has(name));
}

/** What the schema of an item does not require, its examples may leave out. */
function shownFault({ value, schemas }: ExampleValue): Violation | null {
  if (!isObject(value)) return null;
  const required = new Set(schemas.flatMap((schema) => [...effectiveSchema(schema).required]));
  const missing = MEMBER_NAMES.filter((name) => !has(value, name) && (schemas.length === 0 || required.has(name)));
  if (missing.length === 0) return null;
  return { message: `this item of details has ${lacking(missing)}; show ${missing.length > 1 ? 'them' : 'it'}` };
}

function requiredValue({ parts }: ObjectAlternative): Violation[] {
  return parts.flatMap(({ value, place }) =>
    asArray(value.required).flatMap((name, index): Violation[] => {
      if (name !== 'value') return [];
      const message = 'value is required of an item of details, where it is optional; take it out of required';
      return [{ message, at: below(place, 'required', index) }];
    }),
  );
}
