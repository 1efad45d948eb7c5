import { type Edit, set } from '../../framework/remedy.ts';
import { parseFields } from '../../grammar/fields.ts';
import { parseFilter } from '../../grammar/filter.ts';
import { parseSort } from '../../grammar/sort.ts';
import type { Description } from '../../model/description/description.ts';
import type { ExampleNode, OperationNode, ParameterNode, SchemaNode } from '../../model/description/nodes.ts';
import { appendTo, groupBy } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { effectiveSchema, itemSchemas, itemSchemasOf } from '../../model/schemas/effective-schema.ts';
import { schemasOfContent } from './bodies.ts';
import { withProperty } from './pointers.ts';
import type { RenamedProperty } from './renamed-property.ts';

/* Examples of the query parameters that name properties (section 4.3): of what the operation answers with, or of the items of a page. */

/** The path of a property in a text, such as `customer.city`, and where it begins. */
interface Named {
  readonly path: string;
  readonly position: number;
}

/** An example that names properties, and the schemas that may have these. */
interface ShownQuery {
  readonly example: ExampleNode;
  readonly text: string;
  readonly named: readonly Named[];
  readonly roots: readonly SchemaNode[];
}

const READERS: Readonly<Record<string, (text: string) => readonly Named[]>> = {
  filter: (text) => (parseFilter(text).value ?? []).map(({ property, position }) => ({ path: property, position })),
  sort: (text) => (parseSort(text).value ?? []).map(({ field, position }) => ({ path: field, position })),
  fields: (text) => (parseFields(text).value ?? []).map(({ field, position }) => ({ path: field, position })),
  sortBy: (text) => [{ path: text, position: 0 }],
};

/** A property's new name in the examples of queries that name it. */
export function propertyInQueries(property: RenamedProperty, description: Description): Edit[] {
  return (queriesByName(description).get(property.name) ?? []).flatMap(({ example, text, named, roots }) => {
    const renamed = named.toReversed().reduce((rest, { path, position }) => {
      const written = withNewName(path, (pointer) => withProperty(pointer, roots, property));
      return rest.slice(0, position) + written + rest.slice(position + path.length);
    }, text);
    return renamed === text ? [] : [set(example.place, renamed)];
  });
}

/** The path with what a rename makes of it as a pointer, between its own dots or slashes. */
function withNewName(path: string, renamed: (pointer: string) => string): string {
  const separators = path.match(SEPARATOR) ?? [];
  const names = renamed(`/${path.split(SEPARATOR).join('/')}`)
    .slice(1)
    .split('/');
  return names.map((one, index) => one + (separators[index] ?? '')).join('');
}

const SEPARATOR = /[./]/g;

/** The examples by each name in them. */
const queriesByName: (description: Description) => ReadonlyMap<string, readonly ShownQuery[]> = memoize(
  (description) => {
    const byName = new Map<string, ShownQuery[]>();
    for (const one of shownQueries(description))
      for (const name of new Set(one.named.flatMap(({ path }) => path.split(SEPARATOR)))) appendTo(byName, name, one);
    return byName;
  },
);

/** Each example once, with the answers of all operations that have its parameter. */
function shownQueries(description: Description): ShownQuery[] {
  const examples = groupBy(description.examples, ({ holder }) => holder);
  const answers = new Map<ParameterNode, SchemaNode[]>();
  for (const operation of description.operations)
    for (const { node } of [...operation.pathItem.parameters, ...operation.parameters])
      if (node !== null && node.location === 'query' && Object.hasOwn(READERS, String(node.name)))
        for (const schema of answeredSchemas(operation)) appendTo(answers, node, schema);
  return [...answers].flatMap(([{ name, value, schema }, roots]) =>
    [value, schema?.target?.value ?? value]
      .filter((holder, index, all) => all.indexOf(holder) === index)
      .flatMap((holder) => examples.get(holder) ?? [])
      .flatMap((example) => {
        const text = example.value;
        return typeof text === 'string' ? { example, text, named: READERS[String(name)]?.(text) ?? [], roots } : [];
      }),
  );
}

/** What an operation answers with, and what arrays in it hold. */
function answeredSchemas({ responses }: OperationNode): SchemaNode[] {
  const bodies = responses.filter(({ key }) => key.startsWith('2')).flatMap(({ node }) => schemasOfContent(node));
  return bodies.flatMap((body) => {
    const { parts, properties } = effectiveSchema(body);
    const arrays = [...properties.values()].flatMap(({ target }) => target ?? []);
    return [body, ...itemSchemas(parts), ...arrays.flatMap((array) => itemSchemasOf(array))];
  });
}
