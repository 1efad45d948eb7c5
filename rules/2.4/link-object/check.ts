import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has, isObject } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { isShownLink } from '../../../model/links/links.ts';
import { bodyNames, bodyProperties } from '../../../model/operations/body-properties.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { type ExampleValue, exampleValues } from '../../../model/schemas/example-values.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { linkSchemas, linksArrays } from './links-arrays.ts';

export interface LinkObjectOptions {
  /** The properties of a link, all of them strings. */
  readonly members: readonly string[];
  /** Those of them that a link in an example may leave out. */
  readonly optional: readonly string[];
  /** Values of the keyword format of a property. */
  readonly formats: Readonly<Record<string, readonly string[]>>;
}

/** An array of links that does not say what its items are, the schema of a link, or a link in an example. */
interface Subject {
  readonly place: Place;
  readonly link: SchemaNode | ExampleValue | null;
}

/** The items of arrays `links` are link objects, in schemas and in examples. */
export default defineFunction<Subject, LinkObjectOptions>({
  name: 'linkObject',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['members', 'optional', 'formats'],
    properties: {
      members: { type: 'array', items: { type: 'string' } },
      optional: { type: 'array', items: { type: 'string' } },
      formats: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  },
  subjects: (description) => [
    ...arraysWithoutItems(description).map((place) => ({ place, link: null })),
    ...[...linkSchemas(description)].map((link) => ({ place: link.place, link })),
    ...exampleValues(description)
      .filter(isShownLink)
      .map((link) => ({ place: link.place, link })),
  ],
  judge: ({ link }, options) => {
    if (link === null)
      return { message: `links does not say what its items are; make them objects with ${listed(options.members)}` };
    return 'uses' in link ? schemaFaults(link, options) : shownFault(link, options);
  },
});

function arraysWithoutItems(description: Description): Place[] {
  const arrays = linksArrays(description).filter(
    ({ array, items }) => items.length === 0 && !has(array.value, 'items'),
  );
  return [...new Set(arrays.map(({ array }) => array))].map(({ place }) => place);
}

function schemaFaults(link: SchemaNode, options: LinkObjectOptions): Violation[] {
  const types = admittedTypes(link);
  if (types !== null && !types.has('object')) {
    const found = listed([...types], 'or');
    return [{ message: `this link is of type ${found}; make it an object with ${listed(options.members)}` }];
  }
  const missing = missingMembers(link, options);
  const uses = options.members.flatMap((name) => bodyProperties(link, name));
  return [...missing, ...uses.flatMap((use) => typeFault(use) ?? formatFault(use, options) ?? [])];
}

function missingMembers(link: SchemaNode, { members }: LinkObjectOptions): Violation[] {
  const names = bodyNames(link);
  const missing = members.filter((name) => !names.has(name));
  if (missing.length === 0 || sameValueSchemas(link).some(hasBrokenReference)) return [];
  return [
    {
      message: `this link defines ${lacking(missing)}; define ${missing.length > 1 ? 'them as strings' : 'it as a string'}`,
    },
  ];
}

/** The type number is a matter of 2.2/no-number, and null one of 2.1/no-null. */
function typeFault({ target, place, key }: SchemaUse): Violation | null {
  const types = target === null ? null : admittedTypes(target);
  const others = [...(types ?? [])].filter((type) => type !== 'string' && type !== 'null');
  if (others.length === 0 || others.includes('number')) return null;
  return { message: `${key} of this link is of type ${listed(others, 'or')}; make it a string`, at: place };
}

/** A missing format is told where the link has the property, a wrong one where it is written. */
function formatFault({ target, place, key }: SchemaUse, { formats }: LinkObjectOptions): Violation | null {
  const allowed = formats[String(key)];
  if (target === null || allowed === undefined) return null;
  const format = keywordOf(target, 'format');
  const wanted = `write ${listed(allowed, 'or')}`;
  if (format === undefined && keywordInAnyDefinition(target, 'format') !== undefined) return null;
  if (format === undefined) return { message: `${key} of this link has no format; ${wanted}`, at: place };
  if (allowed.includes(asString(format.value) ?? '')) return null;
  return { message: `the format of ${key} is ${quote(format.value)}; ${wanted}`, at: format.place };
}

/** A property that its schema lacks is told there. */
function shownFault({ value, schemas }: ExampleValue, { members, optional }: LinkObjectOptions): Violation | null {
  if (!isObject(value)) {
    const allowed = schemas.length > 0 && !schemas.some((schema) => admittedTypes(schema)?.has('object'));
    return allowed ? null : { message: `this link is ${quote(value)}; show an object with ${listed(members)}` };
  }
  const names = new Set(schemas.flatMap((schema) => [...bodyNames(schema)]));
  const missing = members.filter(
    (name) => !has(value, name) && !optional.includes(name) && (schemas.length === 0 || names.has(name)),
  );
  return missing.length === 0
    ? null
    : { message: `this link has ${lacking(missing)}; show ${missing.length > 1 ? 'them' : 'it'}` };
}
