import type { Description } from './description/description.ts';
import type { HeaderNode, SchemaNode, SchemaUse } from './description/nodes.ts';
import { SAME_FIELD } from './description/schema-relations.ts';
import { appendTo } from './lib/group-by.ts';
import { memoize } from './lib/memoize.ts';

/** A field whose values, or whose items, a schema describes. `other`: a body, a map's values, a multipart part. */
export interface DescribedField {
  readonly kind: 'property' | 'parameter' | 'header' | 'other';
  readonly name: string;
  /** The object that a property belongs to; null for what is no property. */
  readonly object: SchemaNode | null;
}

/** Where the values of a schema stand, and what it is called as a component. */
export interface DescribedFields {
  readonly fields: readonly DescribedField[];
  readonly componentNames: readonly string[];
}

/** Every field that the schema describes the values of, directly, as items or as a part of another schema. */
export function fieldsDescribedBy(node: SchemaNode, description: Description): DescribedFields {
  const outside = outsideFieldsOf(description);
  const fields: DescribedField[] = [];
  const componentNames: string[] = [];
  const holders = new Set([node]);
  for (const holder of holders) {
    for (const use of holder.usedBy) {
      if (use.relation === 'component') componentNames.push(String(use.key));
      else if (use.holder !== null && SAME_FIELD.has(use.relation)) holders.add(use.holder);
      else fields.push(...(outside.get(use) ?? [insideField(use)]));
    }
  }
  return { fields, componentNames };
}

function insideField({ relation, key, holder }: SchemaUse): DescribedField {
  const isProperty = relation === 'property' && holder !== null;
  return { kind: isProperty ? 'property' : 'other', name: String(key), object: isProperty ? holder : null };
}

/** The parameters and headers by the use of their schema, which does not know where they stand. */
const outsideFieldsOf: (description: Description) => ReadonlyMap<SchemaUse, readonly DescribedField[]> = memoize(
  (description) => new Map([...parameterFields(description), ...headerFields(description)]),
);

function parameterFields({ parameters }: Description): [SchemaUse, DescribedField[]][] {
  return parameters.flatMap(({ name, location, schema }) => {
    if (schema === null || name === null) return [];
    return [[schema, [{ kind: location === 'header' ? 'header' : 'parameter', name, object: null }]]];
  });
}

function headerFields({ headers, responses, components }: Description): [SchemaUse, DescribedField[]][] {
  const names = new Map<HeaderNode, string[]>();
  for (const { key, node } of responses.flatMap((response) => response.headers)) {
    if (node !== null) appendTo(names, node, key);
  }
  for (const { key, node } of components.headers) if (node !== null && !names.has(node)) names.set(node, [key]);
  return headers.flatMap((header) => {
    if (header.schema === null) return [];
    const known = names.get(header) ?? [String(header.place.key)];
    return [[header.schema, known.map((name) => ({ kind: 'header' as const, name, object: null }))]];
  });
}
