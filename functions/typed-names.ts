import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { remedied } from '../framework/remedied.ts';
import { rename } from '../framework/remedy.ts';
import { vocabularyOf } from '../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../model/description/description.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { Context, describesValue } from '../model/description/schema-contexts.ts';
import {
  type FinalName,
  finalPropertyName,
  finalQueryName,
  isRenameEnough,
  isSingularName,
} from '../model/names/final-names.ts';
import { patchItemSchemas } from '../model/operations/json-patch.ts';
import { isOfParameter } from '../model/parameters/names-in-query.ts';
import { queryNames } from '../model/query/query-names.ts';
import { admitsOnly, admittedTypes, TYPES } from '../model/schemas/schema-types.ts';
import { needlessBooleanPrefix } from '../model/text/words/boolean-prefix.ts';
import type { Vocabulary } from '../model/text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../model/text/words/part-of-speech.ts';
import { toPluralName, toSingularName } from '../model/text/words/plural-names.ts';
import { splitWords } from '../model/text/words/split-words.ts';

/** What is wrong with a name of one type, and how a remedy begins. */
const CHECKS = { noBooleanPrefix: booleanPrefixFault, plural: singularFault };

/** The name of a property or parameter, where it is written, with the schema of its values. */
interface TypedName {
  readonly name: string;
  readonly place: Place;
  readonly schema: SchemaNode | null;
  readonly of: 'property' | 'parameter';
  readonly final: () => FinalName;
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
  *subjects(description, { of, type, orOthers = false, fixed = [] }) {
    const names = of === 'properties' ? propertyNames(description) : parameterNames(description);
    for (const subject of names) {
      const { name, schema } = subject;
      if (schema === null || fixed.includes(name)) continue;
      if (orOthers ? admittedTypes(schema)?.has(type) === true : admitsOnly(schema, type)) yield subject;
    }
  },
  judge: ({ name, place, of, final }, { check }, description) => {
    const fault = CHECKS[check](name, vocabularyOf(description));
    if (fault === null) return null;
    const wanted = final();
    if (wanted.name === null || wanted.name === name) return { message: `${fault.fact}; ${fault.without}` };
    if (check === 'noBooleanPrefix' && isPossession(name) && isThing(wanted.name, vocabularyOf(description)))
      return { message: `${fault.fact}; write a name without it that says what is true` };
    if (wanted.isTaken) return { message: `${fault.fact}; ${fault.without}, but not ${wanted.name}, which is taken` };
    const words = `${fault.before} ${wanted.name}`;
    const remedy = isRenameEnough(wanted) ? [rename(place, of, wanted.name)] : [];
    return remedied(fault.fact, remedy, { words });
  },
});

/**
 * A property that refers to its schema is judged like one that has it written out: the name stands at the property. RFC
 * 6902 fixes the names in a JSON Patch.
 */
function* propertyNames(description: Description): Generator<TypedName> {
  const ofPatches = patchItemSchemas(description);
  for (const holder of description.schemas) {
    if (!describesValue(holder) || (holder.contexts & Context.jsonPropertyNames) === 0 || ofPatches.has(holder))
      continue;
    for (const { relation, key, place, target } of holder.uses) {
      if (relation !== 'property') continue;
      const name = String(key);
      const final = () => finalPropertyName(name, target, holder, description);
      yield { name, place, schema: target, of: 'property', final };
    }
  }
}

function parameterNames(description: Description): TypedName[] {
  return queryNames(description).map((query) => {
    const { name, place, schema } = query;
    const final = () => finalQueryName(query, description);
    return { name, place, schema: schema?.target ?? null, of: isOfParameter(query) ? 'parameter' : 'property', final };
  });
}

/** What is wrong with a name, and the remedy: without a name to write, and before one. */
interface Fault {
  readonly fact: string;
  readonly without: string;
  readonly before: string;
}

function booleanPrefixFault(name: string, vocabulary: Vocabulary): Fault | null {
  const prefix = needlessBooleanPrefix(name, vocabulary);
  if (prefix === null) return null;
  const fact = `boolean ${quote(name)} has the prefix ${quote(prefix)}`;
  return { fact, without: 'write a name without it', before: 'write' };
}

/**
 * True for `hasAttachments` and `hasPassword`: without the prefix, the name would be that of the attachments or the
 * password themselves.
 */
function isPossession(name: string): boolean {
  return /^ha(?:s|ve|d)$/.test(splitWords(name)[0] ?? '');
}

/** Words for how much there is, which name nothing by themselves: `hasMore` says the same as `more`. */
const QUANTITIES: ReadonlySet<string> = new Set(['all', 'any', 'enough', 'less', 'more', 'most', 'none', 'some']);

/** Words for what stands beside the value, which name that itself: `hasNext` says that there is a `next`. */
const NEIGHBOURS: ReadonlySet<string> = new Set(['first', 'last', 'next', 'prev', 'previous']);

/** True for `attachments`, `password`, `next` and `nextPage`, not for `expired`. */
function isThing(name: string, vocabulary: Vocabulary): boolean {
  if (QUANTITIES.has(name)) return false;
  if (NEIGHBOURS.has(name)) return true;
  const words = splitWords(name);
  const isPhraseOfNoun = words.length > 1 && partOfSpeech(words.at(-1) ?? '', vocabulary) === 'noun';
  return toSingularName(name) !== name || isPhraseOfNoun || partOfSpeech(name, vocabulary) === 'noun';
}

/** A noun that is the same in the plural names many as it stands. */
function singularFault(name: string, vocabulary: Vocabulary): Fault | null {
  if (!isSingularName(name, vocabulary) || toPluralName(name) === name) return null;
  return { fact: `array ${quote(name)} is not named by a plural noun`, without: 'use one', before: 'use one such as' };
}
