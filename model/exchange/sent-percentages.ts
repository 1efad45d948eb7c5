import { isPercentageField } from '../types/percentage-fields.ts';
import { isPercentageName, measuredWords, namesOnlyPercentage } from '../types/percentage-names.ts';
import type { Selection } from './body/selection.ts';
import { describedFields, descriptionOf } from './described-fields.ts';
import { type SentField, selectFields } from './sent-fields.ts';

/** Numbers with or without a sign of percent, separators of any kind, and an exponent. */
const NUMERIC = /^\s*[-+]?[\d.,'\s]*\d[\d.,'\s]*(?:[eE][-+]?\d+\s*)?%?\s*$/;

/**
 * The percentages in the bodies of an exchange: as the description has them, else by name. Of the texts of a rate those
 * that are numbers.
 *
 * @param isRight Whether nothing is wrong with one.
 */
export const sentPercentages = (isRight: (text: string) => boolean): Selection<SentField> =>
  selectFields({
    at: (field, type, { schemas, kind }) => {
      if (type !== 'number' && type !== 'string') return 'none';
      if (field.role !== null) return field.role === 'percentage' ? 'look' : 'none';
      const { name } = field;
      const described = describedFields({ name, schemas }, kind.description);
      const isOne = described.length > 0 ? described.some(isPercentageField) : isNamedSo(field);
      if (!isOne || type === 'number') return isOne ? 'look' : 'none';
      return (text: string) => (!mayBePercentage(text, name) ? 'none' : isRight(text) ? 'holds' : 'look');
    },
    subject: (field, exchange, traffic) => {
      const { name, value, role } = field;
      if (!(typeof value === 'number' || (typeof value === 'string' && mayBePercentage(value, name)))) return null;
      const described = role === null ? describedFields(field, descriptionOf(exchange, traffic)) : [];
      const isOne =
        role === null
          ? described.length > 0
            ? described.some(isPercentageField)
            : isNamedSo(field)
          : role === 'percentage';
      return isOne ? field : null;
    },
  });

function mayBePercentage(text: string, name: string): boolean {
  return NUMERIC.test(text) || namesOnlyPercentage(name);
}

function isNamedSo({ name, beside, repeated }: Pick<SentField, 'name' | 'beside' | 'repeated'>): boolean {
  const single = repeated ? name.replace(/s$/i, '') : name;
  if (!isPercentageName(single)) return false;
  if (/^apr$/i.test(name) && beside.some((other) => /^(?:mar|may)$/i.test(other))) return false;
  return !(/rates?$/.test(measuredWords(single)) && beside.some((other) => /^currency/i.test(other)));
}
