import type { ExchangeDefinition } from '../../framework/define-exchange.ts';
import { plain, quote } from '../../framework/messages.ts';
import { sentCodes } from '../../model/exchange/sent-codes.ts';
import type { SentField } from '../../model/exchange/sent-fields.ts';
import { CODE_STANDARDS, type CodeRole } from '../../model/types/code-standards.ts';
import { wrongCodes } from '../messages/wrong-codes.ts';

/** Codes in bodies are those of their standard (section 2.3 of the conventions). */
export function codeValues(role: CodeRole): ExchangeDefinition<SentField> {
  const standard = CODE_STANDARDS[role];
  return {
    group: 'differences',
    values: sentCodes(role),
    judge: ({ name, value }) => {
      if (typeof value !== 'string') {
        const example = `${standard.nameWithArticle} such as ${quote(standard.example)}`;
        return { message: `${plain(name)} is ${quote(value)}; write a string with ${example}` };
      }
      if (standard.isValid(value)) return null;
      return { message: `${plain(name)}: ${wrongCodes([value], [value], standard)}` };
    },
  };
}
