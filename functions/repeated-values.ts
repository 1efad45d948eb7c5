import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { isCamelCase, toCamelCase } from '../model/name-forms.ts';
import type { ParameterNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';
import { ownQueryParameters } from '../model/query-names.ts';
import { listText, nameInOtherNumber, textsOf } from '../model/repeated-parameters.ts';

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
  subjects: (description, { fixed }) =>
    ownQueryParameters(description).filter(({ name }) => !fixed.includes(name ?? '')),
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
  const singular = nameInOtherNumber(parameter, description);
  if (singular === null) return null;
  const message = `query parameter ${quote(name)} is repeated for each value, yet its name is plural; write ${inCamelCase(singular)}`;
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

const ESCAPING = /escap|encod|quot|%2C/i;

/** What a list between commas is, only its description tells. */
function listFault(parameter: ParameterNode, description: Description): Violation[] | null {
  const { name, place } = parameter;
  const list = listText(parameter);
  if (list === undefined || name === null) return null;
  const faults: Violation[] = [];
  const plural = nameInOtherNumber(parameter, description);
  if (plural !== null) {
    const message = `query parameter ${quote(name)} holds several values, yet its name is singular; write ${inCamelCase(plural)}`;
    faults.push({ message, at: below(place, 'name') });
  }
  if (!textsOf(parameter).some(({ text }) => ESCAPING.test(text))) {
    const message = `the values of ${quote(name)} are separated by commas, and how a comma in a value is escaped is not documented; document it`;
    faults.push({ message, at: list.place });
  }
  return faults;
}

/** So that the remedy is right for statement 4.1/query-names as well. */
function inCamelCase(name: string): string {
  return isCamelCase(name) ? name : (toCamelCase(name) ?? name);
}
