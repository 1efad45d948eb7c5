import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { counted, listed, plain, quote } from '../framework/messages.ts';
import { chosenOperations, OPERATION_CHOICE } from '../framework/operation-choice.ts';
import type { Description } from '../model/description/description.ts';
import type { DescriptionNode, OperationNode, SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { hasContent, requestSchemaOf, responseSchemaOf } from '../model/operations/body-content.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { responseOf } from '../model/operations/responses.ts';
import { type BodyUse, requestBodyUses, responseUses } from '../model/operations/shared-bodies.ts';
import {
  compareRequest,
  compareResponse,
  haveOtherTypes,
  isAllFromServer,
  type RepresentationDifference,
} from '../model/resources/compare-representations.ts';
import { effectiveSchema, itemUses } from '../model/schemas/effective-schema.ts';
import { admittedTypes } from '../model/schemas/schema-types.ts';
import { withArticle } from '../model/schemas/value-faults.ts';

/**
 * The schema of a body that is to be the whole (null for a request without one), and of the body of GET on the same
 * path.
 */
interface Subject {
  readonly place: Place;
  readonly method: string;
  readonly own: SchemaNode | null;
  readonly whole: SchemaNode;
}

/** Most names that a message lists. */
const MOST_NAMES = 3;

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['body'],
  properties: {
    ...OPERATION_CHOICE,
    body: {
      description: 'What is compared with the 200 of GET: what the operation takes, or what it answers 200 with.',
      enum: ['request', 'response'],
    },
  },
} as const satisfies JSONSchema;

/** A request or a response carries the entire representation that GET answers with. */
export default defineFunction({
  name: 'wholeRepresentation',
  options: OPTIONS,
  subjects: (description, options) =>
    chosenOperations(description, options).flatMap(
      (operation) => subjectOf(operation, options.body, description) ?? [],
    ),
  judge: ({ method, own, whole }, { body }) => {
    if (own === null) return { message: `${method} has no request body; take the entire representation` };
    return body === 'request' ? requestFault(method, own, whole) : responseFault(method, compareResponse(whole, own));
  },
});

function subjectOf(operation: OperationNode, body: 'request' | 'response', description: Description): Subject | null {
  const get = operationOf(operation.pathItem, 'get');
  const whole = get === null ? null : responseSchemaOf(get, '200');
  if (whole?.target == null) return null;
  const method = operation.method.toUpperCase();
  if (body === 'request' && takesNothing(operation)) {
    if (isAllFromServer(whole.target)) return null;
    return { place: operation.requestBody?.place ?? operation.place, method, own: null, whole: whole.target };
  }
  const own = body === 'request' ? requestSchemaOf(operation) : responseSchemaOf(operation, '200');
  if (own?.target == null) return null;
  return { place: placeOf(own, operation, body, description), method, own: own.target, whole: whole.target };
}

/** An operation without any response is no complete description; a body behind a broken reference may be anything. */
function takesNothing({ requestBody, responses }: OperationNode): boolean {
  if (responses.length === 0) return false;
  return requestBody === null || (requestBody.node !== null && !hasContent(requestBody.node));
}

/** The schema in the body; the use of the body, where other operations have the same. */
function placeOf(
  own: SchemaUse,
  operation: OperationNode,
  body: 'request' | 'response',
  description: Description,
): Place {
  const use = body === 'request' ? operation.requestBody : responseOf(operation, '200');
  const isSharedWithin = (uses: ReadonlyMap<DescriptionNode, readonly BodyUse[]>) =>
    use?.node != null && (uses.get(use.node)?.length ?? 0) > 1;
  const isShared = isSharedWithin(body === 'request' ? requestBodyUses(description) : responseUses(description));
  return isShared && use !== null ? use.place : own.place;
}

/**
 * The property in which GET gives the resource that PUT takes without it, be it one object or a list of them; null
 * where no property of GET has most of what PUT takes beyond GET.
 */
function envelopeOf({ extra }: RepresentationDifference, own: SchemaNode, whole: SchemaNode): string | null {
  const { properties } = effectiveSchema(whole);
  if (extra.length * 2 <= effectiveSchema(own).properties.size) return null;
  const isEnvelope = (name: string) => {
    const inside = namesInside(properties.get(name)?.target ?? null);
    return extra.filter((one) => inside.has(one)).length * 2 > extra.length;
  };
  return [...properties.keys()].find(isEnvelope) ?? null;
}

/** The names of the properties of an object, or of the items of an array. */
function namesInside(schema: SchemaNode | null): ReadonlySet<string> {
  if (schema === null) return new Set();
  const { properties, parts } = effectiveSchema(schema);
  const items = itemUses(parts).flatMap(({ target }) =>
    target === null ? [] : [...effectiveSchema(target).properties],
  );
  return new Set([...properties, ...items].map(([name]) => name));
}

function requestFault(method: string, own: SchemaNode, whole: SchemaNode): Violation | null {
  if (haveOtherTypes({ whole, part: own })) {
    const fact = `${method} takes ${typeNamed(own)}, and the 200 of GET is ${typeNamed(whole)}`;
    return { message: `${fact}; take the entire representation that GET answers with` };
  }
  const difference = compareRequest(whole, own);
  const { missing, extra, retyped } = difference;
  const envelope = envelopeOf(difference, own, whole);
  if (envelope !== null) {
    const fact = `GET gives the resource inside ${quote(envelope)}, and ${method} takes ${named(extra)} without it`;
    return { message: `${fact}; let both have the resource itself as their body, with all of its properties` };
  }
  const facts = [
    ...(missing.length > 0 ? [`leaves out ${named(missing)}`] : []),
    ...(extra.length > 0 ? [`takes ${named(extra)} beyond it`] : []),
    ...(retyped.length > 0 ? [`gives ${named(retyped)} another type`] : []),
  ];
  if (facts.length === 0) return null;
  const remedy =
    missing.length > 0
      ? `take ${missing.length === 1 ? 'it' : 'them'} as well, or mark readOnly what only the service sets`
      : `describe the same properties for GET and ${method}`;
  return { message: `compared with the 200 of GET, ${method} ${listed(facts)}; ${remedy}` };
}

/** `an array`; the types of a body whose schema has several, and of which none fits. */
function typeNamed(schema: SchemaNode): string {
  return listed([...(admittedTypes(schema) ?? [])].map(withArticle), 'or');
}

function responseFault(method: string, { missing, retyped }: RepresentationDifference): Violation | null {
  const wrong = [...missing, ...retyped];
  if (wrong.length === 0) return null;
  const fact = `200 of ${method} does not have ${named(wrong)} as the 200 of GET does`;
  return { message: `${fact}; answer with the entire representation` };
}

function named(names: readonly string[]): string {
  const shown = names.toSorted().slice(0, MOST_NAMES).map(plain);
  const rest = names.length - shown.length;
  return listed(rest > 0 ? [...shown, counted(rest, 'other')] : shown);
}
