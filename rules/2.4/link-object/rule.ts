import { defineRule } from '../../../framework/define-rule.ts';
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
import { placesMootBy } from '../../../model/schemas/places-of-type.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { placeOfFault } from '../../../model/schemas/shared-schemas.ts';
import { LINK_MEMBERS } from '../../../model/types/prescribed-members.ts';
import { linkSchemas, linksArrays } from './links-arrays.ts';

/** An array of links whose items have no schema, the schema of a link, or a link in an example. */
type Subject = { readonly place: Place } & (
  | { readonly array: SchemaNode }
  | { readonly link: SchemaNode }
  | { readonly shown: ExampleValue }
);

/** All of them are strings. */
const MEMBERS = Object.keys(LINK_MEMBERS);
const OPTIONAL_IN_EXAMPLES = ['method'];
const FORMATS_OF_HREF = ['uri', 'uri-reference', 'uri-template'];

/** The items of arrays `links` are link objects, in schemas and in examples. */
export default defineRule({
  id: 'link-object',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The items of every array links are objects with href (a URI), rel and method, all strings.',
  why: 'Clients follow links by one piece of code; a link without a relation cannot be found, and one without a method cannot be called.',
  group: 'wantsNoNumber',
  subjects: (description): Subject[] => [
    ...arraysWithoutItems(description).map((array) => ({ place: array.place, array })),
    ...[...linkSchemas(description)].map((link) => ({ place: link.place, link })),
    ...exampleValues(description)
      .filter(isShownLink)
      .map((shown) => ({ place: shown.place, shown })),
  ],
  judge: (subject) => {
    if ('link' in subject) return schemaFaults(subject.link);
    if ('shown' in subject) return shownFault(subject.shown);
    return { message: `links does not say what its items are; make them objects with ${listed(MEMBERS)}` };
  },
});

function arraysWithoutItems(description: Description): SchemaNode[] {
  const arrays = linksArrays(description).filter(
    ({ array, items }) => items.length === 0 && !has(array.value, 'items'),
  );
  return [...new Set(arrays.map(({ array }) => array))];
}

function schemaFaults(link: SchemaNode): Violation[] {
  const types = admittedTypes(link);
  if (types !== null && !types.has('object')) {
    const found = listed([...types], 'or');
    return [{ message: `this link is of type ${found}; make it an object with ${listed(MEMBERS)}` }];
  }
  const missing = missingMembers(link);
  const uses = MEMBERS.flatMap((name) => bodyProperties(link, name));
  return [...missing, ...uses.flatMap((use) => typeFault(use) ?? formatFault(use) ?? [])];
}

function missingMembers(link: SchemaNode): Violation[] {
  const names = bodyNames(link);
  const missing = MEMBERS.filter((name) => !names.has(name));
  if (missing.length === 0 || sameValueSchemas(link).some(hasBrokenReference)) return [];
  return [
    {
      message: `this link defines ${lacking(missing)}; define ${missing.length > 1 ? 'them as strings' : 'it as a string'}`,
    },
  ];
}

/** Null is no value of another type: it stands for a property that is absent, and is judged by 2.1/no-null. */
function typeFault(use: SchemaUse): Violation | null {
  const { target, key } = use;
  const types = target === null ? null : admittedTypes(target);
  const others = [...(types ?? [])].filter((type) => type !== 'string' && type !== 'null');
  if (others.length === 0) return null;
  const message = `${key} of this link is of type ${listed(others, 'or')}; make it a string`;
  return { message, at: placeOfFault(use), covers: placesMootBy(use) };
}

/** A missing format is reported where the link has the property, a wrong one where it is written. */
function formatFault(use: SchemaUse): Violation | null {
  const { target, key } = use;
  if (target === null || key !== 'href') return null;
  const format = keywordOf(target, 'format');
  const wanted = `write ${listed(FORMATS_OF_HREF, 'or')}`;
  if (format === undefined && keywordInAnyDefinition(target, 'format') !== undefined) return null;
  if (format === undefined) return { message: `href of this link has no format; ${wanted}`, at: placeOfFault(use) };
  if (FORMATS_OF_HREF.includes(asString(format.value) ?? '')) return null;
  return { message: `the format of href is ${quote(format.value)}; ${wanted}`, at: format.place };
}

/** A property that the schema of the link lacks is reported there. */
function shownFault({ value, schemas }: ExampleValue): Violation | null {
  if (!isObject(value)) {
    const allowed = schemas.length > 0 && !schemas.some((schema) => admittedTypes(schema)?.has('object'));
    return allowed ? null : { message: `this link is ${quote(value)}; show an object with ${listed(MEMBERS)}` };
  }
  const names = new Set(schemas.flatMap((schema) => [...bodyNames(schema)]));
  const missing = MEMBERS.filter(
    (name) => !has(value, name) && !OPTIONAL_IN_EXAMPLES.includes(name) && (schemas.length === 0 || names.has(name)),
  );
  return missing.length === 0
    ? null
    : { message: `this link has ${lacking(missing)}; show ${missing.length > 1 ? 'them' : 'it'}` };
}
