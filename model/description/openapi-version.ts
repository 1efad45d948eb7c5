import { asString, member } from './json.ts';

/** `3.1` stands for every version from 3.1 on. */
export type OpenApiVersion = '3.0' | '3.1';

/** The OpenAPI version that a file's content declares; null for what is no OpenAPI 3 description. */
export function openApiVersion(data: unknown): OpenApiVersion | null {
  const declared = member(data, 'openapi');
  // In YAML, `openapi: 3.0` is the number 3.
  const text = typeof declared === 'number' ? String(declared) : asString(declared);
  const match = /^3(?:\.(\d+))?(?:\.|-|$)/.exec(text ?? '');
  if (match === null) return null;
  return (match[1] ?? '0') === '0' ? '3.0' : '3.1';
}
