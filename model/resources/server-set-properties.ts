import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { appendTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { requestSchemaOf } from '../operations/body-content.ts';
import { bulkOf } from '../operations/bulk-bodies.ts';
import { clientOperations } from '../operations/client-operations.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { isPostOnCollection, surePathOf } from '../paths/path-of-operation.ts';
import { effectiveSchema, itemSchemasOf } from '../schemas/effective-schema.ts';
import { isReadOnlyProperty, isReadOnlyUse } from '../schemas/read-only.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';
import { identifiedBy, isSetByClient, namesExisting } from './client-set-properties.ts';
import { isForeignName } from './third-party-identifiers.ts';

/** Words for creation and change in names of times. */
const CHANGES = new Set(
  'create created creation update updated modify modified modification change changed insert inserted'.split(' '),
);
/** Those of them that are names of times by themselves. */
const PAST = new Set(['created', 'updated', 'modified']);
const TIMES = new Set('at on time date datetime timestamp ts utc'.split(' '));

/**
 * True for names of the times at which the service created or changed a resource: `createTime`, `updatedAt`,
 * `lastModified`.
 */
export function isChangeTime(name: string): boolean {
  const words = splitWords(name);
  const changes = words.filter((word) => CHANGES.has(word));
  if (changes.length !== 1) return false;
  if (words.length === 1) return PAST.has(name);
  const last = words[0] === 'last' ? words.slice(1) : words;
  return last.every((word) => CHANGES.has(word) || TIMES.has(word));
}

/** True for a property that the service sets, by name and type: `id`, `links`, or the time of creation or change. */
export function isServerValue({ key, target }: SchemaUse): boolean {
  const name = String(key);
  const types = target === null ? null : admittedTypes(target);
  if (name === 'id') return types?.has('object') !== true;
  if (name === 'links') return types === null || types.has('array');
  return isChangeTime(name) && (types === null || types.has('string') || types.has('integer') || types.has('number'));
}

/** The properties in request bodies of creations (POST on a collection, where that is certain), each once. */
export const creationProperties: (description: Description) => readonly SchemaUse[] = memoize((description) => [
  ...takingCreations(description).keys(),
]);

/** The properties that creations take, with the operations that take them. */
const takingCreations: (description: Description) => ReadonlyMap<SchemaUse, readonly OperationNode[]> = memoize(
  (description) => {
    const taking = new Map<SchemaUse, OperationNode[]>();
    for (const operation of creations(description)) {
      for (const property of propertiesTaken(operation)) appendTo(taking, property, operation);
    }
    return taking;
  },
);

/**
 * True for a property of a creation's body that the service sets, as far as nothing says otherwise, and that is not
 * readOnly.
 */
export function isWrittenServerValue(property: SchemaUse, description: Description): boolean {
  if (!isServerValue(property) && !ownIdentifiers(description).has(property)) return false;
  if (isReadOnlyUse(property) || isSetByClient(property) || namesOnlyExisting(property, description)) return false;
  return property.holder === null || !isReadOnlyProperty(String(property.key), property.holder);
}

/** True for an identifier that is another resource's in every creation that takes it: what these do is link the two. */
function namesOnlyExisting(property: SchemaUse, description: Description): boolean {
  if (splitWords(String(property.key)).at(-1) !== 'id') return false;
  const taking = takingCreations(description).get(property) ?? [];
  const others = otherCollectionsNamed(property, description);
  return taking.every(
    (operation) =>
      namesExisting(property, operation) ||
      onlyLinks(operation, description) ||
      others.some((other) => other !== singularOf(surePathOf(operation, description))),
  );
}

/**
 * True for a POST that takes nothing but identifiers on a collection whose resources another collection has as well.
 */
function onlyLinks(operation: OperationNode, description: Description): boolean {
  if (!propertiesTaken(operation).every(({ key }) => splitWords(String(key)).at(-1) === 'id')) return false;
  const own = surePathOf(operation, description);
  return classifyPaths(description).paths.some(
    (other) => other !== own && other.class === 'collection' && lastName(other) === lastName(own),
  );
}

/**
 * The singular names of the collections whose resources a property identifies, by its description: `contact` for
 * `identifier of the contact`.
 */
function otherCollectionsNamed(property: SchemaUse, description: Description): string[] {
  const named = identifiedBy(property);
  if (named.length === 0) return [];
  const collections = classifyPaths(description).paths.filter((path) => path.class === 'collection');
  const names = new Set(collections.map(singularOf));
  return named.filter((name) => names.has(name));
}

function singularOf(path: PathClassification | null): string | undefined {
  const name = lastName(path);
  return name === undefined ? undefined : toSingular(splitWords(name).join(' '));
}

function lastName(path: PathClassification | null): string | undefined {
  return path?.template.segments.at(-1)?.name;
}

/** The `orderId` of creations on /orders, where the path of an order is /orders/{orderId}. */
const ownIdentifiers: (description: Description) => ReadonlySet<SchemaUse> = memoize(
  (description) =>
    new Set(
      creations(description).flatMap((operation) => {
        const names = identifierNames(surePathOf(operation, description));
        return propertiesTaken(operation).filter(
          ({ key }) => names.has(joinedWords(String(key))) && !isForeignName(String(key), description),
        );
      }),
    ),
);

/**
 * The names of the path parameters of a collection's items that are the resource's name and `id`, as words: `order id`.
 */
function identifierNames(collection: PathClassification | null): ReadonlySet<string> {
  const own = toSingular(splitWords(collection?.template.segments.at(-1)?.name ?? '').at(-1) ?? '');
  const items = (collection?.children ?? []).filter(({ itemOf }) => itemOf === collection);
  const names = items.flatMap(({ template }) => template.segments.at(-1)?.parameterNames ?? []).map(joinedWords);
  return new Set(names.filter((name) => name === `${own} id` || name.endsWith(` ${own} id`)));
}

function joinedWords(name: string): string {
  return splitWords(name).join(' ');
}

function creations(description: Description): OperationNode[] {
  return clientOperations(description).filter((operation) => isPostOnCollection(operation, description));
}

function propertiesTaken(operation: OperationNode): SchemaUse[] {
  return resourcesTaken(operation).flatMap((body) => [...effectiveSchema(body).properties.values()]);
}

/** The schemas of the resources in a creation's body: the body, or the `items` of a bulk request. */
function resourcesTaken(operation: OperationNode): SchemaNode[] {
  const body = requestSchemaOf(operation)?.target ?? null;
  if (body === null) return [];
  const items = bulkOf(operation) === 'bulk' ? effectiveSchema(body).properties.get('items')?.target : undefined;
  if (items == null) return [body];
  return itemSchemasOf(items);
}
