/** What to make of a point in time that is a number: bounds and formats of integers are no remedy for it. */
export const INSTANT_REMEDY = 'write a string of format date-time';
