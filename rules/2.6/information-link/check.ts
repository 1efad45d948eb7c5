import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { errorMemberUses } from '../../../model/errors/error-schemas.ts';
import type { Keyword } from '../../../model/schemas/keywords.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';

export interface ErrorUriOptions {
  /** The property of error objects whose value is a URI. */
  readonly property: string;
}

/** The schema of the property, or a value of it that an example shows. */
type Subject = { readonly place: Place } & (
  | { readonly use: SchemaUse; readonly schema: SchemaNode }
  | { readonly text: string; readonly isReference: boolean }
);

const URI = /^[a-z][a-z0-9+.-]*:\S+$/i;
const REFERENCE_FORMATS = ['uri-reference', 'uri-template', 'iri-reference'];
const FORMATS = ['uri', 'iri', ...REFERENCE_FORMATS];

/** A property of error objects is a URI: its schema says so, and examples show one. */
export default defineFunction<Subject, ErrorUriOptions>({
  name: 'errorUri',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['property'],
    properties: { property: { type: 'string' } },
  },
  subjects: (description, { property }) => [...schemasOf(property, description), ...shownIn(property, description)],
  judge: (subject, { property }) => {
    if ('schema' in subject) return schemaFault(subject.schema, subject.use, property);
    const { text, isReference } = subject;
    if (URI.test(text) || (isReference && /^\S+$/.test(text))) return null;
    return { message: `${property} ${quote(text)} is no URI; write one such as "https://api.example.com/errors"` };
  },
});

/** What is no string is statement 2.6/error-schema's matter. */
function schemasOf(property: string, description: Description): Subject[] {
  const byTarget = new Map<SchemaNode, SchemaUse>();
  for (const use of errorMemberUses(description, property)) {
    if (use.target !== null && !byTarget.has(use.target)) byTarget.set(use.target, use);
  }
  return [...byTarget]
    .filter(([schema]) => admitsOnly(schema, 'string'))
    .map(([schema, use]) => ({ place: use.place, use, schema }));
}

function shownIn(property: string, description: Description): Subject[] {
  return shownErrorMembers(description, property).flatMap(({ value, place, schemas }): Subject[] => {
    if (typeof value !== 'string') return [];
    const isReference = schemas.some((schema) => REFERENCE_FORMATS.includes(String(schema.value.format)));
    return [{ place, text: value, isReference }];
  });
}

function schemaFault(schema: SchemaNode, use: SchemaUse, property: string) {
  const format = keywordOf(schema, 'format');
  if (format === undefined) {
    if (keywordInAnyDefinition(schema, 'format') !== undefined) return null;
    if (spellsUri(keywordInAnyDefinition(schema, 'pattern'))) return null;
    return { message: `${property} has no format, so it may be any text; write format: uri`, at: use.place };
  }
  if (FORMATS.includes(String(format.value))) return null;
  const at = schema.written === use ? format.place : use.place;
  return { message: `${property} has the format ${quote(format.value)}; write format: uri`, at };
}

function spellsUri(pattern: Keyword | undefined): boolean {
  return typeof pattern?.value === 'string' && /^\^\(?(?:\?:)?https?\b/.test(pattern.value);
}
