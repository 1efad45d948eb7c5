import { defineExchange } from '../../../framework/define-exchange.ts';
import { timeValues } from '../../../functions/exchange/time-values.ts';

/** Hours and minutes may be a span: they are a time of day only where the name says so. */
export default defineExchange(timeValues('full-time'));
