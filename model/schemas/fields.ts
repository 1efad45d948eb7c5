import type { Description } from '../description/description.ts';
import type { HeaderNode, ParameterNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { byText, type Place } from '../description/place.ts';
import { describesValue, namesInQueryOnly } from '../description/schema-contexts.ts';
import { EXTENSIONS, SAME_FIELD } from '../description/schema-relations.ts';
import { appendTo, groupBy } from '../lib/group-by.ts';
import { append } from '../lib/lists.ts';
import { memoize } from '../lib/memoize.ts';
import { plainDefinitionNames } from './definition-names.ts';
import { effectiveSchema, itemUses } from './effective-schema.ts';
import { onlyAlternative } from './only-alternative.ts';

/**
 * A named place for values: a property, a parameter, a response header, or a schema with a name (`definitionNames`). A
 * property of an object that is spread over a query is a parameter.
 */
export interface Field {
  readonly kind: 'property' | 'parameter' | 'header' | 'definition';
  readonly name: string;
  /** Where its schema is written or referred to. */
  readonly place: Place;
  /** The schema of its values, or of its items where the values are arrays. */
  readonly schema: SchemaNode;
  /** True where `schema` is that of the items. */
  readonly repeated: boolean;
  /** The object that a property belongs to, one that is spread over a query as well; null for other fields. */
  readonly object: SchemaNode | null;
  /** Null for what is written as a property, response headers and definitions. */
  readonly parameter: ParameterNode | null;
}

type Named = Pick<Field, 'kind' | 'name' | 'object' | 'parameter'>;

/** Every field of a description whose schema reference resolves. */
export const fieldsOf: (description: Description) => readonly Field[] = memoize((description) => [
  ...propertyFields(description),
  ...parameterFields(description),
  ...headerFields(description),
  ...definitionFields(description),
]);

/** The fields by the schema of their values. */
export const fieldsBySchema: (description: Description) => ReadonlyMap<SchemaNode, readonly Field[]> = memoize(
  (description) => groupBy(fieldsOf(description), ({ schema }) => schema),
);

const fieldsByName: (description: Description) => ReadonlyMap<string, readonly Field[]> = memoize((description) =>
  groupBy(fieldsOf(description), ({ name }) => name),
);

/** The fields whose names match. Each name is asked about once, however many fields have it. */
export function fieldsNamed(description: Description, matchesName: (name: string) => boolean): Field[] {
  return [...fieldsByName(description)].flatMap(([name, fields]) => (matchesName(name) ? fields : []));
}

function propertyFields({ schemas }: Description): Field[] {
  return schemas
    .filter(describesValue)
    .flatMap((object) =>
      object.uses
        .filter(({ relation }) => relation === 'property')
        .flatMap((use) => fieldFor({ kind: kindIn(object), name: String(use.key), object, parameter: null }, use)),
    );
}

function kindIn(object: SchemaNode): 'parameter' | 'property' {
  return namesInQueryOnly(object) ? 'parameter' : 'property';
}

function parameterFields({ parameters }: Description): Field[] {
  return parameters.flatMap((parameter) => {
    const { name } = parameter;
    if (name === null) return [];
    const kind = parameter.location === 'header' ? 'header' : 'parameter';
    return schemaUsesOf(parameter).flatMap((use) => fieldFor({ kind, name, object: null, parameter }, use));
  });
}

/** A header that several responses have under different names goes by the first of them, by text. */
function headerFields(description: Description): Field[] {
  return [...headerNames(description)].flatMap(([header, [name = '']]) =>
    schemaUsesOf(header).flatMap((use) => fieldFor({ kind: 'header', name, object: null, parameter: null }, use)),
  );
}

/** The names of headers in responses, by text; for one that no response has, its name as a component. */
const headerNames: (description: Description) => ReadonlyMap<HeaderNode, readonly string[]> = memoize(
  ({ responses, components }) => {
    const names = new Map<HeaderNode, string[]>();
    const inResponses = responses.flatMap(({ headers }) => headers).sort((left, right) => byText(left.key, right.key));
    for (const { key, node } of inResponses) {
      if (node !== null && names.get(node)?.at(-1) !== key) appendTo(names, node, key);
    }
    for (const { key, node } of components.headers) if (node !== null && !names.has(node)) names.set(node, [key]);
    return names;
  },
);

function definitionFields({ schemas }: Description): Field[] {
  return schemas.filter(describesValue).flatMap((schema) =>
    plainDefinitionNames(schema).map((name) => {
      const named: Named = { kind: 'definition', name, object: null, parameter: null };
      return field(named, schema.place, schema, false);
    }),
  );
}

/** Where a parameter or header says which schemas its values have, by `schema` or by `content`. */
export function schemaUsesOf({ schema, content }: ParameterNode | HeaderNode): SchemaUse[] {
  return [schema, ...content.map(({ mediaType }) => mediaType.schema)].flatMap((use) => use ?? []);
}

/** The first of these. `content` has one entry. */
export function valueSchemaOf(described: ParameterNode | HeaderNode): SchemaUse | null {
  return schemaUsesOf(described)[0] ?? null;
}

function fieldFor(named: Named, written: SchemaUse): Field[] {
  const { place, target } = withoutNull(written);
  if (target === null) return [];
  const items = itemUses(effectiveSchema(target).parts).map(withoutNull);
  if (items.length === 0) return [field(named, place, target, false)];
  return items.flatMap((use) => (use.target === null ? [] : [field(named, use.place, use.target, true)]));
}

/** The use of the schema that describes the values other than null. */
function withoutNull(use: SchemaUse): SchemaUse {
  return (use.target === null ? null : onlyAlternative(use.target)) ?? use;
}

/**
 * Written out: V8 gives each object that begins with a spread one a hidden class and a list of its own, three times the
 * memory.
 */
function field(named: Named, place: Place, schema: SchemaNode, repeated: boolean): Field {
  const { kind, name, object, parameter } = named;
  return { kind, name, place, schema, repeated, object, parameter };
}

/** A property of an object, found from the schema of the property. */
export interface PropertyUse {
  readonly name: string;
  readonly object: SchemaNode;
  readonly place: Place;
  /** The schema of the property: the one that is asked for, or one that extends it. */
  readonly schema: SchemaNode;
}

/**
 * The properties that have the schema: written there, by reference, or by a schema that extends it (`allOf`, or
 * keywords beside a `$ref`). Not those whose items it describes: see `fieldsBySchema` and `fieldsDescribedBy`.
 */
export function propertyUses(node: SchemaNode): PropertyUse[] {
  const found: PropertyUse[] = [];
  const holders = new Set([node]);
  for (const { usedBy } of holders) {
    for (const { relation, key, place, holder, target } of usedBy) {
      if (holder === null) continue;
      if (relation === 'property') found.push({ name: String(key), object: holder, place, schema: target ?? node });
      if (EXTENSIONS.has(relation)) holders.add(holder);
    }
  }
  return found;
}

/**
 * A field whose values or items a schema describes, perhaps in part. `other`: a body, the values of a map, a multipart
 * part.
 */
export interface DescribedField {
  readonly kind: 'property' | 'parameter' | 'header' | 'other';
  readonly name: string;
  /** The object that a property belongs to, as of a `Field`. */
  readonly object: SchemaNode | null;
}

/** The fields whose values a schema describes, and its names as a component or definition. */
export interface DescribedFields {
  readonly fields: readonly DescribedField[];
  readonly componentNames: readonly string[];
}

/**
 * Every field whose values the schema describes: directly, as items, or as a part or alternative of the field's schema.
 * Wider than `fieldsBySchema`, which has the fields with exactly this schema.
 */
export function fieldsDescribedBy(node: SchemaNode, description: Description): DescribedFields {
  const outside = outsideFieldsOf(description);
  const fields: DescribedField[] = [];
  const componentNames: string[] = [];
  const holders = new Set([node]);
  for (const holder of holders) {
    for (const use of holder.usedBy) {
      if (use.relation === 'component' || use.relation === 'definition') componentNames.push(String(use.key));
      else if (use.holder !== null && SAME_FIELD.has(use.relation)) holders.add(use.holder);
      else append(fields, outside.get(use) ?? [insideField(use)]);
    }
  }
  return { fields, componentNames };
}

function insideField({ relation, key, holder }: SchemaUse): DescribedField {
  const isProperty = relation === 'property' && holder !== null;
  return { kind: isProperty ? kindIn(holder) : 'other', name: String(key), object: isProperty ? holder : null };
}

/** Parameters and headers by the use of their schema: the use itself has no link to them. */
const outsideFieldsOf: (description: Description) => ReadonlyMap<SchemaUse, readonly DescribedField[]> = memoize(
  (description) => {
    const found = new Map<SchemaUse, readonly DescribedField[]>();
    for (const parameter of description.parameters) {
      const { name, location } = parameter;
      const kind = location === 'header' ? 'header' : 'parameter';
      if (name !== null) for (const use of schemaUsesOf(parameter)) found.set(use, [{ kind, name, object: null }]);
    }
    const names = headerNames(description);
    for (const header of description.headers) {
      const known = names.get(header) ?? [String(header.place.key)];
      const fields = known.map((name): DescribedField => ({ kind: 'header', name, object: null }));
      for (const use of schemaUsesOf(header)) found.set(use, fields);
    }
    return found;
  },
);
