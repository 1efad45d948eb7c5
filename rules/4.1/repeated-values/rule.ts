import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ParameterNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { ownQueryParameters } from '../../../model/query/query-names.ts';
import { listText, nameInOtherNumber, textsOf, typesOfValues } from '../../../model/query/repeated-parameters.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/** Comma-separated parameters that sections 4.3 and 4.4 of the conventions define. */
const DEFINED: readonly string[] = ['filter', 'fields', 'sort', 'sortBy'];

/**
 * A query parameter that takes several values has a singular name and is repeated, or has a plural name and is one string
 * of values between commas, whose escaping is documented.
 */
export default defineRule({
  id: 'repeated-values',
  statements: ['4.1/repeated-values'],
  severity: 'error',
  summary:
    'A parameter for several values is repeated and has a singular name, or is one string with a plural name and documented escaping.',
  why: 'Each other way to join values needs a separator that the values themselves may contain, and clients disagree on how to escape it.',
  subjects: (description) => ownQueryParameters(description).filter(({ name }) => !DEFINED.includes(name ?? '')),
  judge: (parameter, description) => {
    const types = typesOfValues(parameter);
    if (types.includes('array')) return arrayFault(parameter, description);
    if (parameter.value.style === 'deepObject') return bracketFault(parameter);
    return types.includes('string') ? listFault(parameter, description) : null;
  },
});

const OTHER_STYLES = ['spaceDelimited', 'pipeDelimited', 'deepObject'];

function arrayFault(parameter: ParameterNode, description: Description): Violation | null {
  const { name, place } = parameter;
  const singular = nameInOtherNumber(parameter, description);
  const joined = joining(parameter);
  if (joined !== null) {
    const repeat = singular === null ? 'repeat the parameter' : `write ${inCamelCase(singular)}, and repeat it`;
    return {
      message: `${joined.fact}; ${repeat} for each value: style form with explode true`,
      at: below(place, joined.key),
    };
  }
  if (singular === null) return null;
  const message = `query parameter ${quote(name)} is repeated for each value, yet its name is plural; write ${inCamelCase(singular)}`;
  return { message, at: below(place, 'name') };
}

/** What puts all values into one parameter, and the key that says so; null where they are repeated. */
function joining({ name, value, schema }: ParameterNode): { readonly fact: string; readonly key: string } | null {
  const share = `the values of ${quote(name)} share one parameter`;
  if (schema === null) return { fact: `${share}, as it has content instead of a schema`, key: 'content' };
  const style = OTHER_STYLES.find((other) => other === value.style);
  if (style !== undefined) return { fact: `the style of query parameter ${quote(name)} is ${style}`, key: 'style' };
  return value.explode === false ? { fact: `${share}, as explode is false`, key: 'explode' } : null;
}

/** A name such as `range[from]` has brackets. */
function bracketFault({ name, place }: ParameterNode): Violation {
  const fact = `the style of query parameter ${quote(name)} is deepObject, which puts brackets into names`;
  return { message: `${fact}; declare a parameter for each property`, at: below(place, 'style') };
}

const ESCAPING = /escap|encod|quot|%2C/i;

/** Only the description of a string parameter says that it is a list. */
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

/** The name that `query-names` asks for, too. */
function inCamelCase(name: string): string {
  return isCamelCase(name) ? name : (toCamelCase(name) ?? name);
}
