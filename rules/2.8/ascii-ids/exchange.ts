import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { isSuccessful } from '../../../model/exchange/content.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { identifiersInPath, type SentIdentifier, sentIdentifiers } from '../../../model/exchange/sent-identifiers.ts';
import { ALLOWED_CHARACTERS } from './allowed-characters.ts';

const ASCII = /^[ -~]*$/;
const IN_BODIES = sentIdentifiers((value) => typeof value === 'string' && ASCII.test(value));

/**
 * Other characters than those that a URI takes as they are may stand in a body, and be encoded in a path: only what is
 * not ASCII is reported. Where a path has it without encoding, 4.1/percent-encoding names both statements.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['percent-encoding'],
  values: IN_BODIES,
  subjects: (exchange, traffic) => {
    const inBodies = IN_BODIES.subjects(exchange, traffic);
    const all = [...inBodies, ...identifiersInPath(exchange, traffic, inBodies)];
    const identifiers = all.filter(({ value }) => typeof value === 'string');
    return [...identifiers, ...encodedSegments(exchange, identifiers)];
  },
  judge: ({ name, value }) => {
    const character = [...String(value)].find((one) => !/[ -~]/.test(one));
    if (character === undefined) return null;
    return {
      message: `identifier ${plain(name)} is ${quote(value)}, with the character ${quote(character)}; use ${ALLOWED_CHARACTERS} only`,
    };
  },
});

/**
 * Segments of a path with letters that no name of a resource has; those that are known as identifiers are judged as
 * such.
 */
function encodedSegments(exchange: Exchange, known: readonly SentIdentifier[]): SentIdentifier[] {
  const { url, urlPlace } = exchange.request;
  if (!isSuccessful(exchange) || url.segments.every(({ decoded }) => ASCII.test(decoded))) return [];
  const values = new Set(known.map(({ value }) => value));
  return url.segments
    .filter(({ decoded }) => !ASCII.test(decoded) && !values.has(decoded))
    .map(({ text, decoded }) => ({ name: 'in the path', value: decoded, place: urlPlace, inPath: text }));
}
