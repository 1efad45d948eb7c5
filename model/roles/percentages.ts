import { familyNames } from '../families.ts';
import type { Field } from '../fields.ts';
import { strings } from '../json.ts';
import { rememberedText } from '../remembered.ts';
import { keywordFor } from '../schemas.ts';
import { roleOfField } from './annotated-role.ts';
import { joinedWords, lastPartWords } from './name-words.ts';

const PERCENTAGE_WORDS: ReadonlySet<string> = new Set(['percentage', 'percent', 'apr']);

/** Words after which a name with a percentage in it is not the percentage's own. */
const ABOUT_PERCENTAGES: ReadonlySet<string> = new Set(
  'type kind id ids code name label text mode basis unit currency description display formatted enabled amount limit by field'.split(
    ' ',
  ),
);

/** Words before `rate` that make it something else than a percentage. */
export const OTHER_RATES: readonly string[] = [
  ...'exchange conversion fx currency forex cross'.split(' '),
  ...'frame heart pulse refresh sample sampling bit baud data clock transfer frequency polling tick scan baudrate'.split(
    ' ',
  ),
  ...'hourly hour hours daily day weekly monthly nightly room shipping overtime pay wage rental billing'.split(' '),
  ...'request requests message messages event events compilation compilations spawn flow fill birth rate'.split(' '),
];

/** Percentage, rate or APR by a property's name (statement 2.3/percentage); of a dotted name, by its last part. */
export function isPercentageName(name: string, otherRates: readonly string[] = OTHER_RATES): boolean {
  return otherRates === OTHER_RATES ? isPercentageByDefault(name) : isPercentage(name, otherRates);
}

const isPercentageByDefault = rememberedText((name) => isPercentage(name, OTHER_RATES));

function isPercentage(name: string, otherRates: readonly string[]): boolean {
  const words = lastPartWords(name).split('-');
  const last = words.at(-1) ?? '';
  if (PERCENTAGE_WORDS.has(last)) return true;
  if (words[0] === 'percent' || words[0] === 'percentage') return !ABOUT_PERCENTAGES.has(last);
  return last === 'rate' && words.length > 1 && !words.slice(0, -1).some((word) => otherRates.includes(word));
}

/** A field whose values are percentages: by annotation, or by a name that neither its text nor what stands beside it belies. */
export function isPercentageField(field: Field, otherRates: readonly string[]): boolean {
  const role = roleOfField(field);
  if (role !== null) return role === 'percentage';
  if (field.kind === 'definition' || field.parameter?.location === 'path') return false;
  if (!isPercentageName(field.name, otherRates)) return false;
  const beside = field.object === null ? [] : [...familyNames(field.object)];
  if (joinedWords(field.name) === 'apr' && beside.some((name) => /^(?:mar|may)$/i.test(name))) return false;
  return !/rate$/i.test(field.name) || !(beside.includes('currency') || isOtherRate(field));
}

/** A price per unit, a count per time, or the identifier of a rate. */
const OTHER_TEXT =
  /minor units|\bper (?:second|minute|hour|day|night|week|month|unit|request)\b|currency|hertz|\bk?hz\b|bits? per|\bIDs?\b|identifier|token/i;

function isOtherRate({ schema, parameter }: Field): boolean {
  const { value } = schema;
  const texts = strings([keywordFor(schema, 'description')?.value, parameter?.value.description]);
  if (texts.some((text) => OTHER_TEXT.test(text) && !/percent|%/i.test(text))) return true;
  const shown = strings([value.example, value.default, ...strings(value.examples)]);
  return shown.some((text) => !/^-?[0-9.,]+ ?%?$/.test(text));
}
