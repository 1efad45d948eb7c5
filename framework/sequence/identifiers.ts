import { member } from '../../model/description/json.ts';
import type { DescribedResource } from '../../model/resources/described-resources.ts';

/** True for a UUID in its text form (RFC 9562, section 4), in any case. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** The name of the parameter that identifies one item in its path; null where there is none. */
export function parameterOf({ item }: Pick<DescribedResource, 'item'>): string | null {
  return item?.template.segments.at(-1)?.parameterNames[0] ?? null;
}

/**
 * The member of a body that has the resource's identifier: the one that is called as in its path, else `id`; null where
 * there is none.
 */
export function identifierIn(
  resource: Pick<DescribedResource, 'item'>,
  body: unknown,
): { readonly name: string; readonly value: string | number } | null {
  for (const name of [parameterOf(resource) ?? 'id', 'id']) {
    const value = member(body, name);
    if (typeof value === 'string' || typeof value === 'number') return { name, value };
  }
  return null;
}
