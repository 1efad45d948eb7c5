import { defineFunction } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { asString } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { memoize } from '../model/lib/memoize.ts';
import { listedValues } from '../model/schemas/listed-values.ts';
import {
  ENUMERATED_KINDS,
  type EnumeratedValues,
  enumeratedValues,
  misspelledValues,
} from '../model/values/enumerated-values.ts';
import { spellingOf, type ValueStandard } from '../model/values/spelling-standards.ts';
import { type ListedStrings, listedStrings, upperCaseFor } from '../model/values/upper-case-values.ts';
import { quotedFirst } from './messages/upper-case.ts';

/**
 * Enumerated values are UPPER_CASE, but where an industry standard spells them. Judged where they are listed; defaults and
 * examples only when they are not listed, since otherwise the list is the cause.
 */
export default defineFunction({
  name: 'enumeratedValues',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['of'],
    properties: {
      of: {
        enum: ENUMERATED_KINDS,
        description: 'The values to judge: by what else they violate when they are misspelled.',
      },
    },
  },
  subjects: (description, { of }) => enumeratedValues(description).filter(({ kind }) => kind === of),
  judge: (values, _options, description) => {
    const wrong = misspelledValues(values, description);
    return wrong.length === 0 ? null : { message: messageOn(wrong, values, description) };
  },
});

function messageOn(wrong: readonly string[], all: EnumeratedValues, description: Description): string {
  const shown = quotedFirst(wrong);
  const subject = all.inPattern ? `the pattern lists ${shown}, which is` : `${shown} is`;
  const known = all.inPattern ? listedStrings(all.values) : listedBy(all.schemas, wrong);
  const spellings = all.schemas.map((schema) => spellingOf(schema, description));
  const standard = spellings.map((spelling) => spelling.standard).find((one) => one !== null) ?? null;
  if (standard !== null) {
    const { nameWithArticle } = standard;
    return `${subject} neither UPPER_CASE nor ${nameWithArticle}; write ${standardRemedy(wrong, standard, known)}`;
  }
  // `Desc`, where the field has `desc`.
  const inLowerCase = wrong.map((value) => value.toLowerCase());
  if (inLowerCase.every((value) => spellings.some(({ admits }) => admits(value)))) {
    return `${subject} neither UPPER_CASE nor lower-case; write ${quotedFirst(inLowerCase)}`;
  }
  const remedy = `${upperCaseRemedy(wrong, known)}, or name the standard that spells it in x-lintel.standard`;
  return `${subject} not UPPER_CASE; ${remedy}`;
}

const textsOf = memoize((schema: SchemaNode) =>
  listedStrings(listedValues(schema).flatMap(({ value }) => asString(value) ?? [])),
);

/** The list of the schema that has one of the values in another case, or of the first schema. */
function listedBy(schemas: readonly SchemaNode[], wrong: readonly string[]): ListedStrings {
  const lists = schemas.map(textsOf);
  const own = lists.find(({ byLowerCase }) => wrong.some((value) => byLowerCase.has(value.toLowerCase())));
  return own ?? lists[0] ?? listedStrings([]);
}

/** Where other fields have the same name and no value of this one is spelled by the standard, it may be one of them. */
function standardRemedy(wrong: readonly string[], standard: ValueStandard, known: ListedStrings): string {
  const isOther = standard.nameIsCommon === true && !listsAny(known)(standard);
  const upper = isOther ? inUpperCase(wrong, known) : '';
  return `${upper === '' ? '' : `${upper}, or `}${standard.nameWithArticle} such as ${quote(standard.example)}`;
}

/** True where one of the listed values is spelled as the standard has it. A list of many values asks for each of them. */
const listsAny = memoize(({ all }: ListedStrings) =>
  memoize(({ isValid }: ValueStandard) => [...all].some((value) => isValid(value))),
);

function upperCaseRemedy(wrong: readonly string[], known: ListedStrings): string {
  const upper = inUpperCase(wrong, known);
  if (upper !== '') return `write ${upper}`;
  const [again] = wrong.map((value) => value.toUpperCase());
  // What has no letters is its own upper case.
  return again !== undefined && again !== wrong[0] && known.all.has(again)
    ? `leave it out beside ${quote(again)}`
    : 'use upper-case letters, digits and underscores only';
}

/** A longer value is a sentence rather than a name. */
const LONGEST_NAME = 40;

function inUpperCase(wrong: readonly string[], known: ListedStrings): string {
  const upper = wrong.slice(0, 5).flatMap((value) => {
    const meant = value.length > LONGEST_NAME ? null : upperCaseFor(value, known);
    return meant === null ? [] : [quote(meant)];
  });
  return listed(upper);
}
