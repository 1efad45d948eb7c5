import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { Context, describesValue } from '../../../model/description/schema-contexts.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { type LinksArray, linksArrayAt } from '../../../model/links/links.ts';

/** Every property called links of a JSON object that is an array (section 2.4 of the conventions). */
export const linksArrays: (description: Description) => readonly LinksArray[] = memoize(({ schemas }) => {
  const objects = schemas.filter((node) => describesValue(node) && (node.contexts & Context.jsonPropertyNames) !== 0);
  return objects.flatMap(({ uses }) => uses.flatMap((use) => linksArrayAt(use) ?? []));
});

/** The schemas of the items of arrays called links, each once. */
export function linkSchemas(description: Description): ReadonlySet<SchemaNode> {
  const items = linksArrays(description).flatMap((array) => array.items);
  return new Set(items.flatMap(({ target }) => target ?? []));
}
