import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { type Remedy, remove, rename } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { has } from '../../../model/description/json.ts';
import type { ParameterNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { type FinalName, finalQueryName, isRenameEnough } from '../../../model/names/final-names.ts';
import { namesInQuery } from '../../../model/parameters/names-in-query.ts';
import { ownQueryParameters } from '../../../model/query/query-names.ts';
import {
  listText,
  nameInOtherNumber,
  parameterTexts,
  typesOfValues,
} from '../../../model/query/repeated-parameters.ts';
import { effectiveSchema, itemSchemasOf } from '../../../model/schemas/effective-schema.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { boundsOfTime, rangeOfTimes } from './time-bounds.ts';

/** Comma-separated parameters that sections 4.3 and 4.4 of the conventions define. */
const DEFINED: readonly string[] = ['filter', 'fields', 'sort', 'sortBy'];

/**
 * A query parameter that takes several values has a singular name and is repeated, or has a plural name and is one
 * string of values between commas, whose escaping is documented.
 */
export default defineRule({
  id: 'repeated-values',
  statements: ['4.1/repeated-values'],
  severity: 'error',
  summary:
    'A parameter for several values is repeated and has a singular name, or is one string with a plural name and documented escaping.',
  why: 'Each other way to join values needs a separator that the values themselves may contain, and clients disagree on how to escape it.',
  fix: { changes: 'clients have to repeat the parameter for each value' },
  yieldsTo: ['query-names', 'fields-names', 'query-use'],
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
    const at = below(place, joined.key);
    const range = rangeOfTimes(parameter);
    if (range.length > 0) return { message: `${joined.fact}; ${inItsPlace(range)}`, at };
    if (takesObjects(parameter))
      return { message: `${joined.fact}; a query has no form for objects, so send them in the body of a POST`, at };
    const repeat =
      singular === null ? 'repeat the parameter' : `${toWrite(parameter, singular, description)}, and repeat it`;
    const message = `${joined.fact}; ${repeat} for each value: style form with explode true`;
    return { message, at, remedy: () => repeatedForEach(parameter, description) };
  }
  if (singular === null) return null;
  const fact = `query parameter ${quote(name)} is repeated for each value, yet its name is plural`;
  return renamed(fact, parameter, singular, description);
}

/** True where each value is an object: `items[0][sku]=A` is no form that a query has by the conventions. */
function takesObjects(parameter: ParameterNode): boolean {
  return schemaUsesOf(parameter)
    .flatMap(({ target }) => (target === null ? [] : itemSchemasOf(target)))
    .some((items) => effectiveSchema(items).properties.size > 0);
}

/** Style form with explode true, which are the defaults, and the name in the singular. */
function repeatedForEach(parameter: ParameterNode, description: Description): Remedy {
  const { name, place, value, schema } = parameter;
  if (schema === null) return [];
  const final = finalNameOf(parameter, description);
  if (final === null || final.name === null || (final.name !== name && !isRenameEnough(final))) return [];
  const keys = ['style', 'explode'].filter((key) => has(value, key));
  const renames = final.name === name ? [] : [rename(below(place, 'name'), 'parameter', final.name)];
  return [...keys.map((key) => remove(below(place, key))), ...renames];
}

/** What puts all values into one parameter, and the key that says so; null where they are repeated. */
function joining({ name, value, schema }: ParameterNode): { readonly fact: string; readonly key: string } | null {
  const share = `the values of ${quote(name)} share one parameter`;
  if (schema === null) return { fact: `${share}, as it has content instead of a schema`, key: 'content' };
  const style = OTHER_STYLES.find((other) => other === value.style);
  if (style !== undefined) return { fact: `the style of query parameter ${quote(name)} is ${style}`, key: 'style' };
  return value.explode === false ? { fact: `${share}, as explode is false`, key: 'explode' } : null;
}

function inItsPlace(bounds: readonly string[]): string {
  return `declare ${listed(bounds.map(plain))} in its place`;
}

/** A name such as `range[from]` has brackets. */
function bracketFault(parameter: ParameterNode): Violation {
  const { name, place } = parameter;
  const fact = `the style of query parameter ${quote(name)} is deepObject, which puts brackets into names`;
  const bounds = boundsOfTime(parameter);
  const remedy = bounds.length === 0 ? 'declare a parameter for each property' : inItsPlace(bounds);
  return { message: `${fact}; ${remedy}`, at: below(place, 'style') };
}

const ESCAPING = /escap|encod|quot|%2C/i;

/** Only the description of a string parameter says that it is a list. */
function listFault(parameter: ParameterNode, description: Description): Violation[] | null {
  const { name } = parameter;
  const list = listText(parameter);
  if (list === undefined || name === null) return null;
  const range = rangeOfTimes(parameter);
  if (range.length > 0)
    return [{ message: `${quote(name)} holds two times between commas; ${inItsPlace(range)}`, at: list.place }];
  const faults: Violation[] = [];
  const plural = nameInOtherNumber(parameter, description);
  if (plural !== null) {
    const fact = `query parameter ${quote(name)} holds several values, yet its name is singular`;
    faults.push(renamed(fact, parameter, plural, description));
  }
  if (!parameterTexts(parameter).some(({ text }) => ESCAPING.test(text))) {
    const message = `the values of ${quote(name)} are separated by commas, and how a comma in a value is escaped is not documented; document it`;
    faults.push({ message, at: list.place });
  }
  return faults;
}

/** A wrong name; `other` is the same one in the other number. */
function renamed(fact: string, parameter: ParameterNode, other: string, description: Description): Violation {
  const at = below(parameter.place, 'name');
  const final = finalNameOf(parameter, description);
  const edits = final !== null && isRenameEnough(final) ? [rename(at, 'parameter', final.name ?? other)] : [];
  return remedied(fact, edits, { at, words: toWrite(parameter, other, description) });
}

/** What to call it; `other` is its name in the other number, which another parameter beside it may have. */
function toWrite(parameter: ParameterNode, other: string, description: Description): string {
  const final = finalNameOf(parameter, description);
  const name = final?.name ?? other;
  if (final?.isTaken !== true) return `write ${name}`;
  const number = typesOfValues(parameter).includes('array') ? 'singular' : 'plural';
  return `write a ${number} name, but not ${name}, which is taken`;
}

function finalNameOf(parameter: ParameterNode, description: Description): FinalName | null {
  const own = namesInQuery(parameter).find(({ name }) => name === parameter.name);
  return own === undefined ? null : finalQueryName(own, description);
}
