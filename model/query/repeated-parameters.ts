import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { ParameterNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { schemaUsesOf } from '../schemas/fields.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../text/words/plural-names.ts';

/** What is said about a parameter, and where. */
export interface SaidText {
  readonly text: string;
  readonly place: Place;
}

const COMMAS =
  /\bcomma[- ]?(?:separated|delimited)\b|\b(?:separated|delimited|separate (?:values|them|(?:multiple|several|the) \w+)) (?:by|with|using) (?:a )?(?:commas?\b|["'`“‘]?,(?!\w))|\bCSV list\b/i;

/** The types that its values have, by its schema or, in their media type, by its content. */
export function typesOfValues(parameter: ParameterNode): readonly string[] {
  return schemaUsesOf(parameter).flatMap(({ target }) => (target === null ? [] : typesOf(target)));
}

/** The descriptions of a parameter and of its schema. */
export function textsOf({ value, place, schema }: ParameterNode): SaidText[] {
  const texts = [
    { text: asString(value.description), place: below(place, 'description') },
    {
      text: asString(schema?.target?.value.description),
      place: below(schema?.target?.place ?? place, 'description'),
    },
  ];
  return texts.flatMap(({ text, place: at }) => (text === null ? [] : [{ text, place: at }]));
}

/** The text that says that values stand between commas; only a description tells. */
export function listText(parameter: ParameterNode): SaidText | undefined {
  return textsOf(parameter).find(({ text }) => COMMAS.test(text));
}

/**
 * The name of a query parameter in the other number, where the form of its values asks for that: singular where it is, or ought
 * to be, repeated for each value, plural where one string lists them. Null where the name is right, or its number not sure.
 */
export function nameInOtherNumber(parameter: ParameterNode, description: Description): string | null {
  const { name } = parameter;
  if (name === null) return null;
  const types = typesOfValues(parameter);
  const number = grammaticalNumberOfName(name, vocabularyOf(description));
  if (types.includes('array')) return number === 'plural' ? toSingularName(name) : null;
  const isList = types.includes('string') && number === 'singular' && listText(parameter) !== undefined;
  return isList && parameter.value.style !== 'deepObject' ? toPluralName(name) : null;
}
