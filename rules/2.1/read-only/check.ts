import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { Context, describesValue } from '../../../model/description/schema-contexts.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { requestBodySchemasOf, requestSchemasOf } from '../../../model/operations/request-schemas.ts';
import {
  creationProperties,
  isChangeTime,
  isServerValue,
  isWrittenServerValue,
} from '../../../model/resources/server-set-properties.ts';
import { sameValueFamily } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty, isReadOnlyUse } from '../../../model/schemas/read-only.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { propertyDefinitions } from '../../../model/schemas/sibling-definitions.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

export interface ReadOnlyWantedOptions {
  /** Names that the service sets in a whole body; in an object inside it they may refer to something else. */
  readonly bodyNames: readonly string[];
  /** Names that the service sets wherever they stand. */
  readonly names: readonly string[];
  /** First and last words of further names of the kind of createTime. */
  readonly times: { readonly first: readonly string[]; readonly last: readonly string[] };
  /** Words that, first or last in a longer name, speak of a sum; computed only where the object holds what is summed up. */
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
  judge: (shared, options, description) => {
    const { name } = shared;
    if (!isSetByService(shared, options, requestBodySchemasOf(description)) || isMarked(shared, description))
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

/** readOnly by itself or beside a reference, or told by `post-server-values-shared`, which names 2.1/read-only as well. */
function isMarked({ name, object }: SharedName, description: Description): boolean {
  if (isReadOnlyProperty(name, object)) return true;
  return propertyDefinitions([object], name).some((use) => isReadOnlyUse(use) || toldOfCreations(description).has(use));
}

const toldOfCreations = memoize(
  (description: Description): ReadonlySet<SchemaUse> =>
    new Set(creationProperties(description).filter((property) => isWrittenServerValue(property, description))),
);

/** True where the object holds a list of objects, or a sum of all. Clients send much else that is called a total. */
function holdsSummands(object: SchemaNode, totals: readonly string[]): boolean {
  const members = sameValueFamily(object).flatMap(({ uses }) =>
    uses.filter(({ relation, key }) => relation === 'property' && key !== 'links'),
  );
  return members.some(({ key, target }) => totals.includes(String(key)) || isObjectList(target));
}

function isObjectList(schema: SchemaNode | null): boolean {
  const items = schema === null ? [] : effectiveSchema(schema).parts.flatMap(({ uses }) => uses);
  return items.some(
    ({ relation, target }) => relation === 'items' && target !== null && admittedTypes(target)?.has('object') === true,
  );
}

function isSetByService(
  { name, object }: SharedName,
  { names, bodyNames, totals, times }: ReadOnlyWantedOptions,
  wholeBodies: ReadonlySet<SchemaNode>,
): boolean {
  if (names.includes(name)) return true;
  if (bodyNames.includes(name)) return sameValueFamily(object).some((schema) => wholeBodies.has(schema));
  if (isChangeTime(name)) return propertyDefinitions([object], name).some(isServerValue);
  const parts = splitWords(name);
  const [first = '', last = ''] = [parts.at(0), parts.at(-1)];
  if (totals.includes(first) || totals.includes(last)) return holdsSummands(object, totals);
  return parts.length > 1 && times.first.includes(first) && times.last.includes(last);
}
