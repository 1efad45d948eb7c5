import { expect } from 'chai';
import { isNamedByVerb } from '../../../model/paths/resource-segments.ts';
import { noVocabulary } from '../../../model/text/words/declared-vocabulary.ts';
import { each } from '../text/words/tables.ts';

/** Whether 4.1/no-verbs takes this name of a collection for a verb. */
function isVerb(name: string): boolean {
  const segment = { name } as Parameters<typeof isNamedByVerb>[0]['segment'];
  return isNamedByVerb({ segment, meaning: 'collection' } as Parameters<typeof isNamedByVerb>[0], noVocabulary);
}

describe('collections that are named by a verb', () => {
  each(
    'verbs that begin commands, before a plural',
    true,
    `accept-orders acknowledge-orders activate-orders add-orders apply-orders approve-orders assign-orders attach-orders
    authorize-orders calculate-orders cancel-orders compute-orders confirm-orders create-orders deactivate-orders
    delete-orders deny-orders detach-orders disable-orders dismiss-orders enable-orders execute-orders fetch-orders
    find-orders generate-orders get-orders make-orders manage-orders mark-orders modify-orders provide-orders
    reactivate-orders remove-orders replace-orders require-orders resend-orders retrieve-orders send-orders set-orders
    submit-orders suspend-orders terminate-orders undo-orders update-orders validate-orders verify-orders notify-orders`,
    isVerb,
  );
  each(
    'verbs of looking up, before what is looked up',
    true,
    'browse-orders edit-orders list-orders read-orders search-orders show-orders view-orders',
    isVerb,
  );
  each('verbs that are hardly nouns', true, 'fetch find update', isVerb);
  each('nouns, and verbs that begin compounds', false, 'orders order-items connect-apps edit-scripts transfer', isVerb);

  it('as the name of one resource, a word that can be a noun is none', () => {
    expect(isNamedByVerb({ segment: { name: 'update' }, meaning: 'singleton' } as never, noVocabulary)).to.equal(false);
  });
});
