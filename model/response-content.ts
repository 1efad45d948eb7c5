import { isObject } from './json.ts';
import type { ResponseNode } from './nodes.ts';
import { isReference } from './reference.ts';

/** True for a response that describes no body: it has no `content`, or an empty one. */
export function hasNoBody({ value: { content } }: ResponseNode): boolean {
  if (content === undefined || content === null) return true;
  return isObject(content) && !isReference(content) && Object.keys(content).length === 0;
}
