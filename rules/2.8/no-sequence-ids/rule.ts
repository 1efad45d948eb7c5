import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { identifierSchemas } from '../../../model/resources/identifiers.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { ownTypes } from '../../../model/schemas/schema-types.ts';
import { looksNumeric } from '../../../model/text/pattern/numeric-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** Numbers up to here are those of kinds and colours; no database stops at them. */
const FEW = 1000;
/** `0`: Yellow */
const DOCUMENTED_NUMBER = /`\d+`\s*[:=]|^\s*[*-]\s+\d+\s*[:=]/gm;

const REMEDY = 'make it a string that does not show its order, such as a UUID';

/** No identifier has the form of a database sequence number: an integer, or a string of digits only. */
export default defineRule({
  id: 'no-sequence-ids',
  statements: ['2.8/no-sequence-ids'],
  severity: 'warn',
  summary: 'Identifiers are neither integers nor strings of digits only.',
  why: 'Sequence numbers show strangers how much business there is, let them guess the next identifier, and do not survive a merge of two databases.',
  subjects: (description) =>
    identifierSchemas(description).filter(({ schema }) => !hasListedValues(schema) && !choosesFromFew(schema)),
  judge: ({ name, schema, at }) => {
    // Identifiers that share the schema with what is none are reported where they use it.
    const violation = (fact: string, factOfSeveral: string, keyword: string): Violation => ({
      message: ({ length }) =>
        length === 1
          ? `identifier ${quote(name)} ${fact}; ${REMEDY}`
          : `${length} identifiers, ${quote(name)} among them, use one schema and ${factOfSeveral}; ${REMEDY}`,
      at: at(keyword),
      cause: schema,
    });
    if (ownTypes(schema.value).includes('integer')) return violation('is an integer', 'are integers', 'type');
    const source = asString(schema.value.pattern);
    if (source === null || !looksNumeric(parsePattern(source))) return null;
    const pattern = `the pattern ${quote(source)}, of digits only`;
    return violation(`has ${pattern}`, `have ${pattern}`, 'pattern');
  },
});

/** True for the number of one of a few things: by its maximum, or as its description lists them. */
function choosesFromFew({ value: { maximum, description } }: SchemaNode): boolean {
  if (typeof maximum === 'number' && maximum < FEW) return true;
  return (asString(description)?.match(DOCUMENTED_NUMBER)?.length ?? 0) > 1;
}
