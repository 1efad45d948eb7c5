import { defineExchange } from '../../../framework/define-exchange.ts';
import { timeValues } from '../../../functions/exchange/time-values.ts';

/** What looks like a day is one, but for texts and versions; eight digits only where the name promises a day. */
export default defineExchange(timeValues('full-date'));
