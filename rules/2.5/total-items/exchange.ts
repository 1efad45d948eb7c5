import { defineExchange } from '../../../framework/define-exchange.ts';
import { totalCounts } from '../../../functions/exchange/total-counts.ts';

export default defineExchange(totalCounts('totalItems', 0));
