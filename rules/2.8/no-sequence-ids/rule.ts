import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { SEQUENCE_REMEDY } from '../../../functions/messages/sequence-ids.ts';
import { asString } from '../../../model/description/json.ts';
import { possibleSequenceIds } from '../../../model/resources/sequence-ids.ts';
import { ownTypes } from '../../../model/schemas/schema-types.ts';
import { looksNumeric } from '../../../model/text/pattern/numeric-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** No identifier has the form of a database sequence number: an integer, or a string of digits only. */
export default defineRule({
  id: 'no-sequence-ids',
  statements: ['2.8/no-sequence-ids'],
  severity: 'warn',
  summary: 'Identifiers are neither integers nor strings of digits only.',
  why: 'Sequence numbers show strangers how much business there is, let them guess the next identifier, and do not survive a merge of two databases.',
  // Their findings on a number that identifies something ask for the string, too.
  yieldsTo: ['file-metadata'],
  yieldsToGroups: ['numbers'],
  subjects: possibleSequenceIds,
  judge: ({ name, schema, at }) => {
    // Identifiers that share the schema with what is none are reported where they use it.
    const violation = (fact: string, factOfSeveral: string, keyword: string): Violation => ({
      message: ({ length }) =>
        length === 1
          ? `identifier ${quote(name)} ${fact}; ${SEQUENCE_REMEDY}`
          : `${length} identifiers, ${quote(name)} among them, use one schema and ${factOfSeveral}; ${SEQUENCE_REMEDY}`,
      at: at(keyword),
      cause: schema,
    });
    const types = ownTypes(schema.value);
    if (types.includes('integer')) return violation('is an integer', 'are integers', 'type');
    if (types.includes('number')) return violation('is a number', 'are numbers', 'type');
    const source = asString(schema.value.pattern);
    if (source === null || !looksNumeric(parsePattern(source))) return null;
    const pattern = `the pattern ${quote(source)}, of digits only`;
    return violation(`has ${pattern}`, `have ${pattern}`, 'pattern');
  },
});
