import { expect } from 'chai';
import { leadingVerb, leadingVerbs, onlyChanges } from '../../../model/operations/leading-verbs.ts';
import { noVocabulary } from '../../../model/text/words/declared-vocabulary.ts';
import { describeData, present } from '../../support/describe-data.ts';

function operation(texts: object) {
  return present(
    describeData({ openapi: '3.1.0', paths: { '/a': { post: { ...texts, responses: {} } } } }).operations[0],
  );
}

describe('the verbs with which texts of an operation begin', () => {
  it('are in their base form', () => {
    const verbs = (texts: object) => [...leadingVerbs(operation(texts))];
    expect(verbs({ summary: 'Cancels an order.' })).to.include('cancel');
    expect(verbs({ description: 'Ships the order.' })).to.include('ship');
    expect(verbs({ operationId: 'verifyOrder' })).to.include('verify');
    expect(verbs({ summary: 'Verifies it.' })).to.include('verify');
    expect(verbs({ summary: 'Dismisses it.' })).to.include('dismiss');
  });

  it('name what an operation does where they are no nouns, or deeds', () => {
    const verb = (texts: object) => leadingVerb(operation(texts), noVocabulary);
    expect(verb({ summary: 'Activate a card.' })).to.equal('activate');
    expect(verb({ summary: 'Transfer money.' })).to.equal('transfer');
    expect(verb({ summary: 'Estimate the price.' })).to.equal('estimate');
    expect(verb({ summary: 'Orders of a customer.' })).to.equal(null);
    expect(verb({ summary: 'Update the password.', description: 'Generates a token.' })).to.equal('update');
    expect(verb({ summary: 'Orders.', description: 'Requires the role of an administrator.' })).to.equal(null);
  });

  it('only change what is there, unless something is created beside it', () => {
    const changes = (texts: object) => onlyChanges(operation(texts));
    for (const summary of [
      'Updates a payment.',
      'Update the order.',
      'Cancel an order.',
      'Modifies it.',
      'Edit items.',
    ])
      expect(changes({ summary }), summary).to.equal(true);
    expect(changes({ operationId: 'updateOrder' })).to.equal(true);
    for (const summary of ['Creates an order.', 'Create or update an order.', 'Lists orders.', 'Orders'])
      expect(changes({ summary }), summary).to.equal(false);
    expect(changes({ summary: 'Update an order', description: 'Updates or creates an order.' })).to.equal(false);
  });
});
