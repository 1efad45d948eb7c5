import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain } from '../../../framework/messages.ts';
import { bulkRequests, itemsOf } from '../../../model/collections/bulk-requests.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { bulkOf } from '../../../model/operations/bulk-bodies.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { successSchema } from '../../../model/paths/response-shape.ts';
import { withoutWrappers } from '../../../model/schemas/composition.ts';
import { definitionNames, describedWords } from '../../../model/schemas/definition-names.ts';
import { effectiveSchema, itemSchemas } from '../../../model/schemas/effective-schema.ts';
import { isReadOnly } from '../../../model/schemas/read-only.ts';
import { admitsOnly, typesOf } from '../../../model/schemas/schema-types.ts';

/** The body of POSTs that take, or may take, many resources at once. */
interface Subject {
  readonly place: Place;
  readonly body: SchemaNode;
  readonly isBulk: boolean;
}

const ADDRESSES = ['path', 'url', 'uri', 'href', 'relative_url', 'relativeUrl'];

/**
 * A bulk request holds resources of one type: no requests of any kind, no two arrays, and no alternatives or variants
 * that have nothing in common.
 */
export default defineRule({
  id: 'bulk-of-one-type',
  statements: ['4.10/homogeneous'],
  severity: 'error',
  summary: 'One bulk request holds resources of one type.',
  why: 'A mixed batch has no one schema, no one permission and no one place in the interface; for that there are public standards.',
  subjects,
  judge: ({ body, isBulk }, description) => {
    const arrays = arraysIn(body);
    const items = arrays.flatMap(({ array }) => itemsOf(array));
    const requests = [
      ...new Set(items.flatMap(({ target }) => (target !== null && isRequest(target) ? [target] : []))),
    ];
    if (requests.length > 0) {
      const message = 'the items of this request are requests of any kind; take resources of one type';
      return requests.map(({ place }) => ({ message, at: place }));
    }
    if (!isBulk) return [];
    const resources = itemResources(description);
    return [
      ...severalArrays(arrays),
      ...unlikePositions(arrays),
      ...items.flatMap((item) => [...unlikeAlternatives(item), ...unlikeVariants(item, resources)]),
    ];
  },
});

function subjects(description: Description): Subject[] {
  const bulk = new Set(bulkRequests(description).map(({ operation }) => operation));
  const found = new Map<SchemaNode, Subject>();
  for (const operation of clientOperations(description)) {
    const body = operation.method === 'post' ? (requestSchemaOf(operation)?.target ?? null) : null;
    if (body === null || (bulkOf(operation) === 'single' && !bulk.has(operation))) continue;
    found.set(body, { place: body.place, body, isBulk: bulk.has(operation) || found.get(body)?.isBulk === true });
  }
  return [...found.values()];
}

interface NamedArray {
  /** Null for the whole body. */
  readonly use: SchemaUse | null;
  readonly array: SchemaNode;
}

/** The body itself where it is an array, else its `items`, else its arrays of objects. */
function arraysIn(body: SchemaNode): NamedArray[] {
  const types = typesOf(body);
  const { properties } = effectiveSchema(body);
  if (types.includes('array')) return [{ use: null, array: body }];
  const arrays = [...properties.values()].flatMap((use): NamedArray[] => {
    const { target, key } = use;
    if (target === null || key === 'links' || isReadOnly(target) || !admitsOnly(target, 'array')) return [];
    const isOfObjects = itemsOf(target).some((item) => item.target !== null && mayBeObject(item.target));
    return isOfObjects || key === 'items' ? [{ use, array: target }] : [];
  });
  const items = arrays.filter(({ use }) => use?.key === 'items');
  return items.length > 0 ? items : arrays;
}

function mayBeObject(item: SchemaNode): boolean {
  return admitsOnly(item, 'object');
}

function isRequest(item: SchemaNode): boolean {
  const names = bodyNames(item);
  return names.has('method') && !names.has('rel') && ADDRESSES.some((name) => names.has(name));
}

/** Reported at the body, since no array is more to blame than the others. */
function severalArrays(arrays: readonly NamedArray[]): Violation[] {
  if (arrays.length < 2) return [];
  const names = arrays.map(({ use }) => plain(String(use?.key))).sort();
  const message = `this bulk request takes ${listed(names)}; take resources of one type, in an array items`;
  return [{ message }];
}

/** `prefixItems` gives each position a schema of its own. */
function unlikePositions(arrays: readonly NamedArray[]): Violation[] {
  return arrays.flatMap(({ array }) =>
    effectiveSchema(array).parts.flatMap((part) => unlikeTypes(itemSchemas([part]), part.place)),
  );
}

function unlikeAlternatives({ target }: SchemaUse): Violation[] {
  if (target === null) return [];
  const { parts } = effectiveSchema(target);
  const branches = parts
    .flatMap(({ uses }) => uses.filter(({ relation }) => relation === 'oneOf' || relation === 'anyOf'))
    .flatMap((use) => use.target ?? []);
  // One type needs no alternatives.
  const covers = parts.flatMap(({ place }) => ['oneOf', 'anyOf'].map((keyword) => below(place, keyword)));
  return unlikeTypes(branches, target.place).map((found) => ({ ...found, covers }));
}

/** The schemas with which GET of one resource answers. */
const itemResources: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const items = classifyPaths(description).paths.filter((path) => path.class === 'item');
  return new Set(items.flatMap(({ use }) => successSchema(operationOf(use.node, 'get') ?? undefined) ?? []));
});

/**
 * Optional properties for different resources, and nothing but what says which one of them is there: `{kind, turbine,
 * alarm}`.
 */
function unlikeVariants({ target }: SchemaUse, resources: ReadonlySet<SchemaNode>): Violation[] {
  if (target === null) return [];
  const { properties, required } = effectiveSchema(target);
  const uses = [...properties.values()].filter((use) => use.target === null || !isReadOnly(use.target));
  const variants = uses.filter((use) => use.target !== null && resources.has(use.target));
  const others = uses.filter((use) => !variants.includes(use));
  if (variants.some(({ key }) => required.has(String(key)))) return [];
  if (others.length > 1 || others.some((use) => use.target === null || !admitsOnly(use.target, 'string'))) return [];
  return unlikeTypes(
    variants.flatMap((use) => use.target ?? []),
    target.place,
  );
}

/** Words of names that say of no schema what it describes. */
const NO_TYPES: ReadonlySet<string> = new Set(['dto', 'model', 'schema']);

/** Variants of one resource have a word of their names in common, or a part. */
function unlikeTypes(branches: readonly SchemaNode[], at: Place): Violation[] {
  const named = branches.flatMap((branch) => {
    const [name] = definitionNames(withoutWrappers(branch));
    return name === undefined
      ? []
      : [{ name, words: describedWords(name, NO_TYPES), parts: effectiveSchema(branch).parts }];
  });
  const [first, ...others] = named;
  if (first === undefined || named.length < branches.length) return [];
  const other = others.find(
    ({ words, parts }) =>
      !words.some((word) => first.words.includes(word)) && !parts.some((part) => first.parts.includes(part)),
  );
  if (other === undefined) return [];
  const message = `an item of this bulk request is ${listed([first.name, other.name].map(plain), 'or')}; take resources of one type`;
  return [{ message, at }];
}
