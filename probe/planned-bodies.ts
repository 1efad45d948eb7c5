import type { Description } from '../model/description/description.ts';
import { asObject, type JsonObject } from '../model/description/json.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { jsonContentOf } from '../model/operations/body-content.ts';
import { responseOf } from '../model/operations/responses.ts';
import { type Generator, generatedBy } from './bodies.ts';

/** The body of an answer as the description shows it: its example, else one that its schema admits. */
export function exampleOf(
  operation: OperationNode,
  status: number,
  description: Description,
  generate: Generator,
): JsonObject {
  const content = jsonContentOf(responseOf(operation, String(status))?.node);
  if (content === null) return {};
  const example = description.examples.find(({ holder }) => holder === content.value);
  const schema = content.schema?.target ?? null;
  if (example !== undefined || schema === null) return asObject(example?.value);
  return asObject(generatedBy(schema, 1, generate)[0]);
}
