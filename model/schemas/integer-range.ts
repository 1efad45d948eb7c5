/** The least integer of signed 32 bits (statement 2.2/integer-range). */
export const LEAST_INTEGER = -(2 ** 31);
/** The greatest one. */
export const MOST_INTEGER = 2 ** 31 - 1;
