import type { Description } from '../description/description.ts';
import type { ContentEntry, SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { isJsonContent } from '../operations/body-content.ts';
import { carriedByRequests } from '../operations/request-schemas.ts';
import { isMultipart } from '../text/standards/media-type.ts';
import { multipartParts } from './multipart-parts.ts';

/**
 * The schemas in JSON request bodies, including those of webhooks and callbacks and the JSON parts of multipart bodies,
 * without those below readOnly properties, which are not sent.
 */
export const jsonRequestSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  ({ requestBodies }) => {
    const content = requestBodies.flatMap((body) => body.content);
    return carriedByRequests(new Set(content.flatMap(jsonSchemasOf)));
  },
);

function jsonSchemasOf(entry: ContentEntry): SchemaNode[] {
  const { name, mediaType } = entry;
  if (isJsonContent(entry)) return mediaType.schema?.target == null ? [] : [mediaType.schema.target];
  if (!isMultipart(name)) return [];
  const { parts } = multipartParts(mediaType);
  return parts.flatMap(({ kind, use }) => (kind === 'json' && use.target !== null ? [use.target] : []));
}
