import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import type { ParameterNode, PathItemNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { appendTo, groupBy } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { parameterInExpressions } from './expressions.ts';
import { here, type Rename } from './name-at.ts';
import { textOf } from './places.ts';
import { references } from './references.ts';

/** A parameter where it is declared, and in links and callbacks; one of a path in all paths that have it, too. */
export function namesOfParameter(edit: Rename, description: Description): Edit[] {
  const name = String(valueAt(edit.place));
  const first = parametersByName(description).get(textOf(edit.place));
  if (first === undefined) return [here(edit)];
  if (first.location !== 'path')
    return [here(edit), ...parameterInExpressions(new Set([first]), name, edit.to, description)];
  const { parameters, pathItems } = sameParameters(first, name, description);
  const keys = [...description.paths, ...description.webhooks].filter(
    ({ key, node }) => node !== null && pathItems.has(node) && key.includes(`{${name}}`),
  );
  return [
    ...[...parameters].map((node) => set(below(node.place, 'name'), edit.to)),
    ...keys.flatMap(({ place, key }) => withKey(place, key.replaceAll(`{${name}}`, `{${edit.to}}`), description)),
    ...parameterInExpressions(parameters, name, edit.to, description),
  ];
}

function withKey(place: Place, key: string, description: Description): Edit[] {
  return [rename(place, 'key', key), ...references(place, key, description)];
}

/** Parameters by the text of the place of their name. */
const parametersByName: (description: Description) => ReadonlyMap<string, ParameterNode> = memoize(
  ({ parameters }) =>
    new Map(parameters.toReversed().map((parameter) => [textOf(below(parameter.place, 'name')), parameter])),
);

/**
 * The path parameters of one name that stand for the same braces: those of the operations of a path, and of all paths
 * that have them.
 */
function sameParameters(first: ParameterNode, name: string, description: Description) {
  const parameters = new Set([first]);
  const found = new Set<PathItemNode>();
  const named = pathItemsByParameter(description).get(name) ?? [];
  for (let before = -1; before !== parameters.size; ) {
    before = parameters.size;
    for (const { item, own } of named) {
      if (!own.some((node) => parameters.has(node))) continue;
      found.add(item);
      for (const node of own) parameters.add(node);
    }
  }
  return { parameters, pathItems: found };
}

/** A path item with its path parameters of one name. */
interface ItemWithParameters {
  readonly item: PathItemNode;
  readonly own: readonly ParameterNode[];
}

/** The path items that have path parameters, by the names of these. */
const pathItemsByParameter: (description: Description) => ReadonlyMap<string, readonly ItemWithParameters[]> = memoize(
  ({ pathItems }) => {
    const byName = new Map<string, ItemWithParameters[]>();
    for (const item of pathItems) {
      const all = [...item.parameters, ...item.operations.flatMap((operation) => operation.parameters)];
      const ofPath = all.flatMap(({ node }) => (node?.location === 'path' ? [node] : []));
      for (const [name, own] of groupBy(ofPath, (node) => node.name)) appendTo(byName, name, { item, own });
    }
    return byName;
  },
);
