import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { sortedText } from '../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import { isBelow, type Place } from '../model/description/place.ts';
import { describedErrors, unsharedErrors } from '../model/errors/described-errors.ts';
import { envelopedError } from '../model/errors/error-envelope.ts';
import { type ErrorObject, errorObjects, isOtherThanError } from '../model/errors/error-schemas.ts';
import { memoize } from '../model/lib/memoize.ts';
import { definitionNames } from '../model/schemas/definition-names.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { mistypedPropertiesIn, type PropertyTypes } from '../model/schemas/mistyped-properties.ts';
import type { ObjectAlternative } from '../model/schemas/object-alternatives.ts';
import { TYPES } from '../model/schemas/schema-types.ts';
import { missingMembers, wrongMember } from './messages/object-members.ts';
import { FOR_ALL_ERRORS, sharingRemedy } from './messages/shared-errors.ts';

const types = { type: 'object' as const, additionalProperties: { enum: [...TYPES] } };

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['defined'],
  properties: {
    defined: { description: 'Properties that every error object defines, with their types.', ...types },
    optional: { description: 'The types of further properties, where they are defined.', ...types },
    advised: {
      description:
        'Optional properties that the message about missing ones names as well, where they are missing, too.',
      type: 'array',
      items: { type: 'string' },
    },
    presenceOnly: { description: 'Judges only whether properties are defined, and not their types.', type: 'boolean' },
  },
} as const satisfies JSONSchema;

/**
 * Error objects define their properties, with their types: reported once, where the object that they share is
 * described.
 */
export default defineFunction({
  name: 'errorMembers',
  options: OPTIONS,
  subjects: errorObjects,
  judge: (object, { defined, optional = {}, advised = [], presenceOnly = false }, description) => [
    ...missing(object, { ...optional, ...defined }, Object.keys(defined), advised, description),
    ...(presenceOnly ? [] : wrong(object, { ...defined, ...optional }, description)),
  ],
});

/**
 * What all that extend the object lack, the object lacks; what only some lack, those lack. Where the object is another
 * thing that is right elsewhere, each that has it lacks all.
 */
function missing(
  object: ErrorObject,
  types: PropertyTypes,
  defined: readonly string[],
  advised: readonly string[],
  description: Description,
): Violation[] {
  const { home, shapes } = object;
  const known = shapes.filter(({ complete }) => complete);
  const lacks = ({ properties }: ObjectAlternative) => defined.filter((name) => !properties.has(name));
  const [first, ...others] = known;
  if (first === undefined) return [];
  const shared = isOtherThanError(home, description)
    ? []
    : lacks(first).filter((name) => others.every((shape) => lacks(shape).includes(name)));
  const message = (names: readonly string[], shape: ObjectAlternative, whole = THE_OBJECT) =>
    misplaced(shape, types, defined, description) ??
    shareable(object, names, whole, description) ??
    missingMembers(whole, names, types, shape.properties) + alsoMissing(advised, types, shape);
  const own = known.flatMap((shape) => {
    const names = lacks(shape).filter((name) => !shared.includes(name));
    if (names.length === 0) return [];
    return placesOf(shape, object, description).map((at) => ({ message: message(names, shape), at }));
  });
  if (shared.length === 0) return own;
  const ofAll = ({ length }: readonly Place[]) => message(shared, first, length === 1 ? THE_OBJECT : equal(length));
  return [{ message: ofAll, at: home.place, ...copiedCause(home, description) }, ...own];
}

const THE_OBJECT = 'the error object';

function equal(count: number): string {
  return `each of ${count} equal error objects`;
}

/**
 * What operations have written out alike comes from one place of a generator; a response with a name has its author.
 */
function copiedCause({ place, value }: SchemaNode, description: Description): { readonly cause?: string } {
  return isBelow(place, operationPlaces(description)) ? { cause: sortedText(value) } : {};
}

const operationPlaces: (description: Description) => ReadonlySet<Place> = memoize(
  ({ operations }) => new Set(operations.map(({ place }) => place)),
);

/**
 * The message about an object that only holds the error object; null for others. What the latter lacks is reported
 * there where it is an error body itself.
 */
function misplaced(
  shape: ObjectAlternative,
  types: PropertyTypes,
  defined: readonly string[],
  description: Description,
): string | null {
  const enveloped = envelopedError(shape);
  if (enveloped === null) return null;
  const { key, error } = enveloped;
  const [name] = definitionNames(error);
  const itself = name === undefined ? 'that object' : quote(name);
  const { properties } = effectiveSchema(error);
  const isJudged = errorObjects(description).some(({ home }) => home === error);
  const lacks = isJudged ? [] : defined.filter((one) => !properties.has(one));
  const further =
    lacks.length === 0 ? '' : `, and define ${listed(lacks.map((one) => `${one} (${types[one]})`))} in it`;
  return `the error object is inside ${quote(key)}; answer with ${itself} itself, and not inside ${quote(key)}${further}`;
}

/**
 * The message about an object that is described beside the one for all errors, as `shared-error` has it, or that is a
 * body of requests or successes; null for others.
 */
function shareable(
  { home }: ErrorObject,
  names: readonly string[],
  whole: string,
  description: Description,
): string | null {
  const [main] = describedErrors(description);
  if (isOtherThanError(home, description)) {
    const [name] = main === undefined || main.isSpecial ? [] : definitionNames(main.home);
    return `${whole} has ${lacking(names)}; ${name === undefined ? FOR_ALL_ERRORS : `refer to ${quote(name)}`}`;
  }
  const described = unsharedErrors(description).get(home);
  if (main === undefined || described === undefined) return null;
  return `${whole} has ${lacking(names)}; ${sharingRemedy(described, main) ?? FOR_ALL_ERRORS}`;
}

/** What another rule asks for, which yields to this finding. */
function alsoMissing(advised: readonly string[], types: PropertyTypes, { properties }: ObjectAlternative): string {
  const names = advised.filter((name) => !properties.has(name)).map((name) => `${name} (${types[name]})`);
  return names.length === 0 ? '' : `, and also ${listed(names)}`;
}

function placesOf(shape: ObjectAlternative, { uses }: ErrorObject, description: Description): readonly Place[] {
  if (!isOtherThanError(shape.schema, description)) return [shape.schema.place];
  return [...new Set(uses.get(shape)?.map(({ place }) => place))];
}

/** Properties of schemas that are used for other things than errors, too, are not judged. */
function wrong({ shapes }: ErrorObject, wanted: PropertyTypes, description: Description): Violation[] {
  const byUse = new Map<SchemaUse, Violation>();
  for (const { parts } of shapes) {
    const own = parts.filter((part) => !isOtherThanError(part, description));
    for (const member of mistypedPropertiesIn(own, wanted)) {
      const message = wrongMember('the error object', member, wanted);
      if (!byUse.has(member.use))
        byUse.set(member.use, { message, at: member.place, covers: [member.use.place, ...member.moot] });
    }
  }
  return [...byUse.values()];
}
