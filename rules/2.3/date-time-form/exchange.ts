import { defineExchange } from '../../../framework/define-exchange.ts';
import { timeValues } from '../../../functions/exchange/time-values.ts';

/** What looks like a date-time is one, whatever its name; a number only where the name promises a point in time. */
export default defineExchange(timeValues('date-time'));
