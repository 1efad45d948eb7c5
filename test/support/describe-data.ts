import type { Description } from '../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../model/description/nodes.ts';
import { type Place, pathOf, type SourceFile } from '../../model/description/place.ts';
import { readDescription } from '../../model/description/read-description.ts';

/** Reads a description from data; the file is called `openapi.yaml`, and other files are given by name. */
export function describeData(
  data: unknown,
  files: Readonly<Record<string, unknown>> = {},
  source: string | null = 'openapi.yaml',
): Description {
  const root: SourceFile = { source, data };
  const others = new Map(Object.entries(files).map(([name, content]) => [name, { source: name, data: content }]));
  return readDescription({ root, lookUp: (name) => (name === source ? root : others.get(name)) });
}

/** A description of OpenAPI 3.1 with these components' schemas only. */
export function describeSchemas(schemas: Readonly<Record<string, unknown>>, openapi = '3.1.1'): Description {
  return describeData({ openapi, components: { schemas } });
}

/** Where something is written, for comparison: `file.yaml#a/b/0`, the first file without its name. */
export function at(place: Place): string {
  const name = place.file.source === 'openapi.yaml' ? '' : place.file.source;
  return `${name}#${pathOf(place).join('/')}`;
}

/** Where all schemas are written, sorted. */
export function schemaPlaces({ schemas }: Description): string[] {
  return schemas.map(({ place }) => at(place)).sort();
}

/** The schema of a component. */
export function component(description: Description, name: string): SchemaNode {
  return present(description.components.schemas.find(({ key }) => key === name)?.node);
}

/** The first use of a relation directly in a schema. */
export function useOf({ uses }: SchemaNode, relation: SchemaUse['relation'], key?: string | number): SchemaUse {
  return present(uses.find((use) => use.relation === relation && (key === undefined || use.key === key)));
}

/** A value that a test relies on. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('There is no such value.');
  return value;
}
