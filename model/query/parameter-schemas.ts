import type { Description } from '../description/description.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Keyword } from '../schemas/keywords.ts';
import { isUsedElsewhere } from '../schemas/shared-schemas.ts';
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
    const schemas = query.name === name ? usesBy(query).flatMap(({ target }) => target ?? []) : [];
    for (const schema of new Set(schemas)) appendTo(groups, schema, query);
  }
  return [...groups].map(([schema, queries]) => {
    const uses = queries.flatMap(usesBy).filter(({ target }) => target === schema);
    const own = !isUsedElsewhere(schema, (use) => uses.includes(use));
    return { place: schema.place, schema, queries, uses, own };
  });
}

/** A parameter has its schema itself, or in `content`. */
function usesBy({ schema, parameter }: QueryName): readonly SchemaUse[] {
  return schema === null ? parameter.content.flatMap(({ mediaType }) => mediaType.schema ?? []) : [schema];
}

/** The schema and the parts of it that only it brings in; none where the schema is shared. */
export function ownParts({ schema, own }: QuerySchema): readonly SchemaNode[] {
  const { parts } = effectiveSchema(schema);
  const isOfSchema = ({ holder }: SchemaUse) => holder !== null && parts.includes(holder);
  return own ? parts.filter((part) => part === schema || !isUsedElsewhere(part, isOfSchema)) : [];
}

/**
 * Where to tell that the schema is wrong for the name: at its keyword, or at the schema where it lacks one or a shared schema
 * brings it in; at each use where others share the schema.
 */
export function placesOfFault(subject: QuerySchema, keyword?: Keyword): readonly Place[] {
  const { schema, uses, own } = subject;
  if (!own) return uses.map(({ place }) => place);
  const isOwnText = ownParts(subject).some(({ place }) => place === keyword?.place.parent);
  return [isOwnText && keyword !== undefined ? keyword.place : schema.place];
}
