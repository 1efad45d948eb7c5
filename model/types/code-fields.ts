import { asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import type { Field } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { enumValues } from '../schemas/listed-values.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { isStandardHeader } from '../text/standards/http-headers.ts';
import { isAddress } from './addresses.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { joinedWords } from './name-words.ts';

/** Names of fields for codes, as words joined by hyphens. */
const COUNTRY = /(?:^|-)(?:country|countries|nationality|nationalities)(?:-(?:iso|iso2|alpha2|code|codes))*$/;
const COUNTRY_OF = /(?:^|-)country(?:-code)?-of(?:-[a-z]+)+$/;
const COUNTRY_CODE = /(?:^|-)(?:iso-country|(?:country|nationality)(?:-iso|-iso2)?-codes?)(?:-|$)/;
const LANGUAGE = /(?:^|-)(?:languages?|langs?)(?:-(?:code|tag)s?)?$/;
const TIMEZONE = /(?:^|-)(?:time-?zones?|tz)(?:-(?:name|id|code)s?)?$/;
const PROVINCE = /(?:^|-)(?:provinces?|subdivisions?)(?:-codes?)?$/;
const STATE = /(?:^|-)states?(?:-codes?)?$/;

/** Words with which a language is none that people speak, or a list of several with weights. */
const OTHER_LANGUAGES =
  /(?:^|-)(?:programming|query|markup|script|scripting|coding|template|expression|accept|source-code)-/;
const TELEPHONY = /(?:^|-)(?:phone|telephone|mobile|calling|dial|dialing|dialling|isd)(?:-|$)/;

/** A name that a country has, by its code or otherwise. */
export function isCountryName(name: string): boolean {
  const words = joinedWords(name);
  return (COUNTRY.test(words) || COUNTRY_OF.test(words)) && !TELEPHONY.test(words);
}

/** A name of a language that people speak. */
export function isLanguageName(name: string): boolean {
  const words = joinedWords(name);
  return LANGUAGE.test(words) && !OTHER_LANGUAGES.test(words);
}

/** A name of a timezone. */
export function isTimezoneFieldName(name: string): boolean {
  return TIMEZONE.test(joinedWords(name));
}

/** A name that a province has; so may a state, which is something else as often. */
export function isProvinceName(name: string): boolean {
  const words = joinedWords(name);
  return PROVINCE.test(words) || STATE.test(words);
}

/** A country by its code (statement 2.3/country-code); not by its name, and not a calling code. */
export function isCountryField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'country';
  if (
    !isCountryName(field.name) ||
    isJoinedList(field) ||
    isInTelephone(field) ||
    mentions(field, /\bcalling\b|\bdial(?:l?ing)?\b|E\.?164/i)
  )
    return false;
  return COUNTRY_CODE.test(joinedWords(field.name)) || showsCode(field, 3, ['US', 'USA', 'us', 'usa'], COUNTRY_TEXT);
}

const COUNTRY_TEXT =
  /ISO[- _]?3166|country[- _]code|alpha[- ]?[23]\b|\b(?:two|2|three|3)[- ](?:letter|character|char)/i;

/** A language by its tag (statement 2.3/language-code). */
export function isLanguageField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'language';
  if (field.kind === 'header' && isStandardHeader(field.name)) return false;
  return (
    isLanguageName(field.name) &&
    !isJoinedList(field) &&
    !mentions(field, /programming|source code|scripting|runtime|compiler|\bSDK\b/i)
  );
}

/** A timezone by its name (statement 2.3/timezone). */
export function isTimezoneField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  return role === null ? isTimezoneFieldName(field.name) && !isJoinedList(field) : role === 'timezone';
}

/** A province (statement 2.3/province); a state only where an address or its own text makes it one. */
export function isProvinceField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'province';
  if (!isProvinceName(field.name) || isJoinedList(field)) return false;
  if (PROVINCE.test(joinedWords(field.name))) return true;
  return (field.object !== null && isAddress(field.object)) || mentions(field, /3166-2|\bprovince\b/i);
}

/** True for a plural name of a string, whose values are lists: statement 4.1/repeated-values allows such parameters. */
function isJoinedList({ name, repeated }: Field): boolean {
  return !repeated && name.toLowerCase().endsWith('s');
}

/** True for a country code that stands beside the rest of a telephone number. */
function isInTelephone({ object }: Field): boolean {
  if (object === null) return false;
  const names = [...familyPropertyNames(object)].map((name) => joinedWords(name));
  if (names.some((name) => /^(?:national|subscriber|local)-number$|^extension(?:-number)?$/.test(name))) return true;
  const called = [...definitionNames(object), ...object.usedBy.map(({ key }) => String(key))];
  return called.some((name) => TELEPHONY.test(joinedWords(name)));
}

function mentions({ schema, parameter }: Field, what: RegExp): boolean {
  const texts = [
    keywordOf(schema, 'description')?.value,
    keywordOf(schema, 'title')?.value,
    parameter?.value.description,
  ];
  return texts.some((text) => typeof text === 'string' && what.test(text));
}

/** True where the schema shows that its values are codes: by its bounds, pattern, values, format or text. */
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

function valuesOf({ value }: SchemaNode): string[] {
  return [...strings(enumValues(value)), ...strings(value.examples), ...strings([value.example, value.default])];
}
