import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { has } from '../../../model/description/json.ts';
import type { MediaTypeNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { errorResponses } from '../../../model/errors/error-responses.ts';
import { errorObjects } from '../../../model/errors/error-schemas.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { isJsonContent } from '../../../model/operations/body-content.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { definitionNames } from '../../../model/schemas/definition-names.ts';
import { admitsOnly, admittedTypes } from '../../../model/schemas/schema-types.ts';

const AS_COLLECTION = 'make it an object that has the array as its property items';

/** Every JSON response body is an object. */
export default defineRule({
  id: 'object-responses',
  statements: ['1/object-responses'],
  severity: 'error',
  summary: 'The top-level value of every JSON response is an object.',
  why: 'To an object, metadata such as paging or links can be added later; to an array or a scalar nothing can, without breaking every client.',
  yieldsTo: ['no-content-empty'],
  subjects: ({ responses }) =>
    responses
      .flatMap(({ content }) => content)
      .filter(isJsonContent)
      .flatMap(({ mediaType }) => (has(mediaType.value, 'itemSchema') ? [] : [mediaType])),
  judge: (mediaType, description) => {
    const { value, place, schema } = mediaType;
    const error = isOfErrors(mediaType, description) ? errorRemedy(description) : null;
    const given = value.schema;
    if (given === undefined)
      return {
        message: `this response has no schema, so it may be anything; ${error ?? 'write one with type object'}`,
      };
    const at = below(place, 'schema');
    if (given === true || given === null)
      return { message: `the schema ${quote(given)} admits anything; ${error ?? 'write type object'}`, at };
    const target = schema?.target ?? null;
    if (target === null || admitsOnly(target, 'object')) return null;
    const types = admittedTypes(target);
    if (types === null && sameValueSchemas(target).some(hasBrokenReference)) return null;
    if (types === null) {
      const fact = 'the schema does not say that the response is of type object';
      return { message: `${fact}; ${error ?? 'write type object'}`, at };
    }
    const others = [...types].filter((one) => one !== 'object' && one !== 'null');
    if (others.length === 0) return null;
    const remedy = others.join() === 'array' ? AS_COLLECTION : 'make it an object, with this value in a property';
    return { message: `the response is of type ${listed(others, 'or')}; ${error ?? remedy}`, at };
  },
});

function isOfErrors(mediaType: MediaTypeNode, description: Description): boolean {
  return errorMediaTypes(description).has(mediaType);
}

/** The media types of responses that serve errors only. */
const errorMediaTypes: (description: Description) => ReadonlySet<MediaTypeNode> = memoize((description) => {
  const responses = errorResponses(description).filter(({ uses, errorUses }) => uses.length === errorUses.length);
  return new Set(responses.flatMap(({ node }) => node.content.map(({ mediaType }) => mediaType)));
});

/** Any other object would be one more error object. */
function errorRemedy(description: Description): string {
  const names = errorObjects(description).map(({ home }) => definitionNames(home)[0] ?? null);
  const named = names.length === 1 && names[0] != null ? ` ${quote(names[0])}` : '';
  return `write a schema that refers to the error object${named} of §2.6, with name, message and debug_id`;
}
