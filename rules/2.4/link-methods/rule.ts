import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isShownLink, linkMethodSchemas } from '../../../model/links/links.ts';
import { type ExampleValue, exampleValues } from '../../../model/schemas/example-values.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** Values of the method of links that stand in one text: one value of a list, all that a pattern lists, or one example. */
interface MethodValues {
  readonly place: Place;
  readonly values: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'];

/**
 * The methods of links are methods of HTTP wherever a description spells one: in the schema of `method`, and in examples.
 * HTTP distinguishes case, so lower case is reported here as well, and not by 2.1/enum-values.
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
  judge: ({ values }) => {
    const wrong = values.filter((value) => !METHODS.includes(value));
    if (wrong.length === 0) return null;
    const meant = wrong.map((value) => value.toUpperCase()).filter((upper) => METHODS.includes(upper));
    const remedy =
      meant.length > 0 ? `write ${listed(meant.map(quote))}` : `write one such as ${listed(METHODS.slice(0, 3), 'or')}`;
    return { message: `the method ${listed(wrong.map(quote))} is no method of HTTP; ${remedy}` };
  },
});

/** A pattern beside a list repeats it. */
function valuesIn(schema: SchemaNode): MethodValues[] {
  const listed = listedValues(schema).flatMap(({ value, path }): MethodValues[] =>
    typeof value === 'string' ? [{ place: below(schema.place, ...path), values: [value] }] : [],
  );
  const pattern = asString(schema.value.pattern);
  const inPattern = pattern === null || listed.length > 0 ? null : patternWords(parsePattern(pattern));
  return inPattern === null ? listed : [{ place: below(schema.place, 'pattern'), values: inPattern }];
}

/** Methods in examples that no list allows. */
function shownMethods(description: Description): MethodValues[] {
  const known = linkMethodSchemas(description);
  return exampleValues(description).flatMap((shown) => {
    const { value, place } = shown;
    if (typeof value !== 'string' || !isMethodOfLink(shown, known)) return [];
    const lists = shown.schemas.flatMap(valuesIn);
    return lists.some(({ values }) => values.includes(value)) ? [] : [{ place, values: [value] }];
  });
}

function isMethodOfLink({ key, parent, schemas }: ExampleValue, known: ReadonlySet<SchemaNode>): boolean {
  return schemas.some((schema) => known.has(schema)) || (key === 'method' && parent !== null && isShownLink(parent));
}
