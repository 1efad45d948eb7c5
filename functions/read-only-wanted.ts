import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { Context } from '../model/contexts.ts';
import type { Description } from '../model/description.ts';
import { familyOf } from '../model/families.ts';
import { asObject } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { below, type Place } from '../model/place.ts';
import { isReadOnlyProperty, requestBodySchemasOf, requestSchemasOf } from '../model/request-schemas.ts';
import { describesValue } from '../model/schemas.ts';
import { splitWords } from '../model/words.ts';

export interface ReadOnlyWantedOptions {
  /** Names that the service sets in a whole body; in an object inside it they may refer to something else. */
  readonly bodyNames: readonly string[];
  /** Names that the service sets wherever they stand. */
  readonly names: readonly string[];
  /** First and last words of names of the kind of createTime. */
  readonly times: { readonly first: readonly string[]; readonly last: readonly string[] };
  /** Words that, first or last in a name, speak of a sum. */
  readonly totals: readonly string[];
}

/** The name of a property that clients and service both send. */
interface SharedName {
  readonly name: string;
  readonly place: Place;
  readonly object: SchemaNode;
}

const words = { type: 'array', items: { type: 'string' } } as const;

/** Asks for readOnly where a name speaks of a value that only the service sets. */
export default defineFunction<SharedName, ReadOnlyWantedOptions>({
  name: 'readOnlyWanted',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['bodyNames', 'names', 'times', 'totals'],
    properties: {
      bodyNames: words,
      names: words,
      totals: words,
      times: {
        type: 'object',
        additionalProperties: false,
        required: ['first', 'last'],
        properties: { first: words, last: words },
      },
    },
  },
  subjects: (description) => sharedSchemas(description).flatMap(namesOf),
  judge: ({ name, object }, options, description) => {
    if (!isSetByService(name, object, options, requestBodySchemasOf(description)) || isReadOnlyProperty(name, object))
      return null;
    return {
      message: `${plain(name)} of a request and response is not readOnly; write readOnly: true if only the service sets it`,
    };
  },
});

function sharedSchemas(description: Description): SchemaNode[] {
  return [...requestSchemasOf(description)].filter(
    (schema) => describesValue(schema) && (schema.contexts & Context.responseBody) !== 0,
  );
}

function namesOf(object: SchemaNode): SharedName[] {
  const names = Object.keys(asObject(object.value.properties));
  return names.map((name) => ({ name, place: below(object.place, 'properties', name), object }));
}

function isSetByService(
  name: string,
  object: SchemaNode,
  { names, bodyNames, totals, times }: ReadOnlyWantedOptions,
  wholeBodies: ReadonlySet<SchemaNode>,
): boolean {
  if (names.includes(name)) return true;
  if (bodyNames.includes(name)) return familyOf(object).some((schema) => wholeBodies.has(schema));
  const parts = splitWords(name);
  const [first = '', last = ''] = [parts.at(0), parts.at(-1)];
  if (totals.includes(first) || totals.includes(last)) return true;
  return parts.length > 1 && times.first.includes(first) && times.last.includes(last);
}
