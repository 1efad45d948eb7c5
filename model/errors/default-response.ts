import type { OperationNode } from '../description/nodes.ts';
import { jsonContentOf } from '../operations/body-content.ts';
import { isSuccess } from '../operations/responses.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { MEMBERS_OF_ERRORS_ONLY } from './error-schemas.ts';

/** True where `default` describes errors beside successes that are listed: another success is not described by it. */
export function isDefaultForErrors({ responses }: OperationNode): boolean {
  const node = responses.find(({ key }) => key.toLowerCase() === 'default')?.node ?? undefined;
  const schema = jsonContentOf(node)?.schema?.target ?? null;
  if (schema === null || !responses.some(({ key }) => isSuccess(key))) return false;
  const { properties } = effectiveSchema(schema);
  return MEMBERS_OF_ERRORS_ONLY.filter((name) => properties.has(name)).length > 1;
}
