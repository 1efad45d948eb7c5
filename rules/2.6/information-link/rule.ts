import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { errorMemberUses } from '../../../model/errors/error-schemas.ts';
import { type Keyword, keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { admitsOnly, admittedTypes } from '../../../model/schemas/schema-types.ts';
import { placeOfFault } from '../../../model/schemas/shared-schemas.ts';
import { isUri } from './uri.ts';

/** A definition of the property. */
interface Definition {
  readonly place: Place;
  readonly use: SchemaUse;
  readonly schema: SchemaNode;
}

/** A value of the property in an example. */
interface ShownLink {
  readonly place: Place;
  readonly text: string;
  /** True where the schema admits references that are no URIs. */
  readonly isReference: boolean;
}

const PROPERTY = 'information_link';
const REFERENCE_FORMATS = ['uri-reference', 'uri-template', 'iri-reference'];
const FORMATS = ['uri', 'iri', ...REFERENCE_FORMATS];

/** The information_link of an error is a URI: its schema says so, and examples show one. */
export default defineRule({
  id: 'information-link',
  statements: ['2.6/information-link'],
  severity: 'warn',
  summary: 'The information_link of an error is a URI: its schema says so, and examples show one.',
  why: 'A link that is a URI can be opened as it is; a text has to be read first.',
  yieldsTo: ['error-schema'],
  subjects: (description) => [...definitionsIn(description), ...shownIn(description)],
  judge: (subject) => {
    if ('schema' in subject) return schemaFault(subject);
    const { text, isReference } = subject;
    if (isUri(text) || (isReference && /^\S+$/.test(text))) return null;
    return { message: `${PROPERTY} ${quote(text)} is no URI; write one such as "https://api.example.com/errors"` };
  },
});

/** One use for each schema of the property. */
function definitionsIn(description: Description): Definition[] {
  const byTarget = new Map<SchemaNode, SchemaUse>();
  for (const use of errorMemberUses(description, PROPERTY)) {
    if (use.target !== null && !byTarget.has(use.target)) byTarget.set(use.target, use);
  }
  return [...byTarget].map(([schema, use]) => ({ place: use.place, use, schema }));
}

function shownIn(description: Description): ShownLink[] {
  return shownErrorMembers(description, PROPERTY).flatMap(({ value, place, schemas }): ShownLink[] => {
    if (typeof value !== 'string') return [];
    const isReference = schemas.some((schema) => REFERENCE_FORMATS.includes(String(schema.value.format)));
    return [{ place, text: value, isReference }];
  });
}

function schemaFault({ schema, use }: Definition) {
  const types = admittedTypes(schema);
  if (types === null) return null;
  if (!admitsOnly(schema, 'string')) {
    const others = [...types].filter((type) => type !== 'null');
    return {
      message: `${PROPERTY} is of type ${listed(others, 'or')}; make it a string with format: uri`,
      at: placeOfFault(use),
    };
  }
  const format = keywordOf(schema, 'format');
  if (format === undefined) {
    if (keywordInAnyDefinition(schema, 'format') !== undefined) return null;
    if (spellsUri(keywordInAnyDefinition(schema, 'pattern'))) return null;
    return { message: `${PROPERTY} has no format, so it may be any text; write format: uri`, at: placeOfFault(use) };
  }
  if (FORMATS.includes(String(format.value))) return null;
  return {
    message: `${PROPERTY} has the format ${quote(format.value)}; write format: uri`,
    at: placeOfFault(use, 'format'),
  };
}

function spellsUri(pattern: Keyword | undefined): boolean {
  return typeof pattern?.value === 'string' && /^\^\(?(?:\?:)?https?\b/.test(pattern.value);
}
