import type { Description } from '../description/description.ts';
import { isObject } from '../description/json.ts';
import type { DescriptionNode } from '../description/nodes.ts';

const COMPONENT = /^#\/components\/securitySchemes\/([^/]+)$/;

/**
 * The scheme that a requirement names: by its key in the components, or, from OpenAPI 3.2 on, by its URI. Null where it
 * is not read, as in another file; undefined where there is none.
 */
export function schemeNamed(name: string, description: Description): DescriptionNode | null | undefined {
  const keyOfUri = takesUris(description) ? COMPONENT.exec(name)?.[1] : undefined;
  const entry = entryOf(name, description) ?? entryOf(keyOfUri, description);
  if (entry !== undefined) return entry.node;
  return isElsewhere(name, description) ? null : undefined;
}

/** True for the URI of a scheme that is not among the components. */
export function isElsewhere(name: string, description: Description): boolean {
  return takesUris(description) && /[/#:]/.test(name) && !COMPONENT.test(name);
}

function entryOf(
  name: string | undefined,
  { components }: Description,
): Description['components']['securitySchemes'][number] | undefined {
  return components.securitySchemes.find(({ key }) => key === name);
}

function takesUris({ root }: Description): boolean {
  return /^3\.[2-9]/.test(String(root.openapi));
}

/** True for a list of requirements that asks for nothing: without alternatives, or with empty ones alone. */
export function asksForNothing(security: unknown): boolean {
  return Array.isArray(security) && security.every((one) => isObject(one) && Object.keys(one).length === 0);
}
