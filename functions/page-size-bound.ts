import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Description } from '../model/description/description.ts';
import { asString } from '../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../model/description/nodes.ts';
import { type Place, below as placeBelow } from '../model/description/place.ts';
import { bodyProperties } from '../model/operations/body-properties.ts';
import { queryNamesOf } from '../model/parameters/names-in-query.ts';
import { meantName } from '../model/query/query-renames.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { keywordOf } from '../model/schemas/keywords.ts';

/** The `maxItems` of a page's array, with the page sizes of the operations that answer with it. */
interface PagedArray {
  readonly place: Place;
  readonly maxItems: number;
  /** True where the description of the array gives the bound. */
  readonly isDocumented: boolean;
  readonly pageSizes: ReadonlyMap<number, string>;
}

/**
 * The largest bound of an array (statement 2.2/array-max-items): the one to write instead, so it is never a fault
 * itself.
 */
const LARGEST = 32767;

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['parameter', 'property'],
  properties: {
    parameter: {
      description:
        'Name of the query parameter that sets the page size; one by another name that means it counts, too.',
      type: 'string',
    },
    pagedBy: {
      description: 'Names of further query parameters that show that a collection is paged.',
      type: 'array',
      items: { type: 'string' },
    },
    property: { description: 'Name of the response property that holds the page.', type: 'string' },
    below: {
      description: 'When given, a bound below it is what is looked for, instead of a bound equal to the page size.',
      type: 'number',
    },
  },
} as const satisfies JSONSchema;

type PageSizeBoundOptions = OptionsOf<typeof OPTIONS>;

/**
 * The bound of a page's array does not follow the page size, which changes without the schema. A page size as large as
 * any array leaves no larger bound to write.
 */
export default defineFunction({
  name: 'pageSizeBound',
  options: OPTIONS,
  subjects: pagedArrays,
  judge: ({ maxItems, pageSizes, isDocumented }, { parameter, below: limit }) => {
    if (maxItems === LARGEST) return null;
    const keyword = pageSizes.get(maxItems);
    if (limit === undefined) {
      if (keyword === undefined) return null;
      return {
        message: `maxItems is ${maxItems}, the ${keyword} of ${parameter}; write a bound of the array, such as ${LARGEST}`,
      };
    }
    if (keyword !== undefined || maxItems >= limit || isDocumented) return null;
    return {
      message: `maxItems is ${maxItems}, as small as a page; leave the page size to ${parameter}, and write ${LARGEST} unless this is a bound of the array`,
    };
  },
});

/** Each `maxItems` once, however many operations answer with it. */
function pagedArrays(description: Description, options: PageSizeBoundOptions): PagedArray[] {
  const found = new Map<SchemaNode, PagedArray>();
  for (const operation of description.operations) {
    const pageSizes = pageSizesOf(operation, options, description);
    if (pageSizes === null) continue;
    for (const array of pagesOf(operation, options.property).flatMap(bounded)) {
      const all = new Map([...(found.get(array)?.pageSizes ?? []), ...pageSizes]);
      const place = placeBelow(array.place, 'maxItems');
      const maxItems = Number(array.value.maxItems);
      found.set(array, { place, maxItems, isDocumented: givesBound(array, maxItems), pageSizes: all });
    }
  }
  return [...found.values()];
}

/** True for a description that says how many items the array holds: `at most 10`, `a single item`. */
function givesBound({ value }: SchemaNode, maxItems: number): boolean {
  const text = asString(value.description) ?? '';
  const isNumber = new RegExp(
    `\\b(?:at most|up to|maximum(?: of)?|no more than|exactly|only|limited to)\\b[^.]{0,20}\\b${maxItems}\\b`,
    'i',
  );
  return isNumber.test(text) || (maxItems === 1 && /\b(?:one|single|exactly one|only one)\b/i.test(text));
}

/** The parts of an array's schema that bound it. */
function bounded(array: SchemaNode): SchemaNode[] {
  return effectiveSchema(array).parts.filter(({ value }) => typeof value.maxItems === 'number');
}

/**
 * The maximum and the default of an operation's page size, whatever it is called; null when nothing shows that it
 * pages.
 */
function pageSizesOf(
  operation: OperationNode,
  { parameter, pagedBy = [] }: PageSizeBoundOptions,
  description: Description,
): ReadonlyMap<number, string> | null {
  const queries = queryNamesOf(operation).map((query) => ({ query, name: meantName(query, description) }));
  if (!queries.some(({ name }) => [parameter, ...pagedBy].includes(name))) return null;
  const schema = queries.find(({ name }) => name === parameter)?.query.schema?.target ?? null;
  const sizes = ['default', 'maximum'].map((keyword) => [
    schema === null ? undefined : keywordOf(schema, keyword)?.value,
    keyword,
  ]);
  return new Map(sizes.filter((size): size is [number, string] => typeof size[0] === 'number'));
}

/** An object that extends another may narrow the array that this defines. */
function pagesOf({ responses }: OperationNode, property: string): SchemaNode[] {
  return responses
    .filter(({ key }) => key.startsWith('2'))
    .flatMap(({ node }) => node?.content ?? [])
    .flatMap(({ mediaType }) => mediaType.schema?.target ?? [])
    .flatMap((schema) => bodyProperties(schema, property))
    .flatMap(({ target }) => target ?? []);
}
