import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { enumerates } from '../model/enumeration.ts';
import { type IdentifierSchema, identifierSchemas } from '../model/identifiers.ts';
import { asString } from '../model/json.ts';
import { looksNumeric, parsePattern } from '../model/pattern.ts';
import { typesOf } from '../model/schema-types.ts';

const REMEDY = 'make it a string that tells nothing of its order, such as a UUID';

/** No identifier has the form of a database sequence number: an integer, or a string of digits only. */
export default defineFunction<IdentifierSchema>({
  name: 'sequenceIds',
  options: null,
  subjects: (description) => identifierSchemas(description).filter(({ schema }) => !enumerates(schema)),
  judge: ({ name, schema, at }) => {
    const identifier = `identifier ${quote(name)}`;
    if (typesOf(schema.value).includes('integer')) {
      return { message: `${identifier} is an integer; ${REMEDY}`, at: at('type') };
    }
    const source = asString(schema.value.pattern);
    if (source === null || !looksNumeric(parsePattern(source))) return null;
    return { message: `${identifier} has the pattern ${quote(source)}, of digits only; ${REMEDY}`, at: at('pattern') };
  },
});
