import type { ContentEntry, SchemaNode } from '../../model/description/nodes.ts';

/** The schemas of a body, by all its media types. */
export function schemasOfContent(body: { readonly content: readonly ContentEntry[] } | null | undefined): SchemaNode[] {
  return (body?.content ?? []).flatMap(({ mediaType }) => mediaType.schema?.target ?? []);
}
