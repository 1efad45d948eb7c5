import type { Description } from '../description/description.ts';
import type { HeaderNode, ParameterNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { byText, type Place } from '../description/place.ts';
import { itemUses } from '../items.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { definitionNames } from './definition-names.ts';
import { describesValue } from './effective-keywords.ts';
import { effectiveSchema } from './effective-schema.ts';

/** A named place for values: a property, parameter or response header; or a schema that has a name itself. */
export interface Field {
  readonly kind: 'property' | 'parameter' | 'header' | 'definition';
  readonly name: string;
  /** Where the field says which schema it has. */
  readonly place: Place;
  /** The schema of its values, or of its items where the values are arrays. */
  readonly schema: SchemaNode;
  readonly repeated: boolean;
  /** The object that a property belongs to. */
  readonly object: SchemaNode | null;
  readonly parameter: ParameterNode | null;
}

type Named = Pick<Field, 'kind' | 'name' | 'object' | 'parameter'>;

/** Every named field of a description whose schema is known. */
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

/** The fields with names of a kind. Each name is put to the question once, however many fields have it. */
export function fieldsNamed(description: Description, isOfKind: (name: string) => boolean): Field[] {
  const found: Field[] = [];
  for (const [name, fields] of fieldsByName(description)) {
    if (isOfKind(name)) found.push(...fields);
  }
  return found;
}

function propertyFields({ schemas }: Description): Field[] {
  return schemas
    .filter(describesValue)
    .flatMap((object) =>
      object.uses
        .filter(({ relation }) => relation === 'property')
        .flatMap((use) => fieldFor({ kind: 'property', name: String(use.key), object, parameter: null }, use)),
    );
}

function parameterFields({ parameters }: Description): Field[] {
  return parameters.flatMap((parameter) => {
    const { name } = parameter;
    if (name === null) return [];
    const kind = parameter.location === 'header' ? 'header' : 'parameter';
    return schemaUsesOf(parameter).flatMap((use) => fieldFor({ kind, name, object: null, parameter }, use));
  });
}

/** A header that several responses have goes by the first of its names by text. */
function headerFields({ responses, components }: Description): Field[] {
  const named = new Map<HeaderNode, string>();
  const inResponses = responses.flatMap(({ headers }) => headers).sort((left, right) => byText(left.key, right.key));
  for (const { key, node } of [...inResponses, ...components.headers]) {
    if (node !== null && !named.has(node)) named.set(node, key);
  }
  return [...named].flatMap(([header, name]) =>
    schemaUsesOf(header).flatMap((use) => fieldFor({ kind: 'header', name, object: null, parameter: null }, use)),
  );
}

function definitionFields({ schemas }: Description): Field[] {
  return schemas.filter(describesValue).flatMap((schema) =>
    definitionNames(schema).map((name) => {
      const named: Named = { kind: 'definition', name, object: null, parameter: null };
      return { ...named, place: schema.place, schema, repeated: false };
    }),
  );
}

/** Where a parameter or header says which schemas its values have, by `schema` or by `content`. */
export function schemaUsesOf({ schema, mediaTypes }: ParameterNode | HeaderNode): SchemaUse[] {
  return [schema, ...mediaTypes.map((mediaType) => mediaType.schema)].flatMap((use) => use ?? []);
}

function fieldFor(named: Named, { place, target }: SchemaUse): Field[] {
  if (target === null) return [];
  const items = itemUses(effectiveSchema(target).parts);
  if (items.length === 0) return [{ ...named, place, schema: target, repeated: false }];
  return items.flatMap((use) =>
    use.target === null ? [] : [{ ...named, place: use.place, schema: use.target, repeated: true }],
  );
}
