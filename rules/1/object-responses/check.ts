import { defineFunction } from '../../../framework/define-function.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { has } from '../../../model/description/json.ts';
import type { MediaTypeNode, ResponseNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { responseUses } from '../../../model/operations/shared-bodies.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { admitsOnly, admittedTypes, type SchemaType, TYPES } from '../../../model/schemas/schema-types.ts';
import { isJson } from '../../../model/text/standards/media-type.ts';

export interface ResponseTypesOptions {
  readonly type: SchemaType;
  /** What to do with a value of another type. */
  readonly instead: string;
}

/**
 * The whole of every JSON response is of one type. Null beside it is statement 2.1/no-null's own matter, and a body that only
 * answers of 204 have is 4.2/no-content-empty's.
 */
export default defineFunction<MediaTypeNode, ResponseTypesOptions>({
  name: 'responseTypes',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'instead'],
    properties: { type: { enum: [...TYPES] }, instead: { type: 'string' } },
  },
  subjects: (description) =>
    description.responses
      .filter((response) => !isNoContent(response, description))
      .flatMap(({ mediaTypes }) => mediaTypes)
      .filter(({ name, value }) => isJson(name) && !has(value, 'itemSchema')),
  judge: ({ value, place, schema }, { type, instead }) => {
    const given = value.schema;
    if (given === undefined)
      return { message: `this response has no schema, so it may be anything; write one with type ${type}` };
    const at = below(place, 'schema');
    if (given === true || given === null)
      return { message: `the schema ${quote(given)} admits anything; write type ${type}`, at };
    const target = schema?.target ?? null;
    if (target === null || admitsOnly(target, type)) return null;
    const types = admittedTypes(target);
    if (types === null && sameValueSchemas(target).some(hasBrokenReference)) return null;
    if (types === null)
      return { message: `the schema does not say that the response is of type ${type}; write type ${type}`, at };
    const others = [...types].filter((one) => one !== type && one !== 'null');
    if (others.length === 0) return null;
    return { message: `the response is of type ${listed(others, 'or')}; ${instead}`, at };
  },
});

function isNoContent(response: ResponseNode, description: Description): boolean {
  const uses = responseUses(description).get(response) ?? [];
  return uses.length > 0 && uses.every(({ status }) => status === '204');
}
