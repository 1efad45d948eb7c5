import type { Field } from '../model/schemas/fields.ts';
import { isCountryField, isLanguageField, isTimezoneField } from '../model/types/code-fields.ts';

const ZONES = ['Europe/Vienna', 'Asia/Tokyo', 'America/Lima', 'Africa/Cairo', 'Australia/Perth', 'Europe/Oslo'];
const LANGUAGES = ['de', 'fr', 'pl', 'pt', 'sv', 'it'];
const LANGUAGES_OF_COUNTRIES = ['de-AT', 'fr-BE', 'pl-PL', 'pt-PT', 'sv-SE', 'it-CH'];
const COUNTRIES = ['AT', 'BE', 'PL', 'PT', 'SE', 'CH'];

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
