import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { OPERATION_CHOICE, type OperationChoice, operationChooser } from '../../../framework/operation-choice.ts';
import { asObject, has } from '../../../model/description/json.ts';
import type { RequestBodyNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { type BodyUse, faultPlaces, requestBodyUses } from '../../../model/operations/shared-bodies.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

export interface PatchDocumentOptions extends OperationChoice {
  /** The media type of the document, in lower case. */
  readonly mediaType: string;
  /** Media types in which bodies of other operations are right, in lower case; what is right nowhere is told elsewhere. */
  readonly notIn: readonly string[];
}

/** An operation that takes no body (`body` null), or a body with the operations that take it. */
interface Subject {
  readonly place: Place;
  readonly method: string;
  readonly body: RequestBodyNode | null;
  readonly uses: readonly BodyUse[];
  readonly concerned: readonly BodyUse[];
}

/** Operations of some kinds take a patch document: an array, in a media type of its own. */
export default defineFunction<Subject, PatchDocumentOptions>({
  name: 'patchDocument',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['mediaType', 'notIn'],
    properties: {
      ...OPERATION_CHOICE,
      mediaType: { type: 'string' },
      notIn: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description, options) => {
    const isChosen = operationChooser(description, options);
    // An operation without any response is no complete description.
    const complete = description.operations.filter((one) => one.responses.length > 0 && isChosen(one));
    const without = complete.filter(({ requestBody }) => requestBody === null);
    const bodies = [...requestBodyUses(description)].map(([body, uses]) => ({
      body,
      uses,
      place: body.place,
      concerned: uses.filter(({ operation }) => isChosen(operation)),
    }));
    return [
      ...without.map(({ place, method }) => ({ place, method, body: null, uses: [], concerned: [] })),
      ...bodies.flatMap((body) =>
        body.concerned.slice(0, 1).map(({ operation }) => ({ ...body, method: operation.method })),
      ),
    ];
  },
  judge: ({ method, body, uses, concerned }, { mediaType, notIn }) => {
    const name = method.toUpperCase();
    if (body === null || !hasContent(body)) return { message: `${name} has no request body; take ${mediaType}` };
    const at = (definition: Place) => faultPlaces(definition, uses, concerned);
    return Object.keys(asObject(body.value.content)).flatMap((key): Violation[] => {
      if (notIn.includes(essence(key))) {
        const message = `${name} takes ${quote(key)}; take ${mediaType}, an array of changes`;
        return at(below(body.place, 'content', key)).map((place) => ({ message, at: place }));
      }
      return essence(key) === mediaType ? wrongSchema(body, key, `the body of ${name}`) : [];
    });
  },
});

function wrongSchema({ mediaTypes }: RequestBodyNode, key: string, name: string): Violation[] {
  const mediaType = mediaTypes.find((one) => one.name === key);
  if (mediaType === undefined || has(mediaType.value, 'itemSchema')) return [];
  const { schema, place, value } = mediaType;
  const remedy = 'make it an array of changes';
  const given = value.schema;
  if (given === undefined) return [{ message: `${name} has no schema, so it may be anything; ${remedy}`, at: place }];
  const at = below(place, 'schema');
  if (given === true || given === null) {
    return [{ message: `the schema ${quote(given)} of ${name} admits anything; ${remedy}`, at }];
  }
  const target = schema?.target ?? null;
  if (target === null) return [];
  const types = admittedTypes(target);
  if (types === null && sameValueSchemas(target).some(hasBrokenReference)) return [];
  if (types === null) return [{ message: `the schema does not say that ${name} is an array; ${remedy}`, at }];
  const others = [...types].filter((type) => type !== 'array' && type !== 'null');
  return others.length === 0 ? [] : [{ message: `${name} is of type ${listed(others, 'or')}; ${remedy}`, at }];
}
