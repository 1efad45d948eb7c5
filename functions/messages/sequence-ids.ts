/** What to make of an identifier that is a number: bounds and formats of integers are no remedy for it. */
export const SEQUENCE_REMEDY = 'make it a string that does not show its order, such as a UUID';
