import { defineFunction, type Violation } from '../framework/define-function.ts';
import { counted, listed, plain } from '../framework/messages.ts';
import { chosenOperations, OPERATION_CHOICE, type OperationChoice } from '../framework/operation-choice.ts';
import { requestBodyUses, responseUses } from '../model/body-uses.ts';
import type { Description } from '../model/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../model/nodes.ts';
import { requestSchemaOf, responseOf, responseSchemaOf, siblingOf } from '../model/operation-pairs.ts';
import type { Place } from '../model/place.ts';
import { type Gap, gapOfRequest, gapOfResponse } from '../model/representation.ts';

export interface WholeRepresentationOptions extends OperationChoice {
  /** What is compared with the 200 of GET: what the operation takes, or what it answers 200 with. */
  readonly body: 'request' | 'response';
}

/** The schema of a body that is to be the whole, and of the body of GET on the same path. */
interface Subject {
  readonly place: Place;
  readonly method: string;
  readonly own: SchemaNode;
  readonly whole: SchemaNode;
}

/** Most names that a message lists. */
const MOST_NAMES = 3;

/** A request or a response carries the entire representation that GET answers with. */
export default defineFunction<Subject, WholeRepresentationOptions>({
  name: 'wholeRepresentation',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['body'],
    properties: { ...OPERATION_CHOICE, body: { enum: ['request', 'response'] } },
  },
  subjects: (description, options) =>
    chosenOperations(description, options).flatMap((operation) => subjectOf(operation, options.body, description) ?? []),
  judge: ({ method, own, whole }, { body }) =>
    body === 'request' ? requestFault(method, gapOfRequest(whole, own)) : responseFault(method, gapOfResponse(whole, own)),
});

function subjectOf(operation: OperationNode, body: 'request' | 'response', description: Description): Subject | null {
  const get = siblingOf(operation, 'get');
  const whole = get === null ? null : responseSchemaOf(get, '200');
  const own = body === 'request' ? requestSchemaOf(operation) : responseSchemaOf(operation, '200');
  if (whole?.target == null || own?.target == null) return null;
  const place = placeOf(own, operation, body, description);
  return { place, method: operation.method.toUpperCase(), own: own.target, whole: whole.target };
}

/** The schema in the body; the use of the body, where others have the same. */
function placeOf(own: SchemaUse, operation: OperationNode, body: 'request' | 'response', description: Description): Place {
  const use = body === 'request' ? operation.requestBody : responseOf(operation, '200');
  if (use === null || use.node === null) return own.place;
  const users =
    body === 'request'
      ? requestBodyUses(description).get(operation.requestBody?.node ?? (use.node as never))
      : responseUses(description).get(use.node as never);
  return (users?.length ?? 0) > 1 ? use.place : own.place;
}
