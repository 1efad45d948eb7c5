import { defineExchange } from '../../../framework/define-exchange.ts';
import { codeValues } from '../../../functions/exchange/code-values.ts';

/** A number is an offset, which is no name. */
export default defineExchange(codeValues('timezone'));
