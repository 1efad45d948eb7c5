import { defineExchange } from '../../../framework/define-exchange.ts';
import { timeValues } from '../../../functions/exchange/time-values.ts';

/** `expiry` and `month` may mean other things: they are judged where the value is a month and a year. */
export default defineExchange(timeValues('year-month'));
