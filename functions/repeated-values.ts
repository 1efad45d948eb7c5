import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { asString } from '../model/json.ts';
import { isCamelCase, toCamelCase } from '../model/name-forms.ts';
import type { ParameterNode } from '../model/nodes.ts';
import { below, type Place } from '../model/place.ts';
import { vocabularyOf } from '../model/vocabulary.ts';
import { isPluralName, toPluralName, toSingularName } from '../model/words.ts';

export interface RepeatedValuesOptions {
  /** Comma-separated parameters that the conventions define themselves. */
  readonly fixed: readonly string[];
}

/**
 * A query parameter that takes several values has a singular name and is repeated, or has a plural name and is one string
 * of values between commas, whose escaping is documented.
 */
export default defineFunction<ParameterNode, RepeatedValuesOptions>({
  name: 'repeatedValues',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['fixed'],
    properties: { fixed: { type: 'array', items: { type: 'string' } } },
  },
  subjects: ({ parameters }, { fixed }) =>
    parameters.filter(({ location, name }) => location === 'query' && !fixed.includes(name ?? '')),
  judge: (parameter, _options, description) => {
    const types = parameter.schema?.target == null ? [] : effectiveSchema(parameter.schema.target).types;
    if (types.includes('array')) return arrayFault(parameter, description);
    if (parameter.value.style === 'deepObject') return bracketFault(parameter);
    return types.includes('string') ? listFault(parameter, description) : null;
  },
});

const OTHER_STYLES = ['spaceDelimited', 'pipeDelimited', 'deepObject'];
const REMEDY = 'repeat the parameter for each value: style form with explode true';

function arrayFault(parameter: ParameterNode, description: Description): Violation | null {
  const { name, value, place } = parameter;
  const style = OTHER_STYLES.find((other) => other === value.style);
  if (style !== undefined) return styleFault(parameter, style);
  if (value.explode === false) {
    return {
      message: `the values of ${quote(name)} share one parameter, as explode is false; ${REMEDY}`,
      at: below(place, 'explode'),
    };
  }
  if (name === null || isPluralName(name, vocabularyOf(description)) !== 'plural') return null;
  const message = `query parameter ${quote(name)} is repeated for each value, yet its name is plural; write ${inCamelCase(toSingularName(name))}`;
  return { message, at: below(place, 'name') };
}

function styleFault({ name, place }: ParameterNode, style: string): Violation {
  return { message: `the style of query parameter ${quote(name)} is ${style}; ${REMEDY}`, at: below(place, 'style') };
}

/** `range[from]=A` is no name of letters and digits. */
function bracketFault({ name, place }: ParameterNode): Violation {
  const fact = `the style of query parameter ${quote(name)} is deepObject, which puts brackets into names`;
  return { message: `${fact}; declare a parameter for each property`, at: below(place, 'style') };
}

const COMMAS =
  /\bcomma[- ]?(?:separated|delimited)\b|\b(?:separated|delimited|separate (?:values|them|(?:multiple|several|the) \w+)) (?:by|with|using) (?:a )?commas?\b/i;
const ESCAPING = /escap|encod|quot|%2C/i;

/** What a list between commas is, only its description tells. */
function listFault({ name, place, value, schema }: ParameterNode, description: Description): Violation[] | null {
  const texts = descriptions(value.description, place, schema?.target?.value.description, schema?.target?.place);
  const list = texts.find(({ text }) => COMMAS.test(text));
  if (list === undefined || name === null) return null;
  const faults: Violation[] = [];
  if (isPluralName(name, vocabularyOf(description)) === 'singular') {
    const message = `query parameter ${quote(name)} holds several values, yet its name is singular; write ${inCamelCase(toPluralName(name))}`;
    faults.push({ message, at: below(place, 'name') });
  }
  if (!texts.some(({ text }) => ESCAPING.test(text))) {
    const message = `the values of ${quote(name)} are separated by commas, and how a comma in a value is escaped is not documented; document it`;
    faults.push({ message, at: list.place });
  }
  return faults;
}

/** So that the remedy is right for statement 4.1/query-names as well. */
function inCamelCase(name: string): string {
  return isCamelCase(name) ? name : (toCamelCase(name) ?? name);
}

function descriptions(own: unknown, place: Place, ofSchema: unknown, schemaPlace: Place | undefined) {
  const texts = [
    { text: asString(own), place: below(place, 'description') },
    { text: asString(ofSchema), place: below(schemaPlace ?? place, 'description') },
  ];
  return texts.flatMap(({ text, place: at }) => (text === null ? [] : [{ text, place: at }]));
}
