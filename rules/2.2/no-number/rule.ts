import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { asArray } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { pathToNumberType } from '../../../model/schemas/number-type.ts';

/**
 * No schema of a value has the type number, be it by `type`, in a list of types, or by a format. Where it is the only type, the
 * finding covers the uses of the schema, at which another type than number may be wanted.
 */
export default defineRule({
  id: 'no-number',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'The type number is not used; decimals are strings.',
  why: 'A JSON number with a fraction is read as binary floating point, in which 0.1 has no exact value: money and rates come out wrong.',
  breaking: true,
  subjects: ({ schemas }) => schemas.filter(describesValue),
  judge: (schema) => {
    const { value, place } = schema;
    const path = pathToNumberType(value);
    if (path === null) return null;
    const [keyword = '', index] = path;
    const fact =
      index === undefined
        ? `${keyword} is ${quote(value[keyword])}`
        : `type lists ${quote(asArray(value.type)[Number(index)])}`;
    const remedy = 'write a string with a decimal pattern, or an integer where there is no fraction';
    const covers = value.type === 'number' ? schema.usedBy.map((use) => use.place) : [];
    return { message: `${fact}; ${remedy}`, at: below(place, ...path), covers };
  },
});
