import { defineExchange } from '../../../framework/define-exchange.ts';
import { codeValues } from '../../../functions/exchange/code-values.ts';

/** A bare `country` may hold a name: only two or three letters are taken for a code. */
export default defineExchange(codeValues('country'));
