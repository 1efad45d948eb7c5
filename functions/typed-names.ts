import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { vocabularyOf } from '../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../model/description/description.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { Context, describesValue } from '../model/description/schema-contexts.ts';
import { patchItemSchemas } from '../model/operations/json-patch.ts';
import { ownQueryParameters } from '../model/query/query-names.ts';
import { admitsOnly, admittedTypes, TYPES } from '../model/schemas/schema-types.ts';
import { nameWithoutPrefix, needlessBooleanPrefix } from '../model/text/words/boolean-prefix.ts';
import type { Vocabulary } from '../model/text/words/declared-vocabulary.ts';
import { isCamelCase, toCamelCase } from '../model/text/words/name-case.ts';
import { grammaticalNumberOfName, toPluralName } from '../model/text/words/plural-names.ts';
import { splitWords } from '../model/text/words/split-words.ts';

/** What names of one type have in common. */
const CHECKS = { noBooleanPrefix: booleanPrefixFault, plural: singularFault };

/** The name of a property or parameter, where it is written, with the schema of its values. */
interface TypedName {
  readonly name: string;
  readonly place: Place;
  readonly schema: SchemaNode | null;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['of', 'type', 'check'],
  properties: {
    of: {
      description: 'Whose names are judged: those of JSON properties, or of query parameters.',
      enum: ['properties', 'queryParameters'],
    },
    type: { description: 'Only names of values of this type.', enum: [...TYPES] },
    orOthers: { description: 'Judges names of values that may be of other types too.', type: 'boolean' },
    check: { enum: ['noBooleanPrefix', 'plural'] },
    fixed: { description: 'Names that the conventions fix.', type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

/** Names of values of one type follow a rule of their own. */
export default defineFunction({
  name: 'typedNames',
  options: OPTIONS,
  subjects: (description, { of, type, orOthers = false, fixed = [] }) => {
    const names = of === 'properties' ? propertyNames(description) : parameterNames(description);
    return names.filter(({ name, schema }) => {
      if (schema === null || fixed.includes(name)) return false;
      return orOthers ? admittedTypes(schema)?.has(type) === true : admitsOnly(schema, type);
    });
  },
  judge: ({ name }, { check }, description) => {
    const message = CHECKS[check](name, vocabularyOf(description));
    return message === null ? null : { message };
  },
});

/**
 * A property that refers to its schema is judged like one that has it written out: the name stands at the property. RFC 6902
 * fixes the names in a JSON Patch.
 */
function propertyNames(description: Description): TypedName[] {
  const ofPatches = patchItemSchemas(description);
  return description.schemas
    .filter(
      (schema) =>
        describesValue(schema) && (schema.contexts & Context.jsonPropertyNames) !== 0 && !ofPatches.has(schema),
    )
    .flatMap(({ uses }) => uses)
    .filter(({ relation }) => relation === 'property')
    .map(({ key, place, target }) => ({ name: String(key), place, schema: target }));
}

function parameterNames(description: Description): TypedName[] {
  return ownQueryParameters(description).flatMap(({ name, schema, content, place }) => {
    if (name === null) return [];
    return [
      { name, place: below(place, 'name'), schema: schema?.target ?? content[0]?.mediaType.schema?.target ?? null },
    ];
  });
}

/** The name to write is camelCase, as the rules about the form of names want it. */
function booleanPrefixFault(name: string, vocabulary: Vocabulary): string | null {
  const prefix = needlessBooleanPrefix(name, vocabulary);
  if (prefix === null) return null;
  const without = nameWithoutPrefix(name);
  const camel = without === null || isCamelCase(without) ? without : toCamelCase(without);
  const remedy = camel === null ? 'write a name without it' : `write ${camel}`;
  return `boolean ${quote(name)} has the prefix ${quote(prefix)}; ${remedy}`;
}

/** Last words of names that have no plural, so that another word has to end the name: `orderBy`, `pastDue`. */
const NO_NOUNS = new Set('as at by due for from in into of on onto per to upon via with without'.split(' '));

/** Fields of an e-mail that hold any number of addresses (RFC 5322). */
const ADDRESS_LISTS = new Set(['cc', 'bcc']);

/** A noun that is the same in the plural names many as it stands. */
function singularFault(name: string, vocabulary: Vocabulary): string | null {
  const last = splitWords(name).at(-1) ?? '';
  if (grammaticalNumberOfName(name, vocabulary) !== 'singular' || ADDRESS_LISTS.has(last)) return null;
  const fault = `array ${quote(name)} is not named by a plural noun; use one`;
  if (NO_NOUNS.has(last)) return fault;
  const plural = toPluralName(name);
  return plural === name ? null : `${fault} such as ${plural}`;
}
