import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { SEQUENCE_REMEDY } from '../../../functions/messages/sequence-ids.ts';
import { identifiersInPath, sentIdentifiers } from '../../../model/exchange/sent-identifiers.ts';

/** As many digits as sequences have; longer texts of digits may be drawn at random. */
const SEQUENCE = /^\d{1,12}$/;
/** A year names what is reported of it. */
const YEAR = /^(?:19|20)\d\d$/;

const IN_BODIES = sentIdentifiers((value) => typeof value === 'string' && !SEQUENCE.test(value));

/** An integer is a sequence number; so is a text of a few digits. A year in a path is none. */
export default defineExchange({
  group: 'differences',
  values: IN_BODIES,
  subjects: (exchange, traffic) => {
    const inBodies = IN_BODIES.subjects(exchange, traffic);
    const inPath = identifiersInPath(exchange, traffic, inBodies).filter(({ value }) => !YEAR.test(String(value)));
    return [...inBodies, ...inPath];
  },
  judge: ({ name, value, inPath }) => {
    if (typeof value === 'number')
      return { message: () => `identifier ${plain(name)} is the number ${value}; ${SEQUENCE_REMEDY}` };
    const text = String(value);
    if (!SEQUENCE.test(text)) return null;
    const where = () => (inPath === null ? `identifier ${plain(name)}` : `the identifier ${plain(name)} in the path`);
    return { message: () => `${where()} is ${quote(text)}, of digits only; ${SEQUENCE_REMEDY}` };
  },
});
