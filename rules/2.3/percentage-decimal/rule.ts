import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { strings } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { EXTENSIONS } from '../../../model/description/schema-relations.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { type Field, fieldsBySchema } from '../../../model/schemas/fields.ts';
import { keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import {
  type MatchedField,
  type MatchedValue,
  matchedFields,
  matchedValues,
} from '../../../model/types/matched-fields.ts';
import { isPercentageField, mayBePercentageName } from '../../../model/types/percentage-fields.ts';
import { percentageFault } from './percentage-texts.ts';

/**
 * A percentage is a decimal string, says in its description that it is a percentage, and is shown as a plain decimal.
 * The subjects are the fields and the values that the description gives for them.
 */
export default defineRule({
  id: 'percentage-decimal',
  statements: ['2.3/percentage'],
  severity: 'warn',
  summary: 'A percentage, rate or APR is a decimal string, expressed as a percentage, and its description says so.',
  why: 'Whether 0.2 means 20 percent or a fifth of one cannot be seen in a payload; a wrong guess is off by a factor of a hundred.',
  answeredBy: ['role'],
  // Their findings on a number that is a percentage ask for the decimal string, too.
  yieldsTo: ['pattern-valid'],
  yieldsToGroups: ['numbers'],
  subjects: (description) => {
    const percentages = { matchesName: mayBePercentageName, matches: isPercentageField };
    const fields = matchedFields(description, percentages).filter(isScalar);
    return [...fields, ...matchedValues(description, fields)];
  },
  judge: (subject, description) => {
    if ('example' in subject) return wrongValue(subject);
    const wrong = wrongType(subject) ?? otherDescription(subject);
    const found = wrong === null ? missingDescriptions(subject, description) : [wrong];
    return subject.isUse ? found.map(({ message }) => ({ message })) : found;
  },
});

function isScalar({ schema }: MatchedField): boolean {
  const types = typesOf(schema);
  return !hasListedValues(schema) && types.some((type) => ['string', 'integer', 'number'].includes(type));
}

/** The type number is left to no-number, where that is in the run: it has the same remedy. */
function wrongType({ schema, name }: MatchedField): Violation | null {
  const types = typesOf(schema);
  const wrong = types.find((type) => type === 'integer' || type === 'number');
  if (wrong === undefined || types.includes('string')) return null;
  const message = `${plain(name)} is of type ${wrong}; write a decimal string, which expresses 19.99 percent as "19.99"`;
  return { message, at: ownPlace(schema, keywordOf(schema, 'type')?.place ?? schema.place) };
}

const SAYS_PERCENT = /percent|per[- ]cent\b|%|\bpct\b|\bAPR\b|\bAPY\b/i;
const SAYS_OTHERWISE =
  /basis[- ]?points?|\bbps\b|per ?mille?|between 0(?:\.0+)? and 1(?:\.0+)?\b(?![0-9%])|0(?:\.0+)? to 1(?:\.0+)?\b(?![0-9%])|as an? (?:decimal )?fraction/i;

/** A share and what it is in percent: `0.05 = 5%`, `0.2 means 20 percent`. */
const EQUATION = /\b(0?\.\d+) ?(?:=|equals|is|means|for|stands for|represents) ?(\d+(?:\.\d+)?) ?(?:%|per ?cent\b)/gi;

/** What a text says against a percentage; null where it says nothing of the kind. */
function contradiction(text: string): string | null {
  const share = [...text.matchAll(EQUATION)].find(
    ([, of = '', percent = '']) => Math.abs(Number(of) * 100 - Number(percent)) < 1e-9,
  );
  return SAYS_OTHERWISE.exec(text)?.[0] ?? share?.[0] ?? null;
}

function otherDescription({ schema, name, fields }: MatchedField): Violation | null {
  const texts = [...textsOf(schema), ...fields.flatMap(textsBeside)];
  const otherwise = texts.map(contradiction).find((one) => one !== null);
  if (otherwise === undefined || otherwise === null) return null;
  const message = `${plain(name)} is described as ${quote(otherwise)}; express it as a percentage, and say so`;
  return { message, at: descriptionPlace(schema) };
}

/** Reported at the schema; or, where some fields say it beside their reference to the schema, at those that do not. */
function missingDescriptions({ schema, name, isUse, fields }: MatchedField, description: Description): Violation[] {
  if (textsOf(schema).some(saysPercent)) return [];
  const isAnnotated = fields.some(({ kind }) => kind === 'definition');
  const others = isUse || isAnnotated ? [] : fieldsOfExtensions(schema, description).filter(isPercentageField);
  const all = [...fields, ...others];
  const silent = all.filter((field) => ![...textsOf(field.schema), ...textsBeside(field)].some(saysPercent));
  if (silent.length === all.length) {
    return [missingDescription(name, [...textsOf(schema), ...fields.flatMap(textsBeside)], descriptionPlace(schema))];
  }
  return (isAnnotated ? [] : silent).map((field) =>
    missingDescription(field.name, [...textsOf(field.schema), ...textsBeside(field)], field.place),
  );
}

/** The fields whose schema refers to this one with more beside the reference, or takes it in. */
function fieldsOfExtensions(schema: SchemaNode, description: Description): Field[] {
  const extensions = new Set([schema]);
  for (const { usedBy } of extensions) {
    for (const { relation, holder } of usedBy) {
      if (holder !== null && EXTENSIONS.has(relation)) extensions.add(holder);
    }
  }
  extensions.delete(schema);
  return [...extensions].flatMap((extension) => fieldsBySchema(description).get(extension) ?? []);
}

function missingDescription(name: string, texts: readonly string[], at: Place): Violation {
  const fact = texts.length === 0 ? 'has no description' : 'is not described as a percentage';
  const message = `${plain(name)} ${fact}; say there that it is a percentage, so that 19.99 means 19.99 percent`;
  return { message, at };
}

function saysPercent(text: string): boolean {
  return SAYS_PERCENT.test(text);
}

function textsOf(schema: SchemaNode): string[] {
  return strings(effectiveSchema(schema).parts.flatMap(({ value }) => [value.description, value.title]));
}

function textsBeside({ parameter }: Field): string[] {
  return strings([parameter?.value.description]);
}

function descriptionPlace(schema: SchemaNode): Place {
  const own = keywordOf(schema, 'description');
  return own === undefined ? schema.place : ownPlace(schema, own.place);
}

function wrongValue({ value }: MatchedValue): Violation | null {
  const message = typeof value === 'string' ? percentageFault(value) : null;
  return message === null ? null : { message };
}
