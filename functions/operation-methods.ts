import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { listed } from '../framework/messages.ts';
import { chosenOperations, OPERATION_CHOICE } from '../framework/operation-choice.ts';
import { isObject } from '../model/description/json.ts';
import type { OperationNode, PathItemNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { placesOfRequired, queryNamesOf } from '../model/parameters/names-in-query.ts';
import { isFurtherMethod } from '../model/text/standards/http-methods.ts';

/** A key under which an operation stands. */
interface Subject {
  readonly method: string;
  readonly place: Place;
  readonly responses?: OperationNode['responses'];
  readonly parameters?: OperationNode['parameters'];
  readonly requestBody?: OperationNode['requestBody'];
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['remedy'],
  anyOf: [{ required: ['forbidden'] }, { required: ['allowed'] }],
  properties: {
    ...OPERATION_CHOICE,
    forbidden: { description: 'Methods that are wrong, in lower case.', type: 'array', items: { type: 'string' } },
    allowed: {
      description: 'The methods that are not wrong, in lower case: every other one is, OpenAPI knowing it or not.',
      type: 'array',
      items: { type: 'string' },
    },
    remedy: { description: 'What to do instead.', type: 'string' },
    remedyOfSelection: {
      description: 'What to do instead of a DELETE that requires a query or a body, and so deletes a selection.',
      type: 'string',
    },
  },
} as const satisfies JSONSchema;

/** Operations use only some of HTTP's methods. */
export default defineFunction({
  name: 'operationMethods',
  options: OPTIONS,
  subjects: (description, options) => [
    ...chosenOperations(description, options),
    ...(options.allowed === undefined ? [] : description.paths.flatMap(({ node }) => foreignOperations(node))),
  ],
  judge: (subject, { classes = [], forbidden = [], allowed, remedy, remedyOfSelection = remedy }) => {
    const { method, responses = [] } = subject;
    if (allowed?.includes(method) ?? !forbidden.includes(method)) return null;
    return {
      message: `this ${listed(classes, 'or') || 'path'} has ${method.toUpperCase()}; ${deletesSelection(subject) ? remedyOfSelection : remedy}`,
      covers: responses.map(({ place }) => place),
    };
  },
});

/** True for a DELETE that needs more than its path: what it deletes is chosen by that. */
function deletesSelection({ method, parameters = [], requestBody = null }: Subject): boolean {
  const needs = queryNamesOf({ parameters }).some((query) => placesOfRequired(query).length > 0);
  return method === 'delete' && (needs || requestBody?.node?.value.required === true);
}

/** Operations under keys of HTTP methods that OpenAPI does not know. */
function foreignOperations(pathItem: PathItemNode | null): Subject[] {
  if (pathItem === null) return [];
  const { value, place } = pathItem;
  const keys = Object.keys(value).filter((key) => isFurtherMethod(key) && isObject(value[key]));
  return keys.map((method) => ({ method, place: below(place, method) }));
}
