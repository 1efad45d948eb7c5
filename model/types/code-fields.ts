import { asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { familyPropertyNames, outermostSchemas } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Field } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { enumValues } from '../schemas/listed-values.ts';
import { shownIn } from '../schemas/written-values.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { isLanguageTag } from '../text/standards/bcp-47.ts';
import { isStandardHeader } from '../text/standards/http-headers.ts';
import { isProgramLanguage, OTHER_LANGUAGE_WORDS } from '../text/standards/program-languages.ts';
import { isAddress } from './addresses.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { describesColumn } from './column-descriptions.ts';
import { joinedWords } from './name-words.ts';

/** Names of fields for codes, as words joined by hyphens. */
const COUNTRY = /(?:^|-)(?:country|countries|nationality|nationalities)(?:-(?:iso|iso2|alpha2|code|codes))*$/;
const COUNTRY_OF = /(?:^|-)country(?:-code)?-of(?:-[a-z]+)+$/;
const COUNTRY_CODE = /(?:^|-)(?:iso-country|(?:country|nationality)(?:-iso|-iso2)?-codes?)(?:-|$)/;
const LANGUAGE = /(?:^|-)(?:languages?|langs?)(?:-(?:code|tag)s?)?$/;
const TIMEZONE = /(?:^|-)(?:time-?zones?|tz)(?:-(?:name|id|code)s?)?$/;
const PROVINCE = /(?:^|-)(?:provinces?|subdivisions?)(?:-codes?)?$/;
const STATE = /(?:^|-)states?(?:-codes?)?$/;

/** Names of fields for languages that are not human, and `Accept-Language`, a list of several. */
const OTHER_LANGUAGES = new RegExp(`(?:^|-)(?:${OTHER_LANGUAGE_WORDS}|accept|source-code)-`);
const TELEPHONY = /(?:^|-)(?:phone|telephone|mobile|calling|dial|dialing|dialling|isd)(?:-|$)/;

/** A name of a field for countries, by code or otherwise. */
export function isCountryName(name: string): boolean {
  const words = joinedWords(name);
  return (COUNTRY.test(words) || COUNTRY_OF.test(words)) && !TELEPHONY.test(words);
}

/** A name of a field for human languages. */
export function isLanguageName(name: string): boolean {
  const words = joinedWords(name);
  return LANGUAGE.test(words) && !OTHER_LANGUAGES.test(words);
}

/** A name of a field for timezones. */
export function isTimezoneFieldName(name: string): boolean {
  return TIMEZONE.test(joinedWords(name));
}

/** A name that a field for provinces may have; `state` as often means something else. */
export function isProvinceName(name: string): boolean {
  const words = joinedWords(name);
  return PROVINCE.test(words) || STATE.test(words);
}

/** A field for country codes (statement 2.3/country-code): not for names of countries or calling codes. */
export function isCountryField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'country';
  if (
    !isCountryName(field.name) ||
    isJoinedList(field) ||
    describesColumn(field.schema) ||
    isInTelephone(field) ||
    mentions(field, /\bcalling\b|\bdial(?:l?ing)?\b|E\.?164/i)
  )
    return false;
  return isCountryCodeName(field.name) || showsCode(field, 3, ['US', 'USA', 'us', 'usa'], COUNTRY_TEXT);
}

const COUNTRY_TEXT =
  /ISO[- _]?3166|country[- _]code|alpha[- ]?[23]\b|\b(?:two|2|three|3)[- ](?:letter|character|char)/i;

/** A field for language tags (statement 2.3/language-code). */
export function isLanguageField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'language';
  if (field.kind === 'header' && isStandardHeader(field.name)) return false;
  return (
    isLanguageName(field.name) &&
    !isJoinedList(field) &&
    !describesColumn(field.schema) &&
    !isOfProgramText(field) &&
    !mentions(field, /programming|source code|scripting|runtime|compiler|\bSDK\b/i)
  );
}

/** Names beside the language of program text, as words joined by hyphens. */
const BESIDE_PROGRAM_TEXT =
  /^(?:file-?name|(?:file|source)-path|repo|repository|(?:repo|repository|git)-(?:name|url|id)|commit(?:-(?:id|sha|hash))?|branch|source-code|code-snippet|snippet)$/;

const HUMAN_LANGUAGE =
  /639|BCP|IETF|RFC ?(?:3066|4646|5646)|\blocales?\b|translat|transcri|subtitle|caption|spoken|speech|\bhuman\b|natural language|document/i;

/**
 * True for the language of program text, by its values, or by what stands beside it where nothing is about a human
 * language.
 */
function isOfProgramText(field: Field): boolean {
  const values = valuesOf(field.schema);
  if (values.some(isProgramLanguage)) return true;
  if (
    field.object === null ||
    values.some((value) => isLanguageTag(value.replaceAll('_', '-'))) ||
    mentions(field, HUMAN_LANGUAGE)
  )
    return false;
  return areBesideProgramText([...familyPropertyNames(field.object)]);
}

/** A field for names of timezones (statement 2.3/timezone). */
export function isTimezoneField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'timezone';
  return isTimezoneFieldName(field.name) && !isJoinedList(field) && !describesColumn(field.schema);
}

/** A field for provinces (statement 2.3/province): a state only in an address, or with a text about provinces. */
export function isProvinceField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'province';
  if (!isProvinceName(field.name) || isJoinedList(field) || describesColumn(field.schema)) return false;
  if (isSureProvinceName(field.name)) return true;
  const isInAddress = field.object !== null && outermostSchemas(field.object).every(isAddress);
  return isInAddress || mentions(field, /3166-2|\bprovince\b/i);
}

/** True for a plural name of a field that is no array: its value may be a joined list. */
function isJoinedList({ name, repeated }: Field): boolean {
  return !repeated && name.toLowerCase().endsWith('s');
}

/** True for a field beside the other parts of a telephone number: a calling code. */
function isInTelephone({ object }: Field): boolean {
  if (object === null) return false;
  const called = [...definitionNames(object), ...object.usedBy.map(({ key }) => String(key))];
  return isTelephone([...familyPropertyNames(object)], called);
}

/** True for the names of the parts of a telephone number, or of the object that has them. */
export function isTelephone(parts: readonly string[], called: readonly string[]): boolean {
  if (parts.some((name) => /^(?:national|subscriber|local)-number$|^extension(?:-number)?$/.test(joinedWords(name))))
    return true;
  return called.some((name) => TELEPHONY.test(joinedWords(name)));
}

/** True for a name that says that the values are codes of countries, and not their names: `countryCode`. */
export function isCountryCodeName(name: string): boolean {
  return COUNTRY_CODE.test(joinedWords(name));
}

/** True for a name that means provinces by itself; `state` does so only in an address. */
export function isSureProvinceName(name: string): boolean {
  return PROVINCE.test(joinedWords(name));
}

/** True for the names of what program text has beside its language. */
export function areBesideProgramText(names: readonly string[]): boolean {
  return names.some((name) => BESIDE_PROGRAM_TEXT.test(joinedWords(name)));
}

function mentions({ schema, parameter }: Field, what: RegExp): boolean {
  const texts = [...descriptionsOf(schema), keywordOf(schema, 'title')?.value, parameter?.value.description];
  return texts.some((text) => typeof text === 'string' && what.test(text));
}

/** True where bounds, format, pattern, values or texts of the schema mean codes and not names. */
function showsCode(field: Field, longest: number, samples: readonly string[], text: RegExp): boolean {
  const { schema } = field;
  const maxLength = keywordOf(schema, 'maxLength')?.value;
  if (typeof maxLength === 'number') {
    if (maxLength <= longest) return true;
  }
  if (/countr|3166/i.test(asString(keywordOf(schema, 'format')?.value) ?? '')) return true;
  const source = asString(keywordOf(schema, 'pattern')?.value);
  if (source !== null && isAboutCodes(source, samples)) return true;
  return valuesOf(schema).some((value) => /^[A-Za-z]{2,3}$/.test(value)) || mentions(field, text);
}

function isAboutCodes(source: string, samples: readonly string[]): boolean {
  const pattern = parsePattern(source);
  const admitsOne = samples.some((sample) => admits(pattern, sample) === true);
  return admitsOne && admits(pattern, 'Somewhere') === false;
}

function valuesOf(schema: SchemaNode): string[] {
  const listed = effectiveSchema(schema).parts.flatMap(({ value }) => strings(enumValues(value)));
  return [...listed, ...strings(shownIn(schema))];
}
