import { defineFunction, type Violation } from '../framework/define-function.ts';
import { plain, quote } from '../framework/messages.ts';
import { admitsOnly } from '../model/admitted-types.ts';
import { jsonRequestSchemas } from '../model/json-requests.ts';
import { base64Keyword, isBase64 } from '../model/multipart-parts.ts';
import type { SchemaNode, SchemaUse } from '../model/nodes.ts';
import { below } from '../model/place.ts';
import { isReadOnly } from '../model/request-schemas.ts';
import { describesValue } from '../model/schemas.ts';

/** No JSON that a request carries holds bytes as base64: by the keyword that says so, or by the name of a string property. */
export default defineFunction<SchemaNode>({
  name: 'base64InJson',
  options: null,
  subjects: (description) => [...jsonRequestSchemas(description)].filter(describesValue),
  judge: (schema) => {
    const keyword = base64Keyword(schema);
    const named = schema.uses.flatMap(namedViolation);
    if (keyword === null) return named;
    const fact = `${keyword} is ${plain(String(schema.value[keyword]))}`;
    return [violation(fact, below(schema.place, keyword)), ...named];
  },
});

function namedViolation({ relation, key, target, place }: SchemaUse): Violation[] {
  if (relation !== 'property' || target === null || !/base64/i.test(String(key))) return [];
  if (isReadOnly(target) || isBase64(target) || !admitsOnly(target, 'string')) return [];
  return [violation(`property ${quote(key)} is a string`, place)];
}

function violation(fact: string, at: Violation['at']): Violation {
  const remedy = 'upload the file as multipart/form-data and refer to it by its URI';
  return {
    message: `${fact}, so a request carries base64 inside JSON; ${remedy}`,
    ...(at === undefined ? {} : { at }),
  };
}
