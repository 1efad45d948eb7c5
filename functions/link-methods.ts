import { defineFunction } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { listedValues } from '../model/enumeration.ts';
import { type ExampleValue, exampleValues } from '../model/example-walk.ts';
import { describersWithin } from '../model/families.ts';
import { asString } from '../model/json.ts';
import { bodyProperties } from '../model/json-bodies.ts';
import { isShownLink, linkSchemas } from '../model/links.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { enumeratedValues, parsePattern } from '../model/pattern.ts';
import { below, type Place } from '../model/place.ts';

export interface LinkMethodsOptions {
  /** The methods, in upper case. */
  readonly methods: readonly string[];
}

/** Values of the method of links that stand in one text: one value of a list, all that a pattern lists, or one example. */
interface Subject {
  readonly place: Place;
  readonly values: readonly string[];
  /** True where 2.1/enum-values tells lower case. */
  readonly anyCase: boolean;
}

/** The methods of links are methods of HTTP wherever a description spells one: in the schema of `method`, and in examples. */
export default defineFunction<Subject, LinkMethodsOptions>({
  name: 'linkMethods',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['methods'],
    properties: { methods: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description) => {
    const schemas = methodSchemas(description);
    return [...[...schemas].flatMap(valuesIn), ...shownMethods(schemas, description)];
  },
  judge: ({ values, anyCase }, { methods }) => {
    const wrong = values.filter((value) => !methods.includes(anyCase ? value.toUpperCase() : value));
    if (wrong.length === 0) return null;
    const [first = ''] = wrong;
    const upper = first.toUpperCase();
    const remedy = methods.includes(upper)
      ? `write ${quote(upper)}`
      : `write one such as ${listed(methods.slice(0, 3), 'or')}`;
    return { message: `the method ${listed(wrong.map(quote))} is no method of HTTP; ${remedy}` };
  },
});

function methodSchemas(description: Description): ReadonlySet<SchemaNode> {
  const uses = [...linkSchemas(description)].flatMap((link) => bodyProperties(link, 'method'));
  return new Set(uses.flatMap(({ target }) => (target === null ? [] : describersWithin(target))));
}

/** A pattern beside a list repeats it. */
function valuesIn(schema: SchemaNode): Subject[] {
  const listed = listedValues(schema).flatMap(({ value, path }): Subject[] =>
    typeof value === 'string' ? [{ place: below(schema.place, ...path), values: [value], anyCase: true }] : [],
  );
  const pattern = asString(schema.value.pattern);
  const inPattern = pattern === null || listed.length > 0 ? null : enumeratedValues(parsePattern(pattern));
  return inPattern === null ? listed : [{ place: below(schema.place, 'pattern'), values: inPattern, anyCase: true }];
}

/** Methods in examples that no list allows. */
function shownMethods(schemas: ReadonlySet<SchemaNode>, description: Description): Subject[] {
  return exampleValues(description).flatMap((shown) => {
    const { value, place } = shown;
    if (typeof value !== 'string' || !isMethodOfLink(shown, schemas)) return [];
    const lists = shown.schemas.flatMap(valuesIn);
    return lists.some(({ values }) => values.includes(value))
      ? []
      : [{ place, values: [value], anyCase: lists.length > 0 }];
  });
}

function isMethodOfLink({ key, parent, schemas }: ExampleValue, known: ReadonlySet<SchemaNode>): boolean {
  return schemas.some((schema) => known.has(schema)) || (key === 'method' && parent !== null && isShownLink(parent));
}
