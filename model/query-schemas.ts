import type { Description } from './description.ts';
import type { Keyword } from './effective-schema.ts';
import type { SchemaNode, SchemaUse } from './nodes.ts';
import type { Place } from './place.ts';
import { type QueryName, queryNames } from './query-names.ts';

/** The schema of a name in queries. */
export interface QuerySchema {
  readonly place: Place;
  readonly schema: SchemaNode;
  /** The names that have the schema. */
  readonly queries: readonly QueryName[];
  /** Where they refer to it, or have it written out. */
  readonly uses: readonly SchemaUse[];
  /** True where nothing else uses the schema, so that what is wrong for the name is wrong there. */
  readonly own: boolean;
}

/** The schemas of the query parameters of a name, each once. */
export function schemasOfQuery(description: Description, name: string): QuerySchema[] {
  const groups = new Map<SchemaNode, QueryName[]>();
  for (const query of queryNames(description)) {
    const schema = query.name === name ? (query.schema?.target ?? null) : null;
    if (schema !== null) groups.set(schema, [...(groups.get(schema) ?? []), query]);
  }
  return [...groups].map(([schema, queries]) => {
    const uses = queries.flatMap(({ schema: use }) => use ?? []);
    const own = schema.usedBy.every((use) => use.relation === 'component' || uses.includes(use));
    return { place: schema.place, schema, queries, uses, own };
  });
}

/**
 * Where to tell that the schema is wrong for the name: at its keyword, or at the schema where it lacks one or another schema
 * brings it in; at each use where others share the schema.
 */
export function placesOfFault({ schema, uses, own }: QuerySchema, keyword?: Keyword): readonly Place[] {
  if (!own) return uses.map(({ place }) => place);
  return [keyword !== undefined && keyword.place.parent === schema.place ? keyword.place : schema.place];
}
