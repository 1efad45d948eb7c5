import { expect } from 'chai';
import { givesReason } from '../../../../model/text/words/justification.ts';

describe('givesReason', () => {
  for (const text of [
    'Answers with the account, because the service computes its fees.',
    'Justification: the server recalculates prices, which clients need immediately.',
    'The body is returned to save the client a second request.',
    'Saves clients another\nrequest.',
    'Avoids a second GET.',
    'The response carries the order as the server recomputes the totals.',
    'Answers with the order as some totals are recalculated.',
    'The order is returned, since the service sets its number.',
    'Since it may differ from what was sent, the order is returned.',
    'Since the totals of the order are computed, the order is returned.',
    'Returns the order due to the totals, which change with it.',
    'Returns the order so that clients see its number.',
    'Returns the order, so clients see its number.',
    '**Reason:** the totals change.',
    'The service sets the number; for this reason the order is returned.',
    'The totals change; therefore the order is returned.',
  ]) {
    it(`finds one in "${text}"`, () => expect(givesReason(text)).to.equal(true));
  }
  for (const text of [
    'Replaces the invoice, including its due date.',
    'Replaces the order; the reason of the cancellation may be changed.',
    'Replaces all values that were set since the last call.',
    'Replaces what has changed since it was read.',
    'Replaces the order and returns all changes since a date.',
    'Available since 2.0; returns the order.',
    'All entries since the last change are returned.',
    'Fails where it was modified since the client has read it.',
    'Replaces orders placed since January 2024.',
    'Do so only while it is open.',
    'Replaces the order as it is.',
    'Saves the user.',
    'Saves the order.',
    '',
  ]) {
    it(`finds none in "${text}"`, () => expect(givesReason(text)).to.equal(false));
  }
});
