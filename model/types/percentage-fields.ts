import { strings } from '../description/json.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import type { Field } from '../schemas/fields.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { shownIn } from '../schemas/written-values.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { joinedWords } from './name-words.ts';
import { isPercentageName, measuredWords, OTHER_RATES } from './percentage-names.ts';

/** A name that a percentage may have: its own, the plural of one for an array, or a bare `rate`. */
export function mayBePercentageName(name: string): boolean {
  return isPercentageName(singularOf(name)) || isBareRate(name);
}

function singularOf(name: string): string {
  return name.replace(/(?<=percentage|percent|apr|rate)s$/i, '');
}

function isBareRate(name: string): boolean {
  return joinedWords(name) === 'rate';
}

/**
 * A field whose values are percentages: by annotation, or by a name that neither its text nor what stands beside it
 * belies.
 */
export function isPercentageField(field: Field): boolean {
  const role = annotatedRoleOfField(field);
  if (role !== null) return role === 'percentage';
  if (field.kind === 'definition' || field.parameter?.location === 'path') return false;
  if (!(isPercentageName(field.name) || isNumericRate(field))) return false;
  const beside = field.object === null ? [] : [...familyPropertyNames(field.object)];
  if (joinedWords(field.name) === 'apr' && beside.some((name) => /^(?:mar|may)$/i.test(name))) return false;
  if (!/rates?$/.test(measuredWords(field.name))) return true;
  return !(beside.includes('currency') || isOtherRate(field));
}

/**
 * Percentages in an array; of rates only numbers, for texts may be identifiers of rates, and a bare `rate` has no
 * further words to judge by.
 */
function isNumericRate({ name, schema, repeated, object }: Field): boolean {
  const types = typesOf(schema);
  if (isBareRate(name)) return types.includes('number') && !isInOtherRate(object);
  const isPlural = repeated && isPercentageName(singularOf(name));
  return isPlural && (!/rates$/i.test(name) || types.includes('number') || types.includes('integer'));
}

/**
 * True for the rate of an object that is called like another kind of rate, or that says in which currency or unit it
 * is.
 */
function isInOtherRate(object: Field['object']): boolean {
  if (object === null) return false;
  if ([...familyPropertyNames(object)].some((name) => /currency|unit/i.test(name))) return true;
  const called = [...definitionNames(object), ...object.usedBy.map(({ key }) => String(key))];
  const words = called.flatMap((name) => joinedWords(name).split('-'));
  return words.some((word) => word !== 'rate' && OTHER_RATES.has(word));
}

/** A price per unit, a count per time, or the identifier of a rate. */
const OTHER_TEXT =
  /minor units|\bper (?:second|minute|hour|day|night|week|month|unit|request)\b|currency|hertz|\bk?hz\b|bits? per|\bIDs?\b|identifier|token/i;

function isOtherRate({ schema, parameter }: Field): boolean {
  const texts = strings([...descriptionsOf(schema), parameter?.value.description]);
  if (texts.some((text) => OTHER_TEXT.test(text) && !/percent|per[- ]cent\b|%/i.test(text))) return true;
  return strings(shownIn(schema)).some((text) => !/^-?[0-9.,]+ ?%?$/.test(text));
}
