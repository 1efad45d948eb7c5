import type { ExchangeDefinition, ExchangeViolation } from '../../framework/define-exchange.ts';
import { plain, quote } from '../../framework/messages.ts';
import type { BodyValue } from '../../model/exchange/body/body-value.ts';
import { countryIn, isPlainProvinceName, sentCodes } from '../../model/exchange/sent-codes.ts';
import type { SentField } from '../../model/exchange/sent-fields.ts';
import { isSubdivisionOf, subdivisionOf } from '../../model/text/standards/iso-3166.ts';
import { CODE_STANDARDS, type CodeRole } from '../../model/types/code-standards.ts';
import { wrongCodes } from '../messages/wrong-codes.ts';

/** Codes in bodies are those of their standard (section 2.3 of the conventions). */
export function codeValues(role: CodeRole): ExchangeDefinition<SentField> {
  const standard = CODE_STANDARDS[role];
  return {
    group: 'differences',
    values: sentCodes(role),
    judge: ({ name, value, described }) => {
      if (typeof value !== 'string') {
        const example = `${standard.nameWithArticle} such as ${quote(standard.example)}`;
        return { message: `${plain(name)} is ${quote(value)}; write a string with ${example}` };
      }
      const isValid = standard.isValid(value);
      const mayBeOfOther = role === 'province' && (isValid || standard.suggestion(value) === null);
      const ofOther = mayBeOfOther ? ofOtherCountry(described, name, value) : null;
      if (ofOther !== null || isValid) return ofOther;
      return { message: `${plain(name)}: ${wrongCodes([value], [value], standard)}` };
    },
  };
}

/**
 * What is wrong with a province that the country beside it does not have; null for one that it has, and where none is
 * named.
 */
function ofOtherCountry({ parent }: BodyValue, name: string, province: string): ExchangeViolation | null {
  const country = countryIn(parent?.value);
  if (country === null || !isPlainProvinceName(name) || isSubdivisionOf(country, province)) return null;
  const fact = `${plain(name)}: ${quote(province)} is not an ISO 3166-2 code of ${country}, the country beside it`;
  return { message: `${fact}; write one such as ${quote(subdivisionOf(country))}` };
}
