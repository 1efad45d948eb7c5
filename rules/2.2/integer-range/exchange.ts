import { defineExchange } from '../../../framework/define-exchange.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import { areOfFile } from '../../../model/exchange/file-metadata.ts';
import { LEAST_INTEGER, MOST_INTEGER } from '../../../model/schemas/integer-range.ts';

/** The size of a file is left out: section 2.7 makes it an integer, and files may be larger than 32 bits can say. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['date-time-form', 'money-values', 'no-sequence-ids'],
  values: new Selection({
    at: ({ key, form }, type) => {
      if (type !== 'number' || (key === 'size' && form !== null && areOfFile(form.names))) return 'none';
      return (number: number) => (!Number.isInteger(number) ? 'none' : isInRange(number) ? 'holds' : 'look');
    },
    subject: (value) => value,
  }),
  judge: ({ value }) => {
    const number = Number(value);
    const remedy = `write a value between ${LEAST_INTEGER} and ${MOST_INTEGER}, or a string of digits for larger ones`;
    return { message: `the integer is ${shown(number)}; ${remedy}` };
  },
});

function isInRange(number: number): boolean {
  return number >= LEAST_INTEGER && number <= MOST_INTEGER;
}

/** Digits of larger numbers are lost where JSON is read. */
function shown(number: number): string {
  if (Number.isSafeInteger(number)) return String(number);
  return number > 0 ? `above ${Number.MAX_SAFE_INTEGER}` : `below ${Number.MIN_SAFE_INTEGER}`;
}
