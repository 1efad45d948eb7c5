import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, plain, quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { asString } from '../model/description/json.ts';
import { keywordInAnyDefinition, keywordOf, ownPlace } from '../model/schemas/keywords.ts';
import { hasListedValues } from '../model/schemas/listed-values.ts';
import { typesOf } from '../model/schemas/schema-types.ts';
import { admits } from '../model/text/pattern/admits.ts';
import { parsePattern } from '../model/text/pattern/pattern.ts';
import { isUpperCase } from '../model/text/words/name-case.ts';
import { CODE_ROLES, CODE_STANDARDS, type CodeStandard } from '../model/types/code-standards.ts';
import { type CodeForm, formFaults } from '../model/types/fixed-length-code.ts';
import { type MatchedField, type MatchedValue, matchedFields, matchedValues } from '../model/types/matched-fields.ts';
import { isReportedElsewhere } from '../model/values/judged-elsewhere.ts';
import { spellingOf } from '../model/values/spelling-standards.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['role'],
  properties: {
    role: { description: 'The role whose standard holds.', enum: [...CODE_ROLES] },
    form: {
      description: 'The length and pattern that schemas of the role have, where all codes have one form.',
      type: 'object',
      additionalProperties: false,
      required: ['length', 'pattern'],
      properties: { length: { type: 'integer' }, pattern: { type: 'string' } },
    },
    strictNames: {
      description: 'Words of names for which a schema that admits any text is wrong too.',
      type: 'array',
      items: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

type StandardCodesOptions = OptionsOf<typeof OPTIONS>;

/**
 * Fields for codes of a standard list say so by their type, bounds and pattern, and the values that the description gives
 * for them are on the list.
 */
export default defineFunction({
  name: 'standardCodes',
  options: OPTIONS,
  subjects: (description, { role }) => {
    const fields = matchedFields(description, CODE_STANDARDS[role]);
    return [...fields, ...matchedValues(description, fields)];
  },
  judge: (subject, options, description) => {
    const standard = CODE_STANDARDS[options.role];
    if ('example' in subject) return wrongValue(subject, standard, description);
    const found = wrongType(subject, standard) ?? wrongSchema(subject, standard, options);
    return found !== null && subject.isUse ? { message: found.message } : found;
  },
});

function wrongValue({ value, schema, example }: MatchedValue, standard: CodeStandard, description: Description) {
  if (typeof value !== 'string' || value === '' || standard.isValid(value)) return null;
  if (example === null && isMisspelled(value, schema, description)) return null;
  const meant = standard.suggestion(value);
  const remedy = meant === null ? `such as ${quote(standard.example)}` : quote(meant);
  return {
    message: `${quote(value)} is not ${standard.nameWithArticle}; write ${meant === null ? 'one ' : ''}${remedy}`,
  };
}

/** True for a listed value that statement 2.1/enum-values speaks about. */
function isMisspelled(value: string, schema: MatchedValue['schema'], description: Description): boolean {
  if (isUpperCase(value) || isReportedElsewhere(value, schema, null, description)) return false;
  return !spellingOf(schema, description).admits(value);
}

/** A number is the matter of statement 2.2/no-number; an object is another type, which only has the name in common. */
function wrongType({ schema, name }: MatchedField, { nameWithArticle, example }: CodeStandard): Violation | null {
  const types = typesOf(schema);
  if (!types.includes('integer') || types.includes('string') || /ids?$/i.test(name)) return null;
  const message = `${plain(name)} is an integer; write a string with ${nameWithArticle} such as ${quote(example)}`;
  const type = keywordOf(schema, 'type');
  return type === undefined ? { message } : { message, at: type.place };
}

function wrongSchema(field: MatchedField, standard: CodeStandard, options: StandardCodesOptions): Violation | null {
  const { schema } = field;
  if (!typesOf(schema).includes('string') || hasListedValues(schema)) return null;
  if (options.form !== undefined) return wrongForm(field, standard, options.form);
  return unfitPattern(field, standard) ?? unfitLength(field, standard) ?? anyText(field, standard, options);
}

/** One finding for all that is not as the form has it. */
function wrongForm(
  { schema, name }: MatchedField,
  { nameWithArticle }: CodeStandard,
  form: CodeForm,
): Violation | null {
  const faults = formFaults(schema, form);
  const [first] = faults;
  if (first === undefined) return null;
  const facts = listed(faults.map(({ fact }) => fact));
  const remedy = listed(faults.map(({ wanted }) => wanted));
  return { message: `${plain(name)} is ${nameWithArticle}, and ${facts}; write ${remedy}`, at: first.place };
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
  const least = Number(keywordOf(schema, 'minLength')?.value ?? 0);
  const most = keywordOf(schema, 'maxLength');
  const limit = Number(most?.value ?? Number.MAX_SAFE_INTEGER);
  if (most === undefined || least > limit || samples.some(({ length }) => length >= least && length <= limit))
    return null;
  const message = `${plain(name)} is ${nameWithArticle}, and none has ${least} to ${limit} characters; admit those such as ${quote(example)}`;
  return { message, at: ownPlace(schema, most.place) };
}

function anyText(
  { schema, name }: MatchedField,
  { nameWithArticle, example }: CodeStandard,
  { strictNames = [] }: StandardCodesOptions,
) {
  if (
    !strictNames.some((word) => name.toLowerCase().includes(word)) ||
    keywordInAnyDefinition(schema, 'pattern') !== undefined
  )
    return null;
  if (
    keywordInAnyDefinition(schema, 'format') !== undefined ||
    Number(keywordInAnyDefinition(schema, 'maxLength')?.value) <= LONGEST_CODE
  )
    return null;
  const text = asString(keywordOf(schema, 'description')?.value) ?? '';
  if (/ISO[- _]?3166|\bcode\b/i.test(text)) return null;
  return {
    message: `${plain(name)} admits any text; write a pattern for ${nameWithArticle} such as ${quote(example)}`,
  };
}

const LONGEST_CODE = 6;
