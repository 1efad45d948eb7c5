import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Remedy } from '../../../framework/remedy.ts';
import { IF_MONEY, MONEY_VALUE_REMEDY, PERCENTAGE_REMEDY } from '../../../functions/messages/numeric-roles.ts';
import { remedyForText } from '../../../functions/messages/texts-in-numbers.ts';
import { asInteger } from '../../../functions/remedies/number-as-integer.ts';
import { asDecimal } from '../../../functions/remedies/number-as-string.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { placesOfUses } from '../../../model/schemas/composition.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { isOnlyNumber, pathToNumberType } from '../../../model/schemas/number-type.ts';
import { numericRole } from '../../../model/types/numeric-role.ts';
import { wholeness } from '../../../model/types/whole-numbers.ts';

/**
 * No schema of a value has the type number, be it by `type`, in a list of types, or by a format. Where it is the only
 * type, the finding covers the uses of the schema, at which another type than number may be wanted.
 */
export default defineRule({
  id: 'no-number',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'The type number is not used; decimals are strings.',
  why: 'A JSON number with a fraction is read as binary floating point, in which 0.1 has no exact value: money and rates come out wrong.',
  group: 'numbers',
  breaking: true,
  yieldsToGroups: ['wantsInteger', 'wantsNoNumber'],
  subjects: ({ schemas }) => schemas.filter(describesValue),
  judge: (schema, description) => {
    const { value, place } = schema;
    const path = pathToNumberType(value);
    if (path === null) return null;
    const [keyword = '', index] = path;
    // Beside a reference, the type of its target says what the format means, and is judged there.
    if (keyword === 'format' && keywordOf(schema, 'type') !== undefined && !has(value, 'type')) return null;
    const fact =
      index === undefined
        ? `${keyword} is ${quote(value[keyword])}`
        : `type lists ${quote(asArray(value.type)[Number(index)])}`;
    const covers = isOnlyNumber(value.type) ? [below(place, 'type'), ...placesOfUses(schema)] : [];
    const words = remedyFor(schema, description);
    const remedy = () => remedyAsData(words, schema, description);
    return { message: `${fact}; ${words}`, at: below(place, ...path), covers, remedy };
  },
});

/** Nothing where money may be meant, which is an object, and where it is not known whether there are fractions. */
function remedyAsData(words: string, schema: SchemaNode, description: Description): Remedy {
  if (words === WHOLE_REMEDY) return asInteger(schema, description);
  const isDecimal =
    words === PERCENTAGE_REMEDY || (words === DECIMAL_REMEDY && wholeness(schema, description) === null);
  return isDecimal ? asDecimal(schema, description) : [];
}

const DECIMAL_REMEDY = 'write a string with a decimal pattern, or an integer where there is no fraction';
const WHOLE_REMEDY = 'make it an integer with minimum and maximum, since it has no fraction';
const MONEY_REMEDY = `${IF_MONEY}, an object of value, a decimal string, and currency; else write a decimal string`;

/** The form that the role of the value asks for, as the rules about money and percentages have it. */
function remedyFor(schema: SchemaNode, description: Description): string {
  switch (numericRole(schema, description)) {
    case 'money value':
      return MONEY_VALUE_REMEDY;
    case 'percentage':
      return PERCENTAGE_REMEDY;
    case 'money':
      return 'make it an object of value, a decimal string, and currency';
    case 'monetary':
      return MONEY_REMEDY;
    default:
      return (
        remedyForText(schema, description) ??
        (wholeness(schema, description) === 'certain' ? WHOLE_REMEDY : DECIMAL_REMEDY)
      );
  }
}
