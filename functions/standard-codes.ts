import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, plain, quote } from '../framework/messages.ts';
import { asString } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { ownParts } from '../model/schemas/composition.ts';
import { descriptionsOf } from '../model/schemas/descriptions.ts';
import { keywordInAnyDefinition, keywordOf, ownPlace } from '../model/schemas/keywords.ts';
import { hasListedValues, textsOf } from '../model/schemas/listed-values.ts';
import { typesOf } from '../model/schemas/schema-types.ts';
import { admits } from '../model/text/pattern/admits.ts';
import { parsePattern } from '../model/text/pattern/pattern.ts';
import { CODE_ROLES, CODE_STANDARDS, type CodeStandard, namesReference } from '../model/types/code-standards.ts';
import { type CodeForm, formFaults } from '../model/types/fixed-length-code.ts';
import { type MatchedField, type MatchedValues, matchedFields, matchedLists } from '../model/types/matched-fields.ts';
import { wrongCodes } from './messages/wrong-codes.ts';
import { wrongInList } from './messages/wrong-values.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['role'],
  properties: {
    role: { enum: CODE_ROLES, description: 'The role whose standard holds.' },
    form: {
      type: 'object',
      additionalProperties: false,
      required: ['length', 'pattern'],
      properties: { length: { type: 'integer' }, pattern: { type: 'string' } },
      description: 'The length and pattern that schemas of the role have, where all codes have one form.',
    },
    strictNames: {
      type: 'array',
      items: { type: 'string' },
      description: 'Words of names for which a schema that admits any text is wrong, too.',
    },
  },
} as const satisfies JSONSchema;

type StandardCodesOptions = OptionsOf<typeof OPTIONS>;

/**
 * Fields for codes of a standard list say so by their type, bounds and pattern, and the values that the description
 * gives for them are on the list. Subjects are the schemas of codes, and their values, those of a list together.
 */
export default defineFunction({
  name: 'standardCodes',
  options: OPTIONS,
  subjects: (description, { role }) => {
    const fields = matchedFields(description, CODE_STANDARDS[role]);
    return [...fields, ...matchedLists(description, fields)];
  },
  judge: (subject, options) => {
    const standard = CODE_STANDARDS[options.role];
    if ('values' in subject) return wrongValues(subject, standard);
    const found = wrongType(subject, standard) ?? wrongSchema(subject, standard, options);
    if (found === null) return null;
    if (subject.isUse) return { message: found.message, covers: placesIn(subject.schema) };
    return { ...found, covers: ownParts(subject.schema).flatMap(placesIn) };
  },
});

/** Where rules about strings report what is wrong with a schema that is used for codes, among other things. */
function placesIn({ place }: SchemaNode): Place[] {
  return [place, below(place, 'pattern')];
}

function wrongValues({ place, values }: MatchedValues, standard: CodeStandard): Violation | null {
  const texts = values.flatMap((one) =>
    typeof one.value === 'string' ? [{ value: one.value, place: one.place }] : [],
  );
  const wrong = texts.filter(({ value }) => value !== '' && !standard.isValid(value));
  return wrongInList(place, wrong, (left) => wrongCodes(textsOf(left), textsOf(texts), standard));
}

/** A string with a code; an object is another type, which only has the name in common. */
function wrongType({ schema, name }: MatchedField, { nameWithArticle, example }: CodeStandard): Violation | null {
  const types = typesOf(schema);
  const type = types.includes('integer') ? 'an integer' : types.includes('number') ? 'a number' : null;
  if (type === null || types.includes('string') || namesReference(name)) return null;
  const message = `${plain(name)} is ${type}; write a string with ${nameWithArticle} such as ${quote(example)}`;
  const keyword = keywordOf(schema, 'type');
  return keyword === undefined ? { message } : { message, at: keyword.place };
}

function wrongSchema(field: MatchedField, standard: CodeStandard, options: StandardCodesOptions): Violation | null {
  const { schema } = field;
  if (!typesOf(schema).includes('string') || hasListedValues(schema)) return null;
  if (options.form !== undefined) return wrongForm(field, standard, options.form);
  const unfit = unfitPattern(field, standard) ?? unfitLength(field, standard);
  return unfit ?? misspelledInText(field, standard) ?? anyText(field, standard, options);
}

/** One finding for all that is not as the form has it. */
function wrongForm(field: MatchedField, { nameWithArticle, other }: CodeStandard, form: CodeForm): Violation | null {
  const { schema, name } = field;
  const faults = formFaults(schema, form);
  const [first] = faults;
  if (first === undefined) return null;
  const facts = listed(faults.map(({ fact }) => fact));
  const remedy = listed(faults.map(({ wanted }) => wanted));
  const isOther = describedBy(field).some(({ value }) => other?.described.test(asString(value) ?? '') === true);
  const message =
    other !== undefined && isOther
      ? `${plain(name)} is described as ${other.nameWithArticle}, and ${facts}; describe ${nameWithArticle}, and write ${remedy}`
      : `${plain(name)} is ${nameWithArticle}, and ${facts}; write ${remedy}`;
  return { message, at: first.place };
}

function unfitPattern(
  { schema, name }: MatchedField,
  { nameWithArticle, example, samples }: CodeStandard,
): Violation | null {
  const own = keywordOf(schema, 'pattern');
  const source = asString(own?.value);
  if (own === undefined || source === null) return null;
  const pattern = parsePattern(source);
  if (pattern.error !== null || samples.some((sample) => admits(pattern, sample) !== false)) return null;
  const message = `${plain(name)} is ${nameWithArticle}, and pattern ${quote(source)} admits none; admit those such as ${quote(example)}`;
  return { message, at: ownPlace(schema, own.place) };
}

function unfitLength(
  { schema, name }: MatchedField,
  { nameWithArticle, example, samples }: CodeStandard,
): Violation | null {
  const minLength = keywordOf(schema, 'minLength')?.value;
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = keywordOf(schema, 'maxLength');
  const limit = most?.value;
  if (most === undefined || typeof limit !== 'number') return null;
  if (least > limit || samples.some(({ length }) => length >= least && length <= limit)) return null;
  const message = `${plain(name)} is ${nameWithArticle}, and none has ${least} to ${limit} characters; admit those such as ${quote(example)}`;
  return { message, at: ownPlace(schema, most.place) };
}

/** A description that shows codes in another spelling, where nothing but the description gives any. */
function misspelledInText(
  field: MatchedField,
  { nameWithArticle, misspelled, suggestion }: CodeStandard,
): Violation | null {
  if (misspelled === null || keywordInAnyDefinition(field.schema, 'pattern') !== undefined) return null;
  for (const { value, place } of describedBy(field)) {
    const shown = misspelled.exec(asString(value) ?? '')?.[0];
    const meant = shown === undefined ? null : suggestion(shown);
    if (meant === null) continue;
    const fact = `the description of ${plain(field.name)} shows ${quote(shown)}, which is not ${nameWithArticle}`;
    return { message: `${fact}; write ${quote(meant)}`, at: place };
  }
  return null;
}

/** The descriptions of a field's values: of the schema, where it is written here, and of parameters. */
function describedBy({ schema, fields }: MatchedField): { readonly value: unknown; readonly place: Place }[] {
  const own = { value: schema.value.description, place: below(schema.place, 'description') };
  const ofParameters = fields.flatMap(({ parameter }) =>
    parameter === null ? [] : [{ value: parameter.value.description, place: below(parameter.place, 'description') }],
  );
  return [own, ...ofParameters];
}

function anyText(
  { schema, name }: MatchedField,
  { nameWithArticle, example, pattern }: CodeStandard,
  { strictNames = [] }: StandardCodesOptions,
) {
  if (!strictNames.some((word) => name.toLowerCase().includes(word))) return null;
  const has = (keyword: string) => keywordInAnyDefinition(schema, keyword) !== undefined;
  const longest = Number(keywordInAnyDefinition(schema, 'maxLength')?.value);
  if (has('pattern') || has('format') || longest <= LONGEST_CODE) return null;
  if (descriptionsOf(schema).some((text) => /ISO[- _]?3166|\bcode\b/i.test(text))) return null;
  return {
    message: `${plain(name)} admits any text; write ${pattern === null ? 'a pattern' : `the pattern ${pattern}`}, for ${nameWithArticle} such as ${quote(example)}`,
  };
}

const LONGEST_CODE = 6;
