import type { Description } from '../description/description.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import type { QueryName } from '../parameters/names-in-query.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Keyword } from '../schemas/keywords.ts';
import { isUsedElsewhere } from '../schemas/shared-schemas.ts';
import { queryNames } from './query-names.ts';

/** A schema that query parameters of one name have. */
export interface QuerySchema {
  readonly place: Place;
  readonly schema: SchemaNode;
  /** The names that have the schema. */
  readonly queries: readonly QueryName[];
  /** Their uses of the schema, by reference or written out. */
  readonly uses: readonly SchemaUse[];
  /** True where nothing else uses the schema, so that a fault for the name is a fault of the schema. */
  readonly own: boolean;
}

/** The schemas of the query parameters of a name in a description, each once. */
export function schemasOfQuery(description: Description, name: string): QuerySchema[] {
  const groups = new Map<SchemaNode, QueryName[]>();
  for (const query of queryNames(description)) {
    const schema = query.schema?.target ?? null;
    if (query.name === name && schema !== null) appendTo(groups, schema, query);
  }
  return [...groups].map(([schema, queries]) => {
    const uses = queries.flatMap((query) => query.schema ?? []).filter(({ target }) => target === schema);
    const own = !isUsedElsewhere(schema, (use) => uses.includes(use));
    return { place: schema.place, schema, queries, uses, own };
  });
}

/** The schema and the parts that nothing else uses; none where the schema is shared. */
export function ownParts({ schema, own }: QuerySchema): readonly SchemaNode[] {
  const { parts } = effectiveSchema(schema);
  const isOfSchema = ({ holder }: SchemaUse) => holder !== null && parts.includes(holder);
  return own ? parts.filter((part) => part === schema || !isUsedElsewhere(part, isOfSchema)) : [];
}

/**
 * Where to report a fault of the schema: at the keyword, at the schema where the keyword is missing or in a shared
 * part, or at each use where the schema itself is shared.
 */
export function placesOfFault(subject: QuerySchema, keyword?: Keyword): readonly Place[] {
  const { schema, uses, own } = subject;
  if (!own) return uses.map(({ place }) => place);
  const isOwnText = ownParts(subject).some(({ place }) => place === keyword?.place.parent);
  return [isOwnText && keyword !== undefined ? keyword.place : schema.place];
}
