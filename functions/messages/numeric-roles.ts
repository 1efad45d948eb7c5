/** What to make of numbers for which section 2.3 has a form: bounds and formats of numbers are no remedy for them. */
export const MONEY_VALUE_REMEDY = 'write a decimal string, such as "19.99" with the pattern ^[0-9]+([.][0-9]+)?$';
export const PERCENTAGE_REMEDY = 'write a decimal string, which expresses 19.99 percent as "19.99"';
/** Begins a remedy that depends on what only the API's authors know. */
export const IF_MONEY = 'if it is an amount of money, make it Money';
