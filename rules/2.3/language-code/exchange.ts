import { defineExchange } from '../../../framework/define-exchange.ts';
import { codeValues } from '../../../functions/exchange/code-values.ts';

/** A language of program text is none of people: by its value, or by a file name and the like beside it. */
export default defineExchange(codeValues('language'));
