import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { quotedFirst } from '../../../functions/messages/upper-case.ts';
import { wrongInList } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isShownLink, linkMethodSchemas } from '../../../model/links/links.ts';
import { type ExampleValue, exampleValues } from '../../../model/schemas/example-values.ts';
import { listedTexts, textsOf, type ValueInText } from '../../../model/schemas/listed-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/**
 * Values of the method of links that stand together: in one list, in a pattern that lists them, or one in an example.
 */
interface MethodValues {
  readonly place: Place;
  readonly values: readonly ValueInText[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'];

/**
 * The methods of links are methods of HTTP wherever a description spells one: in the schema of `method`, and in
 * examples. HTTP distinguishes case, so lower case is reported here as well, and not by 2.1/enum-values.
 */
export default defineRule({
  id: 'link-methods',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The values of the method of a link are methods of HTTP, in upper case.',
  why: 'A client sends what method says; what is no method of HTTP is rejected before it reaches the service.',
  subjects: (description) => [
    ...[...linkMethodSchemas(description)].filter(describesValue).flatMap(valuesIn),
    ...shownMethods(description),
  ],
  judge: ({ place, values }) => {
    const wrong = values.filter(({ value }) => !METHODS.includes(value));
    return wrongInList(place, wrong, (left) => messageOn(textsOf(left)));
  },
});

function messageOn(wrong: readonly string[]): string {
  const meant = wrong.map((value) => value.toUpperCase()).filter((upper) => METHODS.includes(upper));
  const remedy =
    meant.length > 0 ? `write ${quotedFirst(meant)}` : `write one such as ${listed(METHODS.slice(0, 3), 'or')}`;
  const fact =
    wrong.length === 1
      ? `the method ${quote(wrong[0])} is no method`
      : `the methods ${quotedFirst(wrong)} are no methods`;
  return `${fact} of HTTP; ${remedy}`;
}

/** A pattern beside a list repeats it. */
function valuesIn(schema: SchemaNode): MethodValues[] {
  const list = listedTexts(schema);
  if (list.values.length > 0) return [list];
  const pattern = asString(schema.value.pattern);
  const inPattern = pattern === null ? null : patternWords(parsePattern(pattern));
  const place = below(schema.place, 'pattern');
  return inPattern === null ? [] : [{ place, values: inPattern.map((value) => ({ value, place })) }];
}

/** Methods in examples that no list allows. */
function shownMethods(description: Description): MethodValues[] {
  const known = linkMethodSchemas(description);
  return exampleValues(description).flatMap((shown) => {
    const { value } = shown;
    if (typeof value !== 'string' || !isMethodOfLink(shown, known)) return [];
    const lists = shown.schemas.flatMap(valuesIn);
    if (lists.some(({ values }) => values.some((one) => one.value === value))) return [];
    const { place } = shown;
    return [{ place, values: [{ value, place }] }];
  });
}

function isMethodOfLink({ key, parent, schemas }: ExampleValue, known: ReadonlySet<SchemaNode>): boolean {
  return schemas.some((schema) => known.has(schema)) || (key === 'method' && parent !== null && isShownLink(parent));
}
