import { noVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../../../../model/text/words/part-of-speech.ts';
import { each } from './tables.ts';

const reading = (name: string) => partOfSpeech(name, noVocabulary);

describe('part of speech', () => {
  each(
    'verbs',
    'verb',
    'activate cancel authorize authorise reauthorize validate send redact resend autoscale',
    reading,
  );
  each(
    'verb phrases',
    'verb',
    'create-order get-user verify-email check-availability mark_uncollectible get_by_id',
    reading,
  );
  each(
    'verb phrases too',
    'verb',
    'async-invoke bulk-delete updateOrder set-price destroy_with_associated_resources',
    reading,
  );
  each(
    'nouns',
    'noun',
    'orders transfers authorization authorizations people metadata returns uploads billing',
    reading,
  );
  each(
    'verbs before what one looks up',
    'verb',
    'fetch-orders find-orders update-orders list-orders list-customers search-invoices edit-users',
    reading,
  );
  each('noun phrases', 'noun', 'order-items search-results download-links payment-methods registered-devices', reading);
  each('noun phrases of verbs', 'noun', 'change-orders purchase-orders list-items know-how', reading);
  each('noun phrases too', 'noun', 'add-ons check-ins sign-up-forms recent_items user-search password-reset', reading);
  each('nouns and verbs', 'both', 'transfer order return report capture refund charge search balance access', reading);
  each('nouns and verbs too', 'both', 'export import test set run use contact deposit update upload commit', reading);
  each(
    'open phrases',
    'both',
    'log-in change-plan change-status charge-card process-order search-parameters update-policies allow-list',
    reading,
  );
  each('names without a reading', 'unknown', 'xyzzy 42 - cancels customer_xyzzy excel live inter-balance', reading);
  each('nouns after a prefix', 'noun', 'inter-bank-transfers inter-company-loans', reading);
});
