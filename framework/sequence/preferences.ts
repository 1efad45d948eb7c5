import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, member } from '../../model/description/json.ts';
import type { OperationNode } from '../../model/description/nodes.ts';
import { requestHeaderOf } from '../../model/operations/header-names.ts';
import { preferenceOf } from '../../model/operations/prefer-header.ts';

/**
 * Whether an operation says that it takes a preference: by the schema of its header Prefer, else by that header's
 * examples or in words.
 */
export function offersPreference(operation: OperationNode, token: string, description: Description): boolean {
  const preference = preferenceOf(operation, token, description);
  if (preference !== 'unknown') return preference === 'taken';
  const header = requestHeaderOf(operation, 'Prefer')?.node?.value;
  if (header === undefined) return false;
  const shown = Object.values(asObject(header.examples)).map((example) => member(example, 'value'));
  const texts = [header.description, header.example, ...shown, ...asArray(member(header.schema, 'examples'))];
  return [...texts, operation.value.description].some((text) => typeof text === 'string' && text.includes(token));
}
