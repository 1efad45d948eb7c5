import { memoize } from '../lib/memoize.ts';
import type { PathClassification } from '../paths/classification.ts';
import type { DescribedResource } from './described-resources.ts';

/**
 * The names by which the values of a path's parameters are kept, in their order: what stands at one place has one name,
 * though `/orders/{id}` and `/orders/{orderId}/items/{id}` call it otherwise. They are those of the path above.
 */
const valueNames: (path: PathClassification) => readonly string[] = memoize(({ parent, template }) => {
  const names = parent === null ? [] : [...valueNames(parent)];
  const own = template.segments.flatMap(({ parameterNames }) => parameterNames);
  for (const name of own.slice(names.length)) names.push(names.includes(name) ? `${name} ${names.length}` : name);
  return names;
});

/** The parameters of a path as it writes them, each with the name by which its value is kept. */
export function namedValues(path: PathClassification): readonly { readonly written: string; readonly name: string }[] {
  const names = valueNames(path);
  const own = path.template.segments.flatMap(({ parameterNames }) => parameterNames);
  return own.map((written, index) => ({ written, name: names[index] ?? written }));
}

/** The name by which the identifier of one item is kept; null where its path ends in none. */
export function identifierName({ item }: Pick<DescribedResource, 'item'>): string | null {
  if (item === null || (item.template.segments.at(-1)?.parameterNames.length ?? 0) === 0) return null;
  return valueNames(item).at(-1) ?? null;
}
