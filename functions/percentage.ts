import { defineFunction, type Violation } from '../framework/define-function.ts';
import { plain, quote } from '../framework/messages.ts';
import { ownPlace } from '../model/code-form.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { enumerates } from '../model/enumeration.ts';
import { strings } from '../model/json.ts';
import { type RoleField, type RoleValue, roleFields, roleValues } from '../model/role-fields.ts';
import { isPercentageField, isPercentageName } from '../model/roles.ts';
import { keywordFor } from '../model/schemas.ts';

export interface PercentageOptions {
  /** Words of names before `rate` that make it something else than a percentage. */
  readonly otherRates: readonly string[];
}

type Subject = RoleField | RoleValue;

/** A percentage is a decimal string, says in its description that it is a percentage, and is shown as a plain decimal. */
export default defineFunction<Subject, PercentageOptions>({
  name: 'percentage',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['otherRates'],
    properties: { otherRates: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description, { otherRates }) => {
    const fields = roleFields(description, {
      isNamed: (name) => isPercentageName(name, otherRates),
      plays: (field) => isPercentageField(field, otherRates),
    }).filter(isScalar);
    return [...fields, ...roleValues(description, fields)];
  },
  judge: (subject) => {
    if ('example' in subject) return wrongValue(subject);
    const found = wrongType(subject) ?? silentDescription(subject);
    return found !== null && subject.isUse ? { message: found.message } : found;
  },
});

function isScalar({ schema }: RoleField): boolean {
  const { types } = effectiveSchema(schema);
  return !enumerates(schema) && types.some((type) => ['string', 'integer', 'number'].includes(type));
}

/** A number is told here although 2.2/no-number tells it, too: that it is a percentage, only this statement says. */
function wrongType({ schema, name }: RoleField): Violation | null {
  const { types, keyword } = effectiveSchema(schema);
  const wrong = types.find((type) => type === 'integer' || type === 'number');
  if (wrong === undefined || types.includes('string')) return null;
  const message = `${plain(name)} is of type ${wrong}; write a decimal string, which expresses 19.99 percent as "19.99"`;
  return { message, at: ownPlace(schema, keyword('type')?.place ?? schema.place) };
}

const SAYS_PERCENT = /percent|%|\bAPR\b|\bAPY\b/i;
const SAYS_OTHERWISE =
  /basis[- ]?points?|\bbps\b|per ?mille?|between 0(?:\.0+)? and 1(?:\.0+)?\b(?![0-9%])|0(?:\.0+)? to 1(?:\.0+)?\b(?![0-9%])|as a fraction/i;

function silentDescription({ schema, name, fields }: RoleField): Violation | null {
  const own = keywordFor(schema, 'description');
  const beside = fields.map(({ parameter }) => parameter?.value.description);
  const texts = strings([own?.value, keywordFor(schema, 'title')?.value, ...beside]);
  const at = own === undefined ? schema.place : ownPlace(schema, own.place);
  const otherwise = texts.map((text) => SAYS_OTHERWISE.exec(text)?.[0]).find((one) => one !== undefined);
  if (otherwise !== undefined) {
    return {
      message: `${plain(name)} is described as ${quote(otherwise)}; express it as a percentage, and say so`,
      at,
    };
  }
  if (texts.some((text) => SAYS_PERCENT.test(text))) return null;
  const fact = texts.length === 0 ? 'has no description' : 'is not described as a percentage';
  return {
    message: `${plain(name)} ${fact}; say there that it is a percentage, so that 19.99 means 19.99 percent`,
    at,
  };
}

function wrongValue({ value }: RoleValue): Violation | null {
  if (typeof value !== 'string' || /^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/.test(value)) return null;
  const number = /^\s*(-?[0-9]+)[.,]?([0-9]*)\s*%?\s*$/.exec(value);
  const remedy = number === null ? '"19.99"' : quote(number[2] ? `${number[1]}.${number[2]}` : number[1]);
  return { message: `${quote(value)} is no plain decimal; write a percentage such as ${remedy}` };
}
