import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { requestBodySchemasOf, requestSchemasOf } from '../../../model/operations/request-schemas.ts';
import { isSent } from '../../../model/operations/sent-schemas.ts';
import { isSetByClient } from '../../../model/resources/client-set-properties.ts';
import { isChangeTime, isServerValue } from '../../../model/resources/server-set-properties.ts';
import { sameValueFamily } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty, isReadOnlyUse } from '../../../model/schemas/read-only.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { propertyDefinitions } from '../../../model/schemas/sibling-definitions.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** The name of a property that clients and service both send. */
interface SharedProperty {
  readonly name: string;
  readonly place: Place;
  readonly object: SchemaNode;
}

/** Asks for readOnly where the name of a property suggests that only the service sets it. */
export default defineRule({
  id: 'read-only',
  statements: ['2.1/read-only'],
  severity: 'hint',
  summary: 'A field that only the service sets is readOnly where requests and responses share a schema.',
  why: 'Without the mark the description does not show what a client may change, and generated clients ask for what the service ignores.',
  yieldsTo: ['post-server-values-shared'],
  question: 'Are the fields that only the service sets marked readOnly, and is an attempt to change one answered 400?',
  subjects: (description) => sharedSchemas(description).flatMap(propertiesOf),
  judge: (property, description) => {
    if (!isSetByService(property, requestBodySchemasOf(description)) || isMarked(property)) return null;
    return {
      message: `${plain(property.name)} stands in a request and a response and is not readOnly; write readOnly: true if only the service sets it`,
    };
  },
});

function sharedSchemas(description: Description): SchemaNode[] {
  return [...requestSchemasOf(description)].filter((schema) => isSent(schema, description));
}

function propertiesOf(object: SchemaNode): SharedProperty[] {
  const names = Object.keys(asObject(object.value.properties));
  return names.map((name) => ({ name, place: below(object.place, 'properties', name), object }));
}

/** readOnly by itself or beside a reference, or set by clients, as its description says. */
function isMarked({ name, object }: SharedProperty): boolean {
  const definitions = propertyDefinitions([object], name);
  return isReadOnlyProperty(name, object) || definitions.some((use) => isReadOnlyUse(use) || isSetByClient(use));
}

/** Set by the service wherever they stand. */
const SERVER_NAMES = ['links', 'totalItems', 'totalPages', 'total', 'totals', 'subtotal'];
/** First and last words of names like createTime. */
const TIME_FIRST = ['create', 'created', 'creation', 'update', 'updated', 'modify', 'modified', 'modification', 'last'];
const TIME_LAST = ['time', 'at', 'date', 'timestamp', 'on'];
/**
 * Words that, first or last in a longer name, mean a sum; the service computes it only if the object holds what is
 * summed up.
 */
const SUMS = ['total', 'totals', 'subtotal'];
/** Last words of what is said of a sum, and set by clients. */
const NO_SUMS = ['type', 'descriptor', 'code', 'id', 'name', 'currency', 'unit', 'label', 'text'];

function isSetByService({ name, object }: SharedProperty, wholeBodies: ReadonlySet<SchemaNode>): boolean {
  if (SERVER_NAMES.includes(name)) return true;
  // In an object inside a body, `id` may refer to something else.
  if (name === 'id') return sameValueFamily(object).some((schema) => wholeBodies.has(schema));
  if (isChangeTime(name)) return propertyDefinitions([object], name).some(isServerValue);
  const words = splitWords(name);
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  if (SUMS.includes(first) || SUMS.includes(last)) return !NO_SUMS.includes(last) && holdsSummands(object);
  return words.length > 1 && TIME_FIRST.includes(first) && TIME_LAST.includes(last);
}

/** True if the object holds a list of objects, or a sum of all. Clients send much else that is called a total. */
function holdsSummands(object: SchemaNode): boolean {
  const properties = sameValueFamily(object).flatMap(({ uses }) =>
    uses.filter(({ relation, key }) => relation === 'property' && key !== 'links'),
  );
  return properties.some(({ key, target }) => SUMS.includes(String(key)) || isObjectList(target));
}

function isObjectList(schema: SchemaNode | null): boolean {
  const items = schema === null ? [] : effectiveSchema(schema).parts.flatMap(({ uses }) => uses);
  return items.some(
    ({ relation, target }) => relation === 'items' && target !== null && admittedTypes(target)?.has('object') === true,
  );
}
