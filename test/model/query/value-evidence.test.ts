import { expect } from 'chai';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import {
  type Evidence,
  isCount,
  isCursor,
  isNoNumber,
  isSelection,
  isTime,
} from '../../../model/query/value-evidence.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

const shows = (evidence: Evidence, text: string, schema: SchemaNode | null = null) =>
  evidence({ name: 'a', schema, text, examples: [], lists: true, beside: new Set() });

describe('what descriptions of query parameters show', () => {
  it('that fields are selected', () => {
    for (const noun of ['fields', 'properties', 'attributes', 'columns']) {
      for (const verb of ['return', 'include', 'respond with', 'retrieve', 'select']) {
        expect(shows(isSelection, `The ${noun} to ${verb}.`), `${noun} to ${verb}`).to.equal(true);
        expect(shows(isSelection, `Which to ${verb} of the ${noun}.`), `${verb} ${noun}`).to.equal(true);
      }
      expect(shows(isSelection, `Orders with these ${noun}.`), noun).to.equal(false);
    }
  });

  it('that a text is a cursor', () => {
    for (const text of [
      'The cursor.',
      'A page token.',
      'pagination token',
      'A continuation token',
      'opaque token',
      'Opaque.',
    ])
      expect(shows(isCursor, text), text).to.equal(true);
    expect(shows(isCursor, 'A token.')).to.equal(false);
  });

  it('that a text is a number of something else', () => {
    for (const word of ['event', 'sequence', 'version', 'revision'])
      expect(shows(isNoNumber, `The ${word} number.`), word).to.equal(false);
    expect(shows(isNoNumber, 'The last item.')).to.equal(true);
  });

  it('that a text says how many there are', () => {
    const schema = component(describeSchemas({ A: { type: 'string' } }), 'A');
    for (const text of [
      'Number of orders',
      'Maximum',
      'max',
      'How many',
      'per page',
      'of items',
      'results',
      'records',
      'entries',
      'Size',
    ])
      expect(shows(isCount, text, schema), text).to.equal(true);
    expect(shows(isCount, 'Of customers.', schema)).to.equal(false);
  });

  it('that a value is a time', () => {
    for (const text of ['The date.', 'dates', 'A time', 'date-time', 'datetime', 'Timestamp', 'ISO 8601', 'ISO-8601'])
      expect(shows(isTime, text), text).to.equal(true);
    for (const text of ['RFC 3339', 'rfc3339', 'Seconds since the epoch.', 'Unix seconds', 'In UTC', 'yyyy-mm-dd'])
      expect(shows(isTime, text), text).to.equal(true);
    expect(shows(isTime, 'Sometimes updated.')).to.equal(false);
  });
});
