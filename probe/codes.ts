import type { Description } from '../model/description/description.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { memoize } from '../model/lib/memoize.ts';
import { type Field, fieldsBySchema } from '../model/schemas/fields.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { isCountryField, isLanguageField, isTimezoneField } from '../model/types/code-fields.ts';
import { moneyMembers } from '../model/types/money-members.ts';
import { timesLike } from './real-times.ts';
import { isValidBy } from './validity.ts';

const ZONES = ['Europe/Vienna', 'Asia/Tokyo', 'America/Lima', 'Africa/Cairo', 'Australia/Perth', 'Europe/Oslo'];
const LANGUAGES = ['de', 'fr', 'pl', 'pt', 'sv', 'it'];
const LANGUAGES_OF_COUNTRIES = ['de-AT', 'fr-BE', 'pl-PL', 'pt-PT', 'sv-SE', 'it-CH'];
const COUNTRIES = ['AT', 'BE', 'PL', 'PT', 'SE', 'CH'];
const CURRENCIES = ['EUR', 'USD'];

/** Codes that are other values of a field; none where the field has no codes, or none of which others are known. */
export function codesLike(value: string, fields: readonly Field[]): readonly string[] {
  const codes = codesOf(value, fields);
  return codes.filter((code) => code !== value);
}

function codesOf(value: string, fields: readonly Field[]): readonly string[] {
  if (fields.some(isTimezoneField)) return ZONES;
  if (fields.some(isLanguageField)) return value.includes('-') ? LANGUAGES_OF_COUNTRIES : LANGUAGES;
  return fields.some(isCountryField) ? COUNTRIES : [];
}

/**
 * What stands for a generated text: a code that exists where the field is for codes, and a time that exists, in the
 * form of the conventions. The text itself where the schema admits none of these, or lists its values.
 */
export function realValue(text: string, schema: SchemaNode, description: Description): string {
  return realValues(text, schema, description).find((value) => isValidBy(schema, value)) ?? text;
}

function realValues(text: string, schema: SchemaNode, description: Description): readonly string[] {
  const times = timesLike(text, keywordOf(schema, 'format')?.value);
  if (times.length > 0) return times;
  if (currencySchemas(description).has(schema)) return CURRENCIES;
  return codesOf(text, fieldsBySchema(description).get(schema) ?? []);
}

const currencySchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) => new Set(moneyMembers(description, 'currency').map(({ schema }) => schema)),
);
