import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { has } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { admitsOnly, admittedTypes } from '../../../model/schemas/schema-types.ts';
import { isJson } from '../../../model/text/standards/media-type.ts';

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
      .flatMap(({ name, mediaType }) => (isJson(name) && !has(mediaType.value, 'itemSchema') ? [mediaType] : [])),
  judge: ({ value, place, schema }) => {
    const given = value.schema;
    if (given === undefined)
      return { message: 'this response has no schema, so it may be anything; write one with type object' };
    const at = below(place, 'schema');
    if (given === true || given === null)
      return { message: `the schema ${quote(given)} admits anything; write type object`, at };
    const target = schema?.target ?? null;
    if (target === null || admitsOnly(target, 'object')) return null;
    const types = admittedTypes(target);
    if (types === null && sameValueSchemas(target).some(hasBrokenReference)) return null;
    if (types === null)
      return { message: 'the schema does not say that the response is of type object; write type object', at };
    const others = [...types].filter((one) => one !== 'object' && one !== 'null');
    if (others.length === 0) return null;
    const remedy = others.join() === 'array' ? AS_COLLECTION : 'make it an object, with this value in a property';
    return { message: `the response is of type ${listed(others, 'or')}; ${remedy}`, at };
  },
});
