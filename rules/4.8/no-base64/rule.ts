import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { SchemaUse } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { jsonRequestSchemas } from '../../../model/files/json-request-schemas.ts';
import { base64Keyword, isBase64 } from '../../../model/files/multipart-parts.ts';
import { isReadOnly } from '../../../model/schemas/read-only.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';

/**
 * No JSON that a request carries holds bytes as base64: by the keyword that says so, or by the name of a string
 * property.
 */
export default defineRule({
  id: 'no-base64',
  statements: ['4.8/no-base64'],
  severity: 'error',
  summary: 'No JSON request body carries a file as base64.',
  why: 'Base64 makes a file a third larger, and the whole of it has to be held in memory to read the JSON around it.',
  judgesAbsence: true,
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
