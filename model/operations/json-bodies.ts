import type { Description } from '../description/description.ts';
import type { MediaTypeNode, OperationNode, ResponseNode, SchemaNode, SchemaUse, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { withoutWrappers } from '../schemas/composition.ts';
import { isJsonContent } from './body-content.ts';
import { clientOperations } from './client-operations.ts';
import { responsePlaces } from './shared-bodies.ts';

/** A JSON body of a response, with its schema. */
export interface JsonBody {
  readonly operation: OperationNode;
  /** The response in its operation; its key is the status as written. */
  readonly response: Use<ResponseNode>;
  readonly mediaType: MediaTypeNode;
  /** The schema where the body uses it. */
  readonly use: SchemaUse;
  /** The schema that defines the body: the target of references and of `allOf` with a single part. */
  readonly schema: SchemaNode;
}

/** The JSON response bodies with a schema of all operations that clients call. */
export const jsonBodies: (description: Description) => readonly JsonBody[] = memoize((description) =>
  clientOperations(description).flatMap(jsonBodiesOf),
);

/** The JSON response bodies with a schema of one operation. */
export function jsonBodiesOf(operation: OperationNode): readonly JsonBody[] {
  return operation.responses.flatMap((response) =>
    (response.node?.content ?? []).filter(isJsonContent).flatMap(({ mediaType }): JsonBody[] => {
      const use = mediaType.schema;
      if (use === null || use.target === null) return [];
      return [{ operation, response, mediaType, use, schema: withoutWrappers(use.target) }];
    }),
  );
}

/**
 * Where to report a wrong body schema that other bodies use correctly: at its use, or at each operation's response if
 * the response is shared.
 */
export function bodyPlaces(bodies: readonly JsonBody[], description: Description): Place[] {
  return responsePlaces(
    bodies.map(({ response, use }) => ({ response, definition: use.place })),
    description,
  );
}
