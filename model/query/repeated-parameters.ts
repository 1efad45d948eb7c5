import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { ParameterNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { schemaUsesOf } from '../schemas/fields.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../text/words/plural-names.ts';

/** A description of a parameter or of its schema, and where it is written. */
export interface ParameterText {
  readonly text: string;
  readonly place: Place;
}

const COMMAS =
  /\bcomma[- ]?(?:separated|delimited)\b|\b(?:separated|delimited|separate (?:values|them|(?:multiple|several|the) \w+)) (?:by|with|using) (?:a )?(?:commas?\b|["'`“‘]?,(?!\w))|\bCSV list\b/i;

/** The types that a parameter's schema declares, or the schemas in its `content`. */
export function typesOfValues(parameter: ParameterNode): readonly string[] {
  return schemaUsesOf(parameter).flatMap(({ target }) => (target === null ? [] : typesOf(target)));
}

/** The descriptions of a parameter and of its schema. */
export function parameterTexts({ value, place, schema }: ParameterNode): ParameterText[] {
  const texts = [
    { text: asString(value.description), place: below(place, 'description') },
    {
      text: asString(schema?.target?.value.description),
      place: below(schema?.target?.place ?? place, 'description'),
    },
  ];
  return texts.flatMap(({ text, place: at }) => (text === null ? [] : [{ text, place: at }]));
}

/**
 * The description that calls the values comma-separated; undefined where none does. No keyword of a schema can say
 * that.
 */
export function listText(parameter: ParameterNode): ParameterText | undefined {
  return parameterTexts(parameter).find(({ text }) => COMMAS.test(text));
}

/**
 * The name of a query parameter in the other grammatical number, where its values need that (4.1/repeated-values):
 * singular where the parameter is repeated for each value, plural where one string lists them. Null where the name is
 * right, or its number is not certain, or the same in both.
 */
export function nameInOtherNumber(parameter: ParameterNode, description: Description): string | null {
  const other = otherNumber(parameter, description);
  return other === parameter.name ? null : other;
}

function otherNumber(parameter: ParameterNode, description: Description): string | null {
  const { name } = parameter;
  if (name === null) return null;
  const types = typesOfValues(parameter);
  const number = grammaticalNumberOfName(name, vocabularyOf(description));
  if (types.includes('array')) return number === 'plural' ? toSingularName(name) : null;
  const isList = types.includes('string') && number === 'singular' && listText(parameter) !== undefined;
  return isList && parameter.value.style !== 'deepObject' ? toPluralName(name) : null;
}
