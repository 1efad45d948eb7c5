import { defineExchange } from '../../../framework/define-exchange.ts';
import { codeValues } from '../../../functions/exchange/code-values.ts';

/** A `state` is a province only in an address. */
export default defineExchange(codeValues('province'));
