import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { familyPropertyNames } from '../../../model/schemas/composition.ts';
import { type Field, fieldsNamed } from '../../../model/schemas/fields.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { annotatedRoleOfField } from '../../../model/types/annotated-role.ts';
import { isCurrencyName, isMonetaryField, moneyReading } from '../../../model/types/monetary-names.ts';
import { isMoney, isQuantity } from '../../../model/types/money-and-quantity.ts';

const SCALARS: readonly string[] = ['string', 'integer', 'number'];

/** A property of monetary values is Money and no scalar: one question for each, at the property. */
export default defineRule({
  id: 'money-not-bare',
  statements: ['2.3/money-bare'],
  severity: 'hint',
  summary: 'A monetary property is Money and not a bare string or integer.',
  why: 'A bare amount leaves the currency to whatever stands nearby, and the number of decimals to the reader.',
  answeredBy: ['role'],
  question: 'Are these amounts of money? If so, use Money with value and currency.',
  // Their findings on an integer that may be an amount say so, too.
  yieldsToGroups: ['numbers'],
  subjects: (description: Description) =>
    fieldsNamed(description, (name) => moneyReading(name) !== 'none').filter(({ kind }) => kind === 'property'),
  judge: (field) => {
    const { schema, object, name, repeated } = field;
    const types = typesOf(schema);
    const type = types.find((one) => SCALARS.includes(one));
    if (type === undefined || types.includes('object') || object === null || hasListedValues(schema)) return null;
    if (annotatedRoleOfField(field) !== null || isMoney(object) || isQuantity(object) || !isMonetaryField(field))
      return null;
    const article = type === 'integer' ? 'an' : 'a';
    const subject = repeated ? `an item of ${plain(name)}` : plain(name);
    const currency = repeated ? null : currencyAlone(field, object);
    if (currency !== null) {
      const fact = `${subject} is ${article} ${type} beside nothing but ${plain(currency)}`;
      return {
        message: `${fact}; if it is an amount of money, make this object Money: call the two value and currency`,
      };
    }
    return {
      message: `${subject} is ${article} ${type}; if it is an amount of money, make it Money, an object of value and currency`,
    };
  },
});

/** The name of a currency that is all that stands beside the field; null where there is none, or more. */
function currencyAlone({ name }: Field, object: SchemaNode): string | null {
  const [other, ...others] = [...familyPropertyNames(object)].filter((one) => one !== name);
  return other !== undefined && others.length === 0 && isCurrencyName(other) ? other : null;
}
