import { isObject } from '../../model/description/json.ts';
import { invalid } from './answers.ts';

/** What of a book may be patched. */
const PATCHABLE = ['title', 'pages'] as const;

/**
 * Applies a JSON Patch to the fields of a book, as a whole or not at all.
 *
 * @throws Refusal
 */
export function patched(fields: Readonly<Record<string, unknown>>, operations: unknown): Record<string, unknown> {
  if (!Array.isArray(operations)) throw invalid('', 'a JSON Patch is a list of operations');
  const result = { ...fields };
  for (const [index, operation] of operations.entries()) apply(result, operation, index);
  return result;
}

function apply(result: Record<string, unknown>, operation: unknown, index: number): void {
  if (!isObject(operation) || typeof operation.path !== 'string')
    throw invalid(`/${index}`, 'no operation with a path');
  const name = PATCHABLE.find((one) => `/${one}` === operation.path);
  if (name === undefined) throw invalid(`/${index}/path`, 'this cannot be changed');
  if (operation.op === 'remove') delete result[name];
  else if (operation.op === 'replace' && !Object.hasOwn(result, name))
    throw invalid(`/${index}/path`, 'there is nothing to replace');
  else if (operation.value === null) throw invalid(`/${index}/value`, 'this is null');
  else if (operation.op === 'add' || operation.op === 'replace') result[name] = operation.value;
  else throw invalid(`/${index}/op`, 'add, remove and replace are supported');
}
