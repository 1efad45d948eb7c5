import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { valueSchemaOf } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { listedValues } from '../schemas/listed-values.ts';
import { defaultAndExamples } from '../schemas/written-values.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { requestHeaderOf } from './header-names.ts';

/** The token that asks for an answer before the work is done (RFC 7240, section 4.1). */
export const RESPOND_ASYNC = 'respond-async';

/** The preference for the whole representation after a change (RFC 7240, section 4.2). */
export const RETURN_REPRESENTATION = 'return=representation';

/** The tokens of the request header Prefer (section 9.1 of the conventions). */
export const PREFER_TOKENS: readonly string[] = [
  ...[RESPOND_ASYNC, 'read-consistent', 'read-eventual-consistent', 'read-cache'],
  ...[RETURN_REPRESENTATION, 'return=minimal'],
];

/**
 * Whether an operation takes a preference in the request header Prefer (RFC 7240): `absent` where it has no such
 * header, `unknown` where the header's schema does not list its values, or a parameter is an unresolved reference.
 */
export type Preference = 'taken' | 'refused' | 'absent' | 'unknown';

/** Whether an operation takes a token such as `return=representation` or `respond-async` in the Prefer header. */
export function preferenceOf(operation: OperationNode, token: string, description: Description): Preference {
  if (operation.parameters.some(({ node }) => node === null)) return 'unknown';
  const header = requestHeaderOf(operation, 'Prefer');
  if (header === null) return 'absent';
  const schema = header.node === null ? null : (valueSchemaOf(header.node)?.target ?? null);
  return schema === null ? 'unknown' : preferenceIn(schema, token, description);
}

/** Listed values decide; then a pattern; examples can only show that a value is taken. */
function preferenceIn(schema: SchemaNode, token: string, description: Description): Preference {
  const { parts } = effectiveSchema(schema);
  const listed = parts.flatMap(listedValues);
  if (listed.length > 0) return listed.some(({ value }) => names(value, token)) ? 'taken' : 'refused';
  const pattern = keywordOf(schema, 'pattern')?.value;
  if (typeof pattern === 'string') {
    const admitted = admits(parsePattern(pattern), token);
    if (admitted !== 'unknown') return admitted ? 'taken' : 'refused';
  }
  const shown = parts.flatMap((part) => defaultAndExamples(part, description));
  return shown.some(({ value }) => names(value, token)) ? 'taken' : 'unknown';
}

/** True for a value with the preference among others (a comma-separated list, RFC 7240, section 2). */
function names(value: unknown, token: string): boolean {
  if (typeof value !== 'string') return false;
  const preferences = value.split(',').map((one) => one.replaceAll(/[\s"]/g, '').toLowerCase());
  return preferences.includes(token.toLowerCase());
}
