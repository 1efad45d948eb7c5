import type { Description } from '../description/description.ts';
import type { MediaTypeNode, SchemaNode } from '../description/nodes.ts';
import { spreadRequest } from '../schemas/read-only.ts';
import { isJson, isMultipart } from '../text/standards/media-type.ts';
import { multipartParts } from './multipart-parts.ts';

const cache = new WeakMap<Description, ReadonlySet<SchemaNode>>();

/**
 * The schemas of what JSON request bodies carry, those of webhooks and callbacks and the JSON parts of multipart bodies
 * included. What stands below a readOnly property is not sent.
 */
export function jsonRequestSchemas(description: Description): ReadonlySet<SchemaNode> {
  let known = cache.get(description);
  if (known === undefined) {
    const mediaTypes = description.requestBodies.flatMap((body) => body.mediaTypes);
    known = spreadRequest(new Set(mediaTypes.flatMap(jsonSchemasOf)));
    cache.set(description, known);
  }
  return known;
}

function jsonSchemasOf(mediaType: MediaTypeNode): SchemaNode[] {
  if (isJson(mediaType.name)) return mediaType.schema?.target == null ? [] : [mediaType.schema.target];
  if (!isMultipart(mediaType.name)) return [];
  const { parts } = multipartParts(mediaType);
  return parts.flatMap(({ kind, use }) => (kind === 'json' && use.target !== null ? [use.target] : []));
}
