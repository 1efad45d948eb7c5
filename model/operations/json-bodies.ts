import type { Description } from '../description/description.ts';
import type { MediaTypeNode, OperationNode, ResponseNode, SchemaNode, SchemaUse, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { withoutWrappers } from '../schemas/composition.ts';
import { isJson } from '../text/standards/media-type.ts';
import { clientOperations } from './client-operations.ts';
import { responsePlaces } from './shared-bodies.ts';

/** A JSON body that an operation answers with, and its schema. */
export interface JsonBody {
  readonly operation: OperationNode;
  /** The response in its operation; its key is the status as written. */
  readonly response: Use<ResponseNode>;
  readonly mediaType: MediaTypeNode;
  /** The schema where the body uses it. */
  readonly use: SchemaUse;
  /** The schema that tells what the body holds: past references and parts that only wrap it. */
  readonly schema: SchemaNode;
}

/** Every JSON body with a schema that the service answers clients with, by status and operation. */
export const jsonBodies: (description: Description) => readonly JsonBody[] = memoize((description) =>
  clientOperations(description).flatMap(jsonBodiesOf),
);

/** Every JSON body with a schema that an operation answers with. */
export function jsonBodiesOf(operation: OperationNode): readonly JsonBody[] {
  return operation.responses.flatMap((response) =>
    (response.node?.content ?? []).flatMap(({ name, mediaType }): JsonBody[] => {
      const use = mediaType.schema;
      if (use === null || use.target === null || !isJson(name)) return [];
      return [{ operation, response, mediaType, use, schema: withoutWrappers(use.target) }];
    }),
  );
}

/**
 * Where it is told that some bodies have the wrong schema, though the schema is right elsewhere: where they use it, or at the
 * operations' responses, where those are shared with others that it is right for.
 */
export function bodyPlaces(bodies: readonly JsonBody[], description: Description): Place[] {
  return responsePlaces(
    bodies.map(({ response, use }) => ({ response, definition: use.place })),
    description,
  );
}
